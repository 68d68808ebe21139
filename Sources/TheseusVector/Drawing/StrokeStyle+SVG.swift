import Foundation
import TheseusViews

extension StrokeStyle {
  /// The attributes for what differs from SVG's default line, with a space before each.
  ///
  /// - Parameter hasCorners: whether corners may be sharper than those of rectangles.
  func svg(hasCorners: Bool) -> String {
    var attributes = ""
    switch lineCap {
    case .butt: break
    case .round: attributes += " stroke-linecap=\"round\""
    case .square: attributes += " stroke-linecap=\"square\""
    }
    switch lineJoin {
    // A right angle has the ratio 1.4: of the limits, only those below 2 can cut it off. A limit
    // below 1 is an error in SVG.
    case .miter where hasCorners && miterLimit != Self.miterLimitOfSVG || miterLimit < 2:
      attributes += " stroke-miterlimit=\"\(number(max(1, miterLimit)))\""
    case .miter: break
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if isDashed {
      let pattern = dash.map(number).joined(separator: " ")
      attributes += " stroke-dasharray=\"\(pattern)\""
      if dashPhase != 0 { attributes += " stroke-dashoffset=\"\(number(dashPhase))\"" }
    }
    return attributes
  }

  private static let miterLimitOfSVG: CGFloat = 4
}
