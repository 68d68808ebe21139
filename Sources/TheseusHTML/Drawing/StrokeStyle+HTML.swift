import Foundation
import TheseusViews

extension StrokeStyle {
  /// The shape of a border that looks like this line around `shape`; nil where no border does.
  func border(around shape: DrawnShape) -> DrawnShape? {
    guard !isDashed else { return nil }
    guard shape == .rectangle else { return shape }
    switch lineJoin {
    // A miter at a right angle is as long as the diagonal.
    case .miter: return miterLimit >= 2.0.squareRoot() ? shape : nil
    case .round: return .rounded(radius: lineWidth / 2)
    case .bevel: return nil
    }
  }
}

extension JSONWriter {
  /// The properties of a line's style, but for its width.
  mutating func pen(_ line: StrokeStyle) {
    object {
      switch line.lineCap {
      case .butt: break
      case .round: $0.property("strokeLinecap", "round")
      case .square: $0.property("strokeLinecap", "square")
      }
      switch line.lineJoin {
      case .miter: $0.property("strokeMiterlimit", Self.text(max(1, line.miterLimit), decimals: 2))
      case .round: $0.property("strokeLinejoin", "round")
      case .bevel: $0.property("strokeLinejoin", "bevel")
      }
      guard line.isDashed else { return }
      let pattern = line.dash.map { Self.text($0, decimals: 2) }.joined(separator: " ")
      $0.property("strokeDasharray", pattern)
      if line.dashPhase != 0 {
        $0.property("strokeDashoffset", Self.text(line.dashPhase, decimals: 2))
      }
    }
  }

  private mutating func property(_ name: String, _ value: String) {
    key(name)
    string(value)
  }
}
