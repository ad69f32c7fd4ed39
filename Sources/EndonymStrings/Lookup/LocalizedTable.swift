import Endonym

/// One table in the languages of one moment: what ``LocalizedStrings`` looks up in.
///
/// A program that looks up much in a row - a view that is drawn, a request that is answered - takes the table once and holds it: look-ups
/// in it are the fastest there are, and all in the same languages, whatever is switched meanwhile.
///
/// ```swift
/// let menu = strings.table("Menu")
/// menu.string("file.open")            // Öffnen
/// menu.string("file.recent", 3)       // Letzte 3 Dokumente
/// ```
public final class LocalizedTable: Sendable {
  /// A place and what its files say.
  struct Layer: Sendable {
    let step: LookupStep
    /// The language of its messages.
    let context: MessageContext
    /// What its files say, in the order in which they count.
    let tables: [any MessageTable]
  }

  /// The name: that of the table's files without extension.
  public let name: String
  /// The languages that are looked in, in order, as the sources spell them.
  public var languages: [String] { layers.compactMap(\.step.localization) }

  let layers: [Layer]
  /// What messages are shown in when no table has them.
  let context: MessageContext
  /// The pseudo-language that texts are changed into.
  let pseudo: PseudoLanguage?
  let missing: MissingStrings
  /// Where damage is told.
  private let diagnostics: FoundDiagnostics
  /// What was looked up.
  private let messages: KeyTable<LocalizedMessage>

  init(
    name: String, layers: [Layer], context: MessageContext, pseudo: PseudoLanguage?, missing: MissingStrings,
    diagnostics: FoundDiagnostics
  ) {
    self.name = name
    self.layers = layers
    self.context = context
    self.pseudo = pseudo
    self.missing = missing
    self.diagnostics = diagnostics
    messages = KeyTable(minimumCapacity: 64)
  }

  /// Whether a table has the key.
  public func contains(_ key: String) -> Bool { message(key) != nil }

  /// The text of a key as the table has it: what `NSLocalizedString` gives.
  ///
  /// A plural without its number is its form `other`. A key that no table has is counted and told of.
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown when no table has the key; without it, or when it is empty, the key is.
  /// - Returns: The text.
  public func string(_ key: String, defaultValue: String? = nil) -> String {
    messages.withValue(key) { text(of: $0, key, defaultValue) } ?? resolve(key).map { text(of: $0, key, defaultValue) }
      ?? missed(key, defaultValue: defaultValue)
  }

  /// The text of a key with arguments.
  ///
  /// Arguments take the places of `%@`, `%lld` and their kin and choose plural forms; none of them and nothing in the table makes this fail.
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values, in the order of their positions.
  ///   - defaultValue: The format that is shown when no table has the key; without it, or when it is empty, the key is.
  /// - Returns: The text.
  public func string<each Argument: MessageArgumentConvertible>(
    _ key: String, _ arguments: repeat each Argument, defaultValue: String? = nil
  ) -> String {
    var values: [MessageArgument] = []
    repeat values.append((each arguments).messageArgument)
    return string(key, arguments: MessageArguments(values), defaultValue: defaultValue)
  }

  /// The text of a key with arguments by position and name.
  public func string(_ key: String, arguments: MessageArguments, defaultValue: String? = nil) -> String {
    guard let compiled = message(key) else { return missed(key, arguments, defaultValue: defaultValue) }
    if compiled.located.isKey, let stated = stated(key, defaultValue, compiled.context) {
      return stated.message.format(arguments)
    }
    return compiled.message.format(arguments)
  }

  /// The message of a key, to be shown again and again; `nil` when no table has it, which is not counted.
  public func message(for key: String) -> Message? { message(key)?.message }
}

