import EndonymICU

extension LocaleIdentifier {
  /// The direction of the script: of the one that the identifier names, else of the likely one.
  public var writingDirection: WritingDirection {
    ICULocale.isRightToLeft(dataIdentifier) ? .rightToLeft : .leftToRight
  }

  /// The calendar that dates are written in: of the key `ca`, else the custom of the region.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func calendar() throws(FormatError) -> CalendarIdentifier {
    if let calendar = preferences.calendar { return calendar }
    let identifier = regionalIdentifier
    return try CalendarIdentifier(
      try FormatError.wrapping { () throws(ICUError) in try ICULocale.calendar(identifier) })
  }

  /// The numbering system that numbers are written in: of the key `nu`, else the locale's default.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func numberingSystem() throws(FormatError) -> NumberingSystem {
    if let system = preferences.numberingSystem { return system }
    let identifier = dataIdentifier
    return try NumberingSystem(
      try FormatError.wrapping { () throws(ICUError) in try ICULocale.numberingSystem(identifier) })
  }

  /// How hours are counted: by the key `hc`, else the custom of the region.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func hourCycle() throws(FormatError) -> HourCycle {
    if let cycle = preferences.hourCycle { return cycle }
    var subtags = storage.tag.subtags
    if subtags.language == "und" || subtags.region == nil { subtags = try subtags.maximized() }
    let region = preferences.regionOverride ?? subtags.region ?? "001"
    let language = subtags.language
    return try FormatError.wrapping { () throws(ICUError) in
      let times = try ICUResourceBundle(name: "supplementalData").required("timeData")
      var time = try times.child("\(language)_\(region)")
      if time == nil { time = try times.child(region) }
      switch try time?.string("preferred") {
      case "h": return .h12
      case "K": return .h11
      case "k": return .h24
      default: return .h23
      }
    }
  }

  /// The units that are customary: by the key `ms`, else in the region.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func measurementSystem() throws(FormatError) -> MeasurementSystem {
    if let system = preferences.measurementSystem { return system }
    let identifier = regionalIdentifier
    switch try FormatError.wrapping({ () throws(ICUError) in try ICULocale.measurementSystem(identifier) }) {
    case .metric: return .metric
    case .uksystem: return .uksystem
    case .ussystem: return .ussystem
    }
  }

  /// The day that weeks begin with: of the key `fw`, else the custom of the region; Monday in the calendar `iso8601`.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func firstWeekday() throws(FormatError) -> Weekday {
    if let weekday = preferences.firstWeekday { return weekday }
    if preferences.calendar == .iso8601 { return .monday }
    let identifier = regionalIdentifier
    let number = try FormatError.wrapping { () throws(ICUError) in try ICULocale.firstWeekday(identifier) }
    return Weekday(number: number) ?? .monday
  }

  /// The ISO 4217 code of the currency: of the key `cu`, else of the region; `nil` without a region, and in one without
  /// a currency of its own, such as Antarctica.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func currency() throws(FormatError) -> String? {
    if let currency = preferences.currency { return currency }
    guard regionCode != nil || preferences.regionOverride != nil else { return nil }
    let identifier = regionalIdentifier
    let code = try FormatError.wrapping { () throws(ICUError) in try ICULocale.currency(identifier) }
    // ICU's answers for regions without one: no currency at all, and silver.
    return code == "XXX" || code == "XAG" ? nil : code
  }

  /// The locale's name in its own language, without what its keywords prefer: `Deutsch (Österreich)` for `de-AT`.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` when ICU has no data for the language,
  ///   ``FormatError/engine(call:code:name:)``.
  public func endonym() throws(FormatError) -> String {
    try requireData()
    let identifier = dataIdentifier
    return try FormatError.wrapping { () throws(ICUError) in
      try ICULocale.displayName(of: identifier, in: identifier)
    }
  }

  /// The identifier that ICU's calls about customs of a region take: with the region override, in the one spelling that
  /// all of them obey.
  var regionalIdentifier: String {
    guard let region = preferences.regionOverride else { return dataIdentifier }
    return "\(dataIdentifier)@rg=\(region)ZZZZ"
  }
}
