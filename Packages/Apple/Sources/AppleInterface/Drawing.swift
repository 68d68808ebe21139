import SwiftUI

/// Drawing into views, contexts and pictures, which is reported and draws nothing.
package enum Drawing {
  package static func report(_ symbol: String) {
    RuntimeIssues.reportUnsupported("\(symbol): nothing is drawn; use Canvas or Shape")
  }
}

extension NSString {
  /// Draws nothing, which is reported.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { Drawing.report("NSString.draw(at:withAttributes:)") }
  /// Draws nothing, which is reported.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    Drawing.report("NSString.draw(in:withAttributes:)")
  }
}

extension String {
  /// Draws nothing, which is reported.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { (self as NSString).draw(at: point, withAttributes: attributes) }
  /// Draws nothing, which is reported.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    (self as NSString).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Draws nothing, which is reported.
  public func draw(at point: CGPoint) { Drawing.report("NSAttributedString.draw(at:)") }
  /// Draws nothing, which is reported.
  public func draw(in rect: CGRect) { Drawing.report("NSAttributedString.draw(in:)") }
}

extension Path {
  /// The same path: `cgPath` of a path of AppKit or UIKit.
  public init(_ path: Path) { self = path }
}
