import AttributeGraph
import Foundation
import TheseusCore

/// `accessibilityActions`: the buttons of views that are neither drawn nor read, as named actions
/// of the content.
nonisolated public struct _AccessibilityActionsModifier<Actions: View>: ViewModifier {
  public typealias Body = Never
  let actions: Actions

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) { element, place in
      var views = ElementList()
      Actions._mount(modifier[\.actions], place.hiddenPart("actions", of: inputs), into: &views)
      let wrapper = AccessibilityActionsElement(modifier, place, views)
      wrapper.wrapAndMount(element, place)
      return wrapper
    }
    content.mount(inner, into: &list)
  }
}

/// An element that offers the buttons of other views by their labels. These views are mounted but
/// not among its children, so that they take part in nothing else.
private final class AccessibilityActionsElement<Actions: View>: PassthroughElement<
  _AccessibilityActionsModifier<Actions>
>, SemanticsSource
{
  override var semanticsSource: (any SemanticsSource)? { self }

  private let list: ElementList
  private var actions: [ViewElement] = []

  init(
    _ source: _GraphValue<_AccessibilityActionsModifier<Actions>>, _ inputs: ViewInputs,
    _ list: ElementList
  ) {
    self.list = list
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    var changed = try super.updateContent(context)
    actions = try list.flatten(context).map { ViewElement.of($0) }
    for action in actions {
      // The label names the action.
      _ = try context[action.layoutAttribute]
      if context.didChange(action.layoutAttribute.id) { changed = true }
    }
    return changed
  }

  private var buttons: [(name: String, button: any Activatable)] {
    var found: [(String, any Activatable)] = []
    var stack = Array(actions.reversed())
    while let element = stack.popLast() {
      if let button = element.activation, element.hasOwnSemantics {
        found.append((element.semanticLabel, button))
      } else {
        stack.append(contentsOf: element.viewChildren.reversed())
      }
    }
    return found
  }

  var amendsContent: Bool { true }
  func amend(_ semantics: inout Semantics) { semantics.namedActions += buttons.map(\.name) }

  func perform(_ action: SemanticAction) -> Bool {
    guard case .named(let name) = action, let known = buttons.first(where: { $0.name == name })
    else { return false }
    return known.button.activate()
  }
}

extension View {
  /// Offers the buttons of `content` as actions of this view, by their labels.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { modifier(_AccessibilityActionsModifier(actions: content())) }
}
