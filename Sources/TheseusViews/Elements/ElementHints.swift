import AttributeGraph
import Foundation
import TheseusCore

/// A hint that a modifier gives hosts about an element, such as the shape of the pointer above it.
/// It changes neither layout nor identity, and adds no element.
public protocol ElementHintKey {
  associatedtype Value
}

/// The effects on the drawing of one element, and the hints about it. They are kept only for hosts
/// that use them (`HostCapabilities.hints`).
@MainActor
final class ElementHints {
  /// Innermost first.
  var effects: [DrawingEffect] = []
  var values: [ObjectIdentifier: Any] = [:]
  /// The effects and hints that the element's own value gives, inside those of modifiers.
  var ownEffects: [DrawingEffect] = []
  var ownValues: [ObjectIdentifier: Any] = [:]
  /// Keys that a modifier around the element has: those further out give no hint of this kind.
  var keys: Set<ObjectIdentifier> = []
  /// The effect of an enclosing `.animation(_:value:)`, for a host that animates by itself, and of
  /// an enclosing `.transaction`, for every host.
  var animation: AnimationContext?
}

extension ViewElement {
  /// The effects on the drawing of the element and of its descendants, innermost first.
  public final var effects: [DrawingEffect] {
    guard let hints else { return [] }
    return hints.ownEffects.isEmpty ? hints.effects : hints.ownEffects + hints.effects
  }

  /// The hint of the element's own value, or of a modifier around exactly this element; of several
  /// modifiers, the innermost.
  public final func hint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // Casting nil to an optional value would succeed.
    guard let hint = hints?.ownValues[id] ?? hints?.values[id] else { return nil }
    return hint as? Key.Value
  }

  /// The hint of the nearest modifier around this element or one of its ancestors.
  public final func inheritedHint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? {
    var current: ViewElement? = self
    while let element = current {
      if let hint = element.hint(key) { return hint }
      current = element.viewParent
    }
    return nil
  }

  /// Whether the host uses hints and effects.
  final var keepsHints: Bool { window.screen.capabilities.contains(.hints) }

  /// Sets the effects of the element's own value.
  final func setOwnEffects(_ effects: [DrawingEffect]) {
    if hints == nil, effects.isEmpty { return }
    takeHints { $0.ownEffects = effects }
  }

  /// Sets the hint of the element's own value; nil for none.
  final func setOwnHint<Key: ElementHintKey>(_ key: Key.Type, _ value: Key.Value?) {
    if hints == nil, value == nil { return }
    takeHints { $0.ownValues[ObjectIdentifier(key)] = value }
  }

  final func takeHints(_ change: (ElementHints) -> Void) {
    let hints = hints ?? ElementHints()
    self.hints = hints
    change(hints)
  }
}

/// A modifier that gives hints about the elements of its content.
protocol HintModifier: ViewModifier where Body == Never {
  /// The kind of its hint, of which the innermost counts; nil for effects and hints that add up.
  static var key: ObjectIdentifier? { get }
  static var isEffect: Bool { get }
  @MainActor func say(_ hints: ElementHints, at index: Int)
}

extension HintModifier {
  static var isEffect: Bool { key == nil }

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
      var isFirst = true
      element.takeHints {
        if let key {
          isFirst = $0.keys.insert(key).inserted
        } else if isEffect {
          index = $0.effects.count
          $0.effects.append(.group)
        }
      }
      guard isFirst else { return node }
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
private struct HintRule<Hinting: HintModifier> {
  let element: ViewElement
  let modifier: _GraphValue<Hinting>
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
  static var key: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  @MainActor func say(_ hints: ElementHints, at index: Int) {
    hints.values[ObjectIdentifier(Key.self)] = value
  }
}

public struct _EffectModifier {
  let effect: DrawingEffect
}

extension _EffectModifier: HintModifier, ViewModifier {
  public typealias Body = Never
  static var key: ObjectIdentifier? { nil }
  @MainActor func say(_ hints: ElementHints, at index: Int) { hints.effects[index] = effect }
}

extension View {
  /// Gives hosts a hint about this view.
  nonisolated func hint<Key: ElementHintKey>(_ key: Key.Type, _ value: Key.Value)
    -> ModifiedContent<Self, _HintModifier<Key>>
  { modifier(_HintModifier(value: value)) }

  nonisolated func effect(_ effect: DrawingEffect) -> ModifiedContent<Self, _EffectModifier> {
    modifier(_EffectModifier(effect: effect))
  }
}
