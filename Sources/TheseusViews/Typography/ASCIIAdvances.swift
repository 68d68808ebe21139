import Foundation

/// The advances of printable ASCII in one typography.
public struct ASCIIAdvances: Sendable {
  private let ems: [Double]
  private let pointSize: CGFloat
  private let spacing: CGFloat
  private let hasMonospacedDigits: Bool

  /// - Parameter ems: 128 advances in ems, by ASCII code; negative for those that are not known.
  public init(ems: [Double], of typography: Typography) {
    self.ems = ems
    pointSize = typography.font.pointSize
    spacing = typography.spacing
    hasMonospacedDigits = typography.font.hasMonospacedDigits
  }

  /// The advance of a printable character in points; nil where it is not known.
  @inline(__always)
  func advance(of byte: UInt8) -> CGFloat? {
    let isDigit = hasMonospacedDigits && byte >= 0x30 && byte <= 0x39
    let code = isDigit ? 0x30 : Int(byte)
    guard code < ems.count, ems[code] >= 0 else { return nil }
    return ems[code] * pointSize + spacing
  }

  /// The advance of a text; nil unless all of it is printable ASCII with known advances.
  func advance(of bytes: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    var sum: CGFloat = 0
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7f, let advance = advance(of: byte) else { return nil }
      sum += advance
    }
    return sum
  }
}
