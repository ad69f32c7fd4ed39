extension NumberFormatOptions {
  /// Why ICU must not be asked for ranges with these options; `nil` when it may.
  ///
  /// Of a unit in several parts (`foot-and-inch`) ICU 72 writes zeros, or ends the process: it asks for one ending of
  /// all parts (`MixedUnitLongNameHandler::getModifier`, which is unreachable by its author's word). A usage may choose
  /// such a unit for one end and not for the other.
  var rangeRefusal: FormatError? {
    switch style {
    case .unit(let unit), .measurement(let unit, usage: nil):
      guard unit.components.count > 1 else { return nil }
      return .invalidUnit(unit.identifier, reason: "ranges are not written in several units")
    case .measurement(_, .some):
      return .invalidOption("usage", reason: "the ends of a range are not converted")
    case .skeleton(let skeleton):
      let tokens = skeleton.unicodeScalars.split(whereSeparator: \.properties.isPatternWhitespace)
      for (text, token) in tokens.map({ (String($0), $0) }) {
        guard text.hasPrefix("usage/") || (text.hasPrefix("unit/") && text.contains("-and-")) else { continue }
        let offset = skeleton.utf8.distance(from: skeleton.startIndex, to: token.startIndex)
        return .invalidSkeleton(skeleton, offset: offset, reason: "ranges are not written in several units")
      }
      return nil
    case .decimal, .percent, .currency: return nil
    }
  }
}
