import Foundation
import TheseusCore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Codable {
    case medium, large, fraction(CGFloat), height(CGFloat)
  }
  fileprivate let kind: Kind
  /// The app's own function for the height; it replaces the kind.
  private var custom: CustomHeight?

  fileprivate init(kind: Kind) { self.kind = kind }

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type of the app computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(kind: .large)
    detent.custom = CustomHeight(type: ObjectIdentifier(type)) { D.height(in: $0) }
    return detent
  }

  /// The height in points, of a window as high as `window`; nil for one that is not offered there.
  func height(in window: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    if let custom { return custom.height(Context(maxDetentValue: window, environment)) }
    return switch kind {
    case .medium: window / 2
    case .large: window
    case .fraction(let fraction): window * min(max(fraction, 0), 1)
    case .height(let height): height
    }
  }
}

extension PresentationDetent {
  /// The values that a custom detent uses for its height.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    init(maxDetentValue: CGFloat, _ environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    /// A value of the presentation's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Only layout, on the main actor, calls the function.
  private struct CustomHeight: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let height: (Context) -> CGFloat?

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }
}

/// A height of a sheet that the app computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil when the detent is not offered.
  static func height(in context: Context) -> CGFloat?
}

/// Snapshots save a detent by its kind (R32); one of the app's own types has none.
extension PresentationDetent: SessionRepresentable {
  package struct Form: Codable {
    fileprivate let kind: Kind
  }

  package var sessionForm: Form? { custom == nil ? Form(kind: kind) : nil }
  package init(sessionForm: Form) { self.init(kind: sessionForm.kind) }
}
