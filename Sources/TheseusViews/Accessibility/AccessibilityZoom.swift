import AttributeGraph
import Foundation
import TheseusCore

/// A step of zooming by an assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

struct _AccessibilityZoomModifier {
  let zoom: (AccessibilityZoomGestureAction) -> Void
}

extension _AccessibilityZoomModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AccessibilityZoomElement
  {
    AccessibilityZoomElement(modifier, inputs)
  }
}

final class AccessibilityZoomElement: PassthroughElement<_AccessibilityZoomModifier>,
  SemanticsSource
{
  override var semanticsSource: (any SemanticsSource)? { self }
  func amend(_ semantics: inout Semantics) { semantics.actions.insert(.zoom) }

  /// A technology zooms around the middle of the element.
  func perform(_ action: SemanticAction) -> Bool {
    let direction: AccessibilityZoomGestureAction.Direction
    switch action {
    case .zoomIn: direction = .zoomIn
    case .zoomOut: direction = .zoomOut
    default: return false
    }
    let size = frame.isNull ? .zero : frame.size
    value.zoom(
      AccessibilityZoomGestureAction(
        direction: direction, location: .center,
        point: CGPoint(x: size.width / 2, y: size.height / 2)))
    return true
  }
}

extension View {
  /// Sets the action of an assistive technology's step of zooming.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { modifier(_AccessibilityZoomModifier(zoom: handler)) }
}
