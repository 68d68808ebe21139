import AttributeGraph
import Foundation
import TheseusCore

/// `tag`: the value that identifies the view for pickers and selections (R86).
public struct _TagModifier<Value: Hashable>: Equatable {
  var value: Value
  var includesOptional = true

  /// The value that selections compare.
  var tag: AnyHashable {
    includesOptional ? AnyHashable(value) : AnyHashable(ExactTag(value: value))
  }
}

extension _TagModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    // A page of a tab view is not mounted before it is selected, and its tag is needed before.
    if inputs.earlyTag != nil {
      inner.earlyTag = EarlyTag(
        source: TagSource { context throws(GraphError) in try context.load(modifier).tag })
    }
    mountWrapper(modifier, inner, content: content, into: &list)
  }

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> TagElement<Value>
  {
    TagElement(modifier, inputs)
  }
}

final class TagElement<Value: Hashable>: PassthroughElement<_TagModifier<Value>> {
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    key == SelectionTagKey.self ? value?.tag as? Key.Value : super.layoutValue(key)
  }
}

extension _TagModifier: ContainerValueModifier {
  /// The outermost tag wins, as in a selection.
  package func write(to values: inout ContainerValues) {
    values.setTag(tag)
  }
}

private enum TagKey {}

extension ContainerValues {
  /// Sets the tag, unless an outer one is set.
  mutating func setTag(_ tag: AnyHashable) {
    if value(TagKey.self, as: AnyHashable.self) == nil { set(TagKey.self, tag) }
  }

  var tag: AnyHashable? { explicitTag ?? rowID }
  /// That of `tag(_:)`.
  var explicitTag: AnyHashable? { value(TagKey.self, as: AnyHashable.self) }

  /// The view's tag, if it has this type: that of `tag(_:)`, else the id of its `ForEach` row.
  public func tag<Value: Hashable>(for type: Value.Type) -> Value? {
    tag.flatMap { SelectionTag.value(of: $0, as: type) }
  }

  /// Whether the view's tag is this one, of this type.
  public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag(for: Value.self) == tag }
}

extension View {
  /// Names the view for selections: a picker, a list, a tab view (R86).
  /// - Parameter includeOptional: Whether a selection of the value's type as an optional matches
  ///   too.
  nonisolated public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true)
    -> some View
  {
    modifier(_TagModifier(value: tag, includesOptional: includeOptional))
  }
}

/// The tag that modifiers around a view gave to it, for a container that needs it before it mounts
/// the view.
struct EarlyTag {
  var source: TagSource?
}

/// Where a tag is read.
@MainActor
struct TagSource {
  let read: (borrowing RuleContext) throws(GraphError) -> AnyHashable?
}

private enum EarlyTagKey: ViewInputKey {
  static var defaultValue: EarlyTag? { nil }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// Nil when no container needs tags early.
  var earlyTag: EarlyTag? {
    get { self[EarlyTagKey.self] }
    set { self[EarlyTagKey.self] = newValue }
  }
}
