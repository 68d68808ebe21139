import AttributeGraph
import Foundation
import TheseusCore

/// A modifier that wraps each of its elements in one of its own (R13).
@MainActor
protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: ViewElement
  /// The element around `content`. `modifier` is where this modifier's value is found.
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> Wrapper
  /// Whether the content is one view to the lifecycle modifiers outside (R18).
  static var makesOneView: Bool { get }
}

extension ElementModifier {
  static var makesOneView: Bool { false }

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    mountWrapper(modifier, inputs, content: content, into: &list)
  }

  static func mountWrapper(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      let wrapper = wrap(ViewElement.of(element), modifier, place)
      wrapper.wrapAndMount(element, place)
      return wrapper
    }
    if makesOneView {
      content.mountAsOneView(inner, into: &list)
    } else {
      content.mount(inner, into: &list)
    }
  }
}

extension ViewElement {
  /// Becomes the parent of `element` and is activated.
  func wrapAndMount(_ element: ElementNode, _ inputs: ViewInputs) {
    var list = ElementList()
    list.append(element)
    mount(inputs, children: list)
  }
}

/// An element whose content is the value of one view or modifier.
@MainActor
open class ValueElement<Value>: ViewElement {
  private let source: _GraphValue<Value>

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// The value of this update. Read only after the content attribute has run.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) public private(set) final var value: Value!

  public init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    self.source = source
    super.init(inputs)
  }

  open override var placeName: Any.Type { Value.self }

  /// Takes the view's new value when it differs from the old by the rules of R40. Subclasses that
  /// read the environment call super first.
  open override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = value == nil || context.didChange(source.id)
    // Read in every run: a run that does not read its value no longer depends on it.
    _ = try context.rawPointer(source.id)
    guard isNew else { return false }
    let new = try context.load(source)
    if let old = value, viewValuesAreEqual(old, new) { return false }
    value = new
    return true
  }
}
