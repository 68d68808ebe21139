import AttributeGraph
import Foundation
import TheseusTesting

/// The smallest button: can have focus, answers to Return and to activation.
struct Push: View {
  typealias Body = Never
  var title: String
  var isEnabled = true
  var action: () -> Void

  init(_ title: String, isEnabled: Bool = true, action: @escaping () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = PushElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class PushElement: ValueElement<Push>, KeyResponder, Activatable, FocusTarget, SemanticsSource
{
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  override var activation: (any Activatable)? { self }
  var semantics: Semantics? {
    Semantics(.button, label: value.title, isEnabled: value.isEnabled)
  }
  var isFocusable: Bool { value.isEnabled }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(value.title.count) * 8, height: 16)
  }

  func handle(_ key: KeyPress) -> Bool { key.key == .return && activate() }

  func activate() -> Bool {
    value.action()
    return true
  }
}

/// The smallest field: appends typed text, Delete removes the last character.
struct Entry: View {
  typealias Body = Never
  var label: String
  @Binding var text: String

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = EntryElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class EntryElement: ValueElement<Entry>, KeyResponder, FocusTarget, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  var semantics: Semantics? {
    Semantics(.textField, label: value.label, value: .text(value.text))
  }
  var isFocusable: Bool { true }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 80, height: 16) }

  func handle(_ key: KeyPress) -> Bool {
    if key.key == .delete {
      value.text = String(value.text.dropLast())
      return true
    }
    guard key.key.isPrintable, !key.characters.isEmpty else { return false }
    value.text += key.characters
    return true
  }

  func insert(_ text: String, isPaste: Bool) -> Bool {
    value.text += text
    return true
  }
}

/// A slider's semantics: one step at a time.
struct Steps: View {
  typealias Body = Never
  @Binding var value: Int

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = StepsElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class StepsElement: ValueElement<Steps>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  var semantics: Semantics? {
    Semantics(.slider, label: "steps", value: .text("\(value.value)"))
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 40, height: 16) }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: value.value += 1
    case .decrement: value.value -= 1
    default: return false
    }
    return true
  }
}

/// A control whose label is made of the texts inside.
struct Composite<Content: View>: View {
  typealias Body = Never
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = CompositeElement(inputs)
    var children = ElementList()
    VStack<Content>._mount(stack(view, inputs), inputs.contained(), into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }

  private static func stack(_ view: _GraphValue<Self>, _ inputs: ViewInputs) -> _GraphValue<
    VStack<Content>
  > {
    let rule = inputs.graph.makeRule(in: inputs.scope.subgraph) {
      (context) throws(GraphError) -> VStack<Content> in
      let content = try context.load(view).content
      return VStack { content }
    }
    return _GraphValue(rule)
  }
}

final class CompositeElement: ViewElement, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  var semantics: Semantics? { Semantics(.button, absorbsTexts: true) }
}
