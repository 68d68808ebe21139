import AttributeGraph
import Foundation
import TheseusCore

@testable import TheseusViews

/// A leaf that can have focus: the smallest element that a layer or a focus test needs.
struct Key: View {
  typealias Body = Never
  var name: String
  var width: CGFloat = 40

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = KeyElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class KeyElement: ValueElement<Key>, FocusTarget, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: value.width, height: 16)
  }
  var isFocusable: Bool { true }
  var semantics: Semantics? { Semantics(.button, label: value.name) }
}

extension WindowHost {
  /// All elements of a type, in tree order.
  func all<Element: ViewElement>(_ type: Element.Type) -> [Element] {
    var found: [Element] = []
    var stack: [ViewElement] = [root]
    while let element = stack.popLast() {
      if let element = element as? Element { found.append(element) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  func key(_ name: String) -> KeyElement? { all(KeyElement.self).first { $0.value.name == name } }
  var focusedKey: String? { (focus.focused as? KeyElement)?.value.name }

  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    let characters =
      key.isPrintable && modifiers.isSubset(of: [.shift]) ? String(key.character) : ""
    send(.key(KeyPress(key: key, characters: characters, modifiers: modifiers)))
  }

  func click(column: Int, row: Int) {
    send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
  }
}
