import Foundation
import TheseusCore

// A modifier that arranges its content beside other views, such as `badge`, is still a modifier of
// that content: the layout around it reads the content's priority and layout values.

/// Marks the content of such a modifier.
struct _TraitsSource: Equatable {}

extension _TraitsSource: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> TraitsSourceElement
  {
    TraitsSourceElement(modifier, inputs)
  }
}

final class TraitsSourceElement: PassthroughElement<_TraitsSource> {}

/// Is around everything that such a modifier arranges.
struct _KeptTraits: Equatable {}

extension _KeptTraits: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> KeptTraitsElement
  {
    KeptTraitsElement(modifier, inputs)
  }
}

final class KeptTraitsElement: PassthroughElement<_KeptTraits> {
  private weak var known: TraitsSourceElement?

  /// The marked content; nil when it is no view, or several.
  private var source: TraitsSourceElement? {
    if let known, known.scope.isAlive, known.viewParent != nil { return known }
    known = content.flatMap { Self.source(in: $0, depth: 4) }
    return known
  }

  /// The first marked element in the arrangement, unless another one is beside it.
  private static func source(in element: ViewElement, depth: Int) -> TraitsSourceElement? {
    let children = element.viewChildren
    let sources = children.compactMap { $0 as? TraitsSourceElement }
    if let source = sources.first { return sources.count == 1 ? source : nil }
    guard depth > 1 else { return nil }
    for child in children {
      if let source = source(in: child, depth: depth - 1) { return source }
    }
    return nil
  }

  override var layoutTraits: LayoutTraits {
    var traits = super.layoutTraits
    if let source {
      traits.stackPriority = source.stackPriority
      traits.zIndex = source.zIndex
    }
    return traits
  }

  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    source?.layoutValue(key) ?? super.layoutValue(key)
  }
}

extension View {
  /// Marks this view as the one whose traits `keepingTraits` passes on.
  nonisolated func sourceOfTraits() -> some View { modifier(_TraitsSource()) }

  /// Has the priority and the layout values of the view inside that `sourceOfTraits` marks.
  nonisolated func keepingTraits() -> some View { modifier(_KeptTraits()) }
}
