import Foundation

extension CGRect {
  /// The part that both rectangles cover; null if there is none, also for rectangles with NaN, for
  /// which Foundation's `intersection` stops the program.
  package func overlap(with other: CGRect) -> CGRect {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    let size = CGSize(width: right - left, height: bottom - top)
    guard size.width >= 0, size.height >= 0 else { return .null }
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }
}
