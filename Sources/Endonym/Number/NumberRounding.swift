extension NumberFormat {
  /// What happens to digits beyond the precision: ECMA-402's `roundingMode`. Half-even is ICU's and CLDR's default.
  ///
  /// | mode | 1.5 | 2.5 | -2.5 | 1.2 | -1.2 |
  /// |---|---|---|---|---|---|
  /// | `halfEven` | 2 | 2 | -2 | 1 | -1 |
  /// | `halfExpand` | 2 | 3 | -3 | 1 | -1 |
  /// | `halfTruncate` | 1 | 2 | -2 | 1 | -1 |
  /// | `halfCeiling` | 2 | 3 | -2 | 1 | -1 |
  /// | `halfFloor` | 1 | 2 | -3 | 1 | -1 |
  /// | `ceiling` | 2 | 3 | -2 | 2 | -1 |
  /// | `floor` | 1 | 2 | -3 | 1 | -2 |
  /// | `expand` | 2 | 3 | -3 | 2 | -2 |
  /// | `truncate` | 1 | 2 | -2 | 1 | -1 |
  public enum RoundingMode: String, Hashable, Sendable, Codable, CaseIterable, BitwiseCopyable {
    /// Toward positive infinity.
    case ceiling = "ceil"
    /// Toward negative infinity.
    case floor
    /// Away from zero.
    case expand
    /// Toward zero.
    case truncate = "trunc"
    /// To the nearest; ties toward positive infinity.
    case halfCeiling = "halfCeil"
    /// To the nearest; ties toward negative infinity.
    case halfFloor
    /// To the nearest; ties away from zero.
    case halfExpand
    /// To the nearest; ties toward zero.
    case halfTruncate = "halfTrunc"
    /// To the nearest; ties to the even neighbor.
    case halfEven
  }
}
