import Foundation
import TheseusCore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Codable {
    case medium, large, fraction(CGFloat), height(CGFloat)
  }
  fileprivate let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in points, of a window as high as `window`.
  func height(in window: CGFloat) -> CGFloat {
    switch kind {
    case .medium: window / 2
    case .large: window
    case .fraction(let fraction): window * min(max(fraction, 0), 1)
    case .height(let height): height
    }
  }
}

/// Snapshots save a detent by its kind (R32).
extension PresentationDetent: SessionRepresentable {
  package struct Form: Codable {
    fileprivate let kind: Kind
  }

  package var sessionForm: Form? { Form(kind: kind) }
  package init(sessionForm: Form) { self.init(kind: sessionForm.kind) }
}
