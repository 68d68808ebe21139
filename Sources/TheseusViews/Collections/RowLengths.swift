import Foundation

/// The positions of a lazy container's rows, most of which were never measured: a common length,
/// and the rows known to differ.
struct RowLengths {
  /// The length, in points, of rows that were not measured.
  var common: CGFloat
  /// Between rows, in points.
  var spacing: CGFloat = 0
  private var exceptions: [(index: Int, length: CGFloat)] = []
  /// The sum of the differences from `common` up to and including each exception.
  private var sums: [CGFloat] = []
  private var hasMeasured = false

  init(common: CGFloat) { self.common = common }

  subscript(index: Int) -> CGFloat {
    let place = place(of: index)
    return place < exceptions.count && exceptions[place].index == index
      ? exceptions[place].length : common
  }

  /// The greatest length that rows may share, in points.
  private static let mostInCommon: CGFloat = 1e7

  /// Notes a measured length. The first one above 0 becomes the common one. Returns whether
  /// anything moves by it.
  @discardableResult
  mutating func measured(_ length: CGFloat, at index: Int) -> Bool {
    if !hasMeasured, length > 0, length <= Self.mostInCommon {
      hasMeasured = true
      let isOther = common != length || !exceptions.isEmpty
      common = length
      exceptions.removeAll { $0.index == index || $0.length == length }
      resum(from: 0)
      return isOther
    }
    let place = place(of: index)
    if place < exceptions.count, exceptions[place].index == index {
      guard exceptions[place].length != length else { return false }
      if length == common {
        exceptions.remove(at: place)
      } else {
        exceptions[place].length = length
      }
    } else {
      guard length != common else { return false }
      exceptions.insert((index, length), at: place)
    }
    resum(from: place)
    return true
  }

  /// A description of its content, for comparison.
  var words: String { "\(common) \(spacing) \(exceptions)" }

  /// Called when rows were inserted, removed or moved: only the common length stays known.
  mutating func forget() {
    exceptions = []
    sums = []
  }

  /// The start of row `index`.
  func offset(of index: Int) -> CGFloat {
    let before = place(of: index)
    return CGFloat(index) * (common + spacing) + (before > 0 ? sums[before - 1] : 0)
  }

  /// The length of `count` rows together.
  func total(_ count: Int) -> CGFloat { count == 0 ? 0 : offset(of: count) - spacing }

  /// The row at `position`, clamped to the rows there are.
  func index(at position: CGFloat, count: Int) -> Int {
    guard count > 0, position > 0 else { return 0 }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func place(of index: Int) -> Int {
    var (low, high) = (0, exceptions.count)
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func resum(from start: Int) {
    sums.removeSubrange(min(start, sums.count)...)
    for place in sums.count..<exceptions.count {
      sums.append((place > 0 ? sums[place - 1] : 0) + exceptions[place].length - common)
    }
  }
}
