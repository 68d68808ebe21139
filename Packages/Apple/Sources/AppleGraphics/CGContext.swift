import SwiftUI

/// Accepts drawing and draws nothing: there is no picture behind it.
public final class CGContext {
  public init() {}

  public var interpolationQuality: CGInterpolationQuality = .default
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func fill(_ rect: CGRect) { report() }
  public func stroke(_ rect: CGRect) { report() }
  public func fillEllipse(in rect: CGRect) { report() }
  public func strokeEllipse(in rect: CGRect) { report() }
  public func clear(_ rect: CGRect) {}
  public func clip(to rect: CGRect) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func beginPath() {}
  public func closePath() {}
  public func fillPath() { report() }
  public func strokePath() { report() }
  public func saveGState() {}
  public func restoreGState() {}
  public func draw(_ image: CGImage, in rect: CGRect) { report() }
  public func makeImage() -> CGImage? {
    report()
    return nil
  }

  private func report() {
    RuntimeIssues.reportUnsupported("CGContext: nothing is drawn; use Canvas or Shape")
  }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
