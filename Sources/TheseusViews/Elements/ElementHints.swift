import AttributeGraph
import Foundation
import TheseusCore

/// Something that a modifier says of an element to hosts that can use it, such as the shape of the
/// pointer above it. It changes neither layout nor identity, and adds no element.
public protocol ElementHintKey {
  associatedtype Value
}

/// What modifiers say of one element beside what all hosts show: the effects on its drawing, and
/// hints. Kept only where the host says that it uses them (`HostCapabilities`).
@MainActor
final class ElementHints {
  /// Innermost first.
  var effects: [DrawingEffect] = []
  var values: [ObjectIdentifier: Any] = [:]
}

extension ViewElement {
  /// The effects on the drawing of the element and what is inside it, innermost first.
  public final var effects: [DrawingEffect] { hints?.effects ?? [] }

  /// What a modifier around exactly this element says; of several, the innermost.
  public final func hint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? {
    hints?.values[ObjectIdentifier(key)] as? Key.Value
  }

  /// What a modifier around this element, or around one that it is in, says; the nearest.
  public final func inheritedHint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? {
    var current: ViewElement? = self
    while let element = current {
      if let hint = element.hint(key) { return hint }
      current = element.viewParent
    }
    return nil
  }

  fileprivate final func takeHints(_ change: (ElementHints) -> Void) {
    let hints = hints ?? ElementHints()
    self.hints = hints
    change(hints)
  }
}

/// A modifier that says something of the elements of its content to hosts that use it.
protocol HintModifier: ViewModifier where Body == Never {
  /// Whether several of one kind add up.
  static var isEffect: Bool { get }
  @MainActor func say(_ hints: ElementHints, at index: Int)
}

extension HintModifier {
  static var isEffect: Bool { false }

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard inputs.window.screen.capabilities.contains(.hints) else {
      return content.mount(inputs, into: &list)
    }
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration) { node, place in
      let element = ViewElement.of(node)
      var index = 0
      element.takeHints {
        guard isEffect else { return }
        index = $0.effects.count
        $0.effects.append(.group)
      }
      let rule = HintRule(element: element, modifier: modifier, index: index)
      // When all bodies have run, before anything is laid out.
      _ = place.graph.makeRule(
        rule, in: place.scope.subgraph, eager: 2 << 24 - UInt32(clamping: element.level) - 1)
      return node
    }
    content.mount(inner, into: &list)
  }
}

@MainActor
private struct HintRule<Modifier: HintModifier> {
  let element: ViewElement
  let modifier: _GraphValue<Modifier>
  let index: Int
}

extension HintRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let modifier = try context.load(modifier)
    element.takeHints { modifier.say($0, at: index) }
    element.setNeedsCommit()
  }
  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}

public struct _HintModifier<Key: ElementHintKey> {
  let value: Key.Value
}

extension _HintModifier: HintModifier, ViewModifier {
  public typealias Body = Never
  @MainActor func say(_ hints: ElementHints, at index: Int) {
    hints.values[ObjectIdentifier(Key.self)] = value
  }
}

public struct _EffectModifier {
  let effect: DrawingEffect
}

extension _EffectModifier: HintModifier, ViewModifier {
  public typealias Body = Never
  static var isEffect: Bool { true }
  @MainActor func say(_ hints: ElementHints, at index: Int) { hints.effects[index] = effect }
}

extension View {
  /// Says something of this view to hosts that use it.
  nonisolated func hint<Key: ElementHintKey>(_ key: Key.Type, _ value: Key.Value)
    -> ModifiedContent<Self, _HintModifier<Key>>
  { modifier(_HintModifier(value: value)) }

  nonisolated func effect(_ effect: DrawingEffect) -> ModifiedContent<Self, _EffectModifier> {
    modifier(_EffectModifier(effect: effect))
  }
}
