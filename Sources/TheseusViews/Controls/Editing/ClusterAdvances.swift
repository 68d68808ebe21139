import Foundation

/// The advances of the clusters of an edited text, in points.
///
/// They are multiples of a length so small that their sums are exact: undoing an edit leaves no
/// rounding error.
struct ClusterAdvances: Sendable {
  /// The advance of all printable ASCII if it is the same; else 0.
  let fixed: CGFloat
  /// The advances of printable ASCII, from the space on; empty if they are all the same.
  private let ascii: [CGFloat]
  private let other: @Sendable (Character) -> CGFloat

  /// The same advance for each cluster.
  init(all advance: CGFloat) {
    fixed = Self.exact(advance)
    ascii = []
    other = { [fixed] _ in fixed }
  }

  /// Printable ASCII has one advance; others are measured.
  init(ascii advance: CGFloat, other: @escaping @Sendable (Character) -> CGFloat) {
    fixed = Self.exact(advance)
    ascii = []
    self.other = { Self.exact(other($0)) }
  }

  /// Text with a host's metrics. A line end is as wide as a space, a tab as the distance between
  /// tab stops.
  init(_ metrics: any TextMetrics, _ typography: Typography) {
    let fixed = metrics.fixedFont?.asciiAdvance
    let space = fixed ?? metrics.advance(of: " ", in: typography)
    self.fixed = Self.exact(fixed ?? 0)
    ascii =
      fixed == nil
      ? (UInt8(32)...126).map {
        Self.exact(metrics.advance(of: Character(Unicode.Scalar($0)), in: typography))
      } : []
    other = { cluster in
      if cluster.isNewline { return Self.exact(space) }
      if cluster == "\t" { return Self.exact(metrics.tabInterval) }
      if let fixed, let ascii = cluster.asciiValue, ascii &- 32 < 95 { return Self.exact(fixed) }
      return Self.exact(metrics.advance(of: cluster, in: typography))
    }
  }

  subscript(cluster: Character) -> CGFloat { other(cluster) }

  /// The advance of a byte of printable ASCII.
  subscript(byte: UInt8) -> CGFloat { ascii.isEmpty ? fixed : ascii[Int(byte) - 32] }

  /// The advance of a run of printable ASCII.
  func advance(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> CGFloat {
    if ascii.isEmpty { return CGFloat(bytes.count) * fixed }
    var total: CGFloat = 0
    for byte in bytes { total += ascii[Int(byte) - 32] }
    return total
  }

  /// The number of bytes of a run of printable ASCII that fit into a width.
  func fitting(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, width: CGFloat) -> Int {
    if ascii.isEmpty {
      guard width < CGFloat(bytes.count) * fixed else { return bytes.count }
      return Int(clamping: (width / fixed + Self.tolerance).rounded(.down), to: 0...bytes.count)
    }
    var left = width + Self.tolerance
    for (index, byte) in bytes.enumerated() {
      left -= ascii[Int(byte) - 32]
      if left < 0 { return index }
    }
    return bytes.count
  }

  static let tolerance: CGFloat = 1e-6

  /// The nearest advance whose sums are exact.
  private static func exact(_ advance: CGFloat) -> CGFloat {
    advance > 0 ? (advance * 65_536).rounded() / 65_536 : 0
  }
}