extension LocalizedTable {
  /// The message of a key, else of a default value, with numbers in another locale than the language's own if one is given.
  package func message(_ key: String, defaultValue: String, formatting: LocaleIdentifier?) -> Message {
    if var compiled = message(key) {
      if compiled.located.isKey, let stated = stated(key, defaultValue, compiled.context) { compiled = stated }
      guard let formatting else { return compiled.message }
      return Message(compiled.located.definition, in: compiled.context.formatting(in: formatting))
    }
    let format = missing.shown(for: key, defaultValue: defaultValue)
    missing.note(key, table: name, languages: languages, shown: format)
    return Message(format, in: formatting.map(context.formatting) ?? context)
  }

  /// The text of a key if it was looked up before, and a default value does not count before it.
  @inline(__always)
  func known(_ key: UnsafeBufferPointer<UInt8>, _ defaultValue: String?) -> String? {
    messages.withValue(key) { $0.isKey && defaultValue != nil ? nil : $0.text } ?? nil
  }

  /// What is shown for a message: itself, or a default value in place of a key without a text.
  @inline(__always)
  private func text(of message: borrowing LocalizedMessage, _ key: String, _ defaultValue: String?) -> String {
    guard message.isKey, let stated = stated(key, defaultValue, message.compiled.context) else { return message.text }
    return LocalizedMessage(stated.located, context: stated.context).text
  }

  /// A default value that counts before a key without a text: one that says something else than the key.
  @inline(never)
  func stated(_ key: String, _ defaultValue: String?, _ context: MessageContext) -> CompiledOnDemand? {
    guard let defaultValue, !defaultValue.isEmpty, defaultValue != key else { return nil }
    let text = MessageDefinition.text(defaultValue)
    return CompiledOnDemand(LocatedMessage(pseudo?.definition(text) ?? text, file: ""), context: context)
  }

  /// The message of a key if a table has it.
  @inline(__always)
  func message(_ key: String) -> CompiledOnDemand? {
    messages.withValue(key) { $0.compiled } ?? resolve(key)?.compiled
  }

  /// Looks into the layers for a key that is looked up for the first time.
  @inline(never)
  private func resolve(_ key: String) -> LocalizedMessage? {
    var keyItself: (located: LocatedMessage, context: MessageContext)?
    for layer in layers {
      for table in layer.tables {
        guard let located = sound(table, key) else { continue }
        if !located.isKey { return keep(located, layer.context, for: key) }
        keyItself = keyItself ?? (located, layer.context)
      }
    }
    return keyItself.map { keep($0.located, $0.context, for: key) }
  }

  private func keep(_ located: LocatedMessage, _ context: MessageContext, for key: String) -> LocalizedMessage {
    var located = located
    if let pseudo { located.definition = pseudo.definition(located.definition) }
    return messages.insert(LocalizedMessage(located, context: context), for: key)
  }

  /// What a table says of a key; nothing where it is damaged, so that the next table is asked.
  private func sound(_ table: any MessageTable, _ key: String) -> LocatedMessage? {
    do { return try table.message(for: key) } catch {
      diagnostics.note([error])
      return nil
    }
  }

  /// What is shown for a key that no table has.
  @inline(never)
  func missed(_ key: String, defaultValue: String?) -> String {
    let shown = missing.shown(for: key, defaultValue: defaultValue)
    missing.note(key, table: name, languages: languages, shown: shown)
    return shown
  }

  /// What is shown for a key that no table has: the default value, or the key, as a format of the language that would have been shown.
  @inline(never)
  func missed(_ key: String, _ arguments: MessageArguments, defaultValue: String?) -> String {
    let format = missing.shown(for: key, defaultValue: defaultValue)
    let shown = Message(format, in: context).format(arguments)
    missing.note(key, table: name, languages: languages, shown: shown)
    return shown
  }
}

extension MessageContext {
  /// The same language with numbers in a locale.
  fileprivate func formatting(in locale: LocaleIdentifier) -> MessageContext {
    MessageContext(MessageLocales(language: locales.language, formatting: locale), options: options)
  }
}
