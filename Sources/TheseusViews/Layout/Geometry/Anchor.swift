import Foundation
import TheseusCore

/// A part of a view's geometry that other views can convert to their own coordinates, by
/// `GeometryProxy`'s subscript. Passed up by `anchorPreference`.
public struct Anchor<Value> {
  let source: AnchorSource
  let part: Source

  /// The value for the view's frame in any coordinates.
  func value(_ frame: CGRect) -> Value { part.value(frame) }

  /// The part of the view.
  public struct Source {
    /// Distinguishes it from others of its type.
    let name: [CGFloat]
    let value: (CGRect) -> Value
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Hashable {
  nonisolated public static func == (a: Self, b: Self) -> Bool {
    a.source == b.source && a.part.name == b.part.name
  }
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(part.name)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Self { Self(name: []) { $0 } }
  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Self {
    Self(name: [rect.minX, rect.minY, rect.width, rect.height]) {
      rect.offsetBy(dx: $0.minX, dy: $0.minY)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self(name: [0, point.x, point.y]) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// A point in parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: [1, point.x, point.y]) {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// The element of an anchor.
final class AnchorSource: Hashable {
  @MainActor private(set) weak var element: ViewElement?

  @MainActor init(_ element: ViewElement) { self.element = element }

  nonisolated static func == (a: AnchorSource, b: AnchorSource) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
