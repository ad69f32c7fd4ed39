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
    found(key) ?? missed(key, defaultValue: defaultValue)
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
    return compiled.message.format(arguments)
  }

  /// The message of a key, to be shown again and again; `nil` when no table has it, which is not counted.
  public func message(for key: String) -> Message? { message(key)?.message }
}

extension LocalizedTable {
  /// The message of a key, else of a default value, with numbers in another locale than the language's own if one is given.
  package func message(_ key: String, defaultValue: String, formatting: LocaleIdentifier?) -> Message {
    if let compiled = message(key) {
      guard let formatting else { return compiled.message }
      return Message(compiled.located.definition, in: compiled.context.formatting(in: formatting))
    }
    let format = missing.shown(for: key, defaultValue: defaultValue)
    missing.note(key, table: name, languages: languages, shown: format)
    return Message(format, in: formatting.map(context.formatting) ?? context)
  }

  /// The text of a key if a table has it.
  @inline(__always)
  func found(_ key: String) -> String? {
    messages.withValue(key) { $0.text } ?? resolve(key)?.text
  }

  /// The text of a key if it was looked up before.
  @inline(__always)
  func known(_ key: UnsafeBufferPointer<UInt8>) -> String? { messages.withValue(key) { $0.text } }

  /// The message of a key if a table has it.
  @inline(__always)
  func message(_ key: String) -> CompiledOnDemand? {
    messages.withValue(key) { $0.compiled } ?? resolve(key)?.compiled
  }

  /// Looks into the layers for a key that is looked up for the first time.
  @inline(never)
  private func resolve(_ key: String) -> LocalizedMessage? {
    for layer in layers {
      for table in layer.tables {
        guard var located = sound(table, key) else { continue }
        if let pseudo { located.definition = pseudo.definition(located.definition) }
        return messages.insert(LocalizedMessage(located, context: layer.context), for: key)
      }
    }
    return nil
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
