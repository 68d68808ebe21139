import Foundation
import TheseusCore

/// A view that is left out where it is behind the content of another one.
public struct _BehindContentModifier {}

extension _BehindContentModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(
    _ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs
  ) -> BehindContentElement {
    BehindContentElement(modifier, inputs)
  }
}

final class BehindContentElement: ValueElement<_BehindContentModifier> {
  override func placeChildren(in size: CGSize) {
    guard isBehindContent else { return super.placeChildren(in: size) }
    for child in viewChildren { child.unplace() }
  }

  /// Whether it, or a view around it, is in a background.
  private var isBehindContent: Bool {
    var child: ViewElement = self
    while let parent = child.viewParent {
      if parent.drawer?.drawingTraits.firstChildIsInFront == true,
        parent.viewChildren.first !== child
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension View {
  /// Shows nothing in the background of another view: what stands for a view that cannot be shown
  /// would be drawn among the other's content.
  nonisolated public func _hiddenBehindContent() -> some View {
    modifier(_BehindContentModifier())
  }
}
