/// Finds where new keys go among those of an object, in whatever order these are.
///
/// - Keys in Xcode's order, or in that of code points, stay in it.
/// - Keys that are nearly in Xcode's order, as after a merge by hand, get a new one behind the greatest that precedes it.
/// - Keys in no order get new ones at the end.
struct KeyPlacement {
  /// Of so many neighbors one may be out of order in keys that are nearly in order.
  private static let neighborsPerDisorder = 10

  private enum Arrangement { case xcode, codePoints, nearlyXcode, none }

  private let keys: [String]
  private let order: CatalogKeyOrder
  private let arrangement: Arrangement

  init(_ keys: [String], order: CatalogKeyOrder) {
    self.keys = keys
    self.order = order
    let neighbors = zip(keys, keys.dropFirst())
    let disorder = neighbors.count { order.areInOrder($1, $0) }
    if disorder == 0 {
      arrangement = .xcode
    } else if !neighbors.contains(where: { Self.areInCodePointOrder($1, $0) }) {
      arrangement = .codePoints
    } else {
      arrangement = disorder * Self.neighborsPerDisorder <= keys.count ? .nearlyXcode : .none
    }
  }

  private static func areInCodePointOrder(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private func areInOrder(_ left: String, _ right: String) -> Bool {
    arrangement == .codePoints ? Self.areInCodePointOrder(left, right) : order.areInOrder(left, right)
  }

  /// The numbers of keys before which new ones go, each with the indices of those that go there, in their order.
  func places(of new: [String]) -> [(place: Int, new: [Int])] {
    var groups: [Int: [Int]] = [:]
    for index in new.indices.sorted(by: { areInOrder(new[$0], new[$1]) }) {
      groups[place(of: new[index]), default: []].append(index)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func place(of key: String) -> Int {
    switch arrangement {
    case .none: return keys.count
    case .nearlyXcode:
      var greatest: Int?
      for index in keys.indices where areInOrder(keys[index], key) {
        if let current = greatest, areInOrder(keys[index], keys[current]) { continue }
        greatest = index
      }
      return greatest.map { $0 + 1 } ?? 0
    case .xcode, .codePoints:
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if areInOrder(keys[middle], key) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
