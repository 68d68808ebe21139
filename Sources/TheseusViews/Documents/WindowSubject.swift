import AttributeGraph
import TheseusCore

/// The title and the subject of the window.
struct _WindowSubjectModifier: Equatable {
  let title: String
  /// Finds the window again when it is to be opened for an equal value; nil for that which it was
  /// opened for.
  let value: AnyHashable?
}

extension _WindowSubjectModifier: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> WindowSubjectElement
  {
    WindowSubjectElement(modifier, inputs)
  }
}

final class WindowSubjectElement: PassthroughElement<_WindowSubjectModifier> {
  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if changed {
      runtime.afterUpdate { [weak self] in
        if let self, scope.isAlive {
          window.part(WindowSubject.self)?.changed(value.title, value.value)
        }
      }
    }
    return changed
  }
}

/// The title and the content of a window, if a view in it gives them.
@MainActor
final class WindowSubject {
  /// Called when that has changed.
  var changed: (_ title: String, _ value: AnyHashable?) -> Void = { _, _ in }
}
