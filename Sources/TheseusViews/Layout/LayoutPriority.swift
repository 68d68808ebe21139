import AttributeGraph
import Foundation
import TheseusCore

/// `layoutPriority`: higher ones are given space first.
public struct _LayoutPriority: Equatable {
  var priority: Double
}

extension _LayoutPriority: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> LayoutPriorityElement
  {
    LayoutPriorityElement(modifier, inputs)
  }
}

final class LayoutPriorityElement: PassthroughElement<_LayoutPriority> {
  /// Whether this update gave it another priority. Its sizes stay the same, so the change is
  /// reported as one of its guides, which goes up to the stack.
  private var hasNewPriority = false

  override var setsGuides: Bool { hasNewPriority || super.setsGuides }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let old = value
    let isNew = try super.updateContent(context)
    hasNewPriority = old.map { $0.priority != value.priority } ?? false
    return isNew
  }

  override var layoutTraits: LayoutTraits {
    var traits = super.layoutTraits
    traits.stackPriority = value.priority
    return traits
  }
}

/// `zIndex`: drawn in front of siblings with a lower index.
public struct _ZIndex: Equatable {
  var index: Double
}

extension _ZIndex: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ZIndexElement
  {
    ZIndexElement(modifier, inputs)
  }
}

final class ZIndexElement: PassthroughElement<_ZIndex> {
  override var layoutTraits: LayoutTraits {
    var traits = super.layoutTraits
    traits.zIndex = value.index
    return traits
  }
}

extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriority(priority: value))
  }
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndex(index: value)) }
}
