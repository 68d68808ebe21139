import Foundation
import TheseusCore

/// The pointer's style over a view. A terminal decides its own.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")

  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    .columnResize
  }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
  public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle
  { PointerStyle(name: "shape") }
}

/// A direction along a row.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading
  case trailing

  /// One or both directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction along a column.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case up
  case down

  /// One or both directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}

extension View {
  /// The shape of the pointer above this view. A terminal's pointer has one shape.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    hint(PointerStyleHint.self, style)
  }
  /// Whether the pointer is seen above this view. A terminal's pointer always is.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    hint(PointerVisibilityHint.self, visibility)
  }
}

/// Moves the window; the terminal owns its windows, so this is never recognized.
public struct WindowDragGesture: Gesture, Equatable {
  public struct Value: Equatable, Sendable {}
  public typealias Body = Never

  nonisolated public init() {}
  public static var _initialMemory: Void { () }
  public func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Value> {
    .failed
  }
}

/// The shape of the pointer above an element.
public enum PointerStyleHint: ElementHintKey { public typealias Value = PointerStyle? }

/// Whether the pointer is seen above an element.
public enum PointerVisibilityHint: ElementHintKey { public typealias Value = Visibility }
