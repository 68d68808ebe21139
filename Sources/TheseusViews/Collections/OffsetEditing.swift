import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`; offsets that are not there are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at `source`, keeping their order, to before the element that is now at
  /// `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 >= 0 && $0 < count }.map {
      self[index(startIndex, offsetBy: $0)]
    }
    let target =
      Swift.max(0, Swift.min(destination, count))
      - source.filter { $0 >= 0 && $0 < destination && $0 < count }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
