import AttributeGraph
import TheseusCore

/// Actions that a row forbids, though its list or picker allows them.
public struct _RowRestrictions: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let selection = _RowRestrictions(rawValue: 1)
  static let deletion = _RowRestrictions(rawValue: 2)
  static let moving = _RowRestrictions(rawValue: 4)
}

public struct _RowRestrictionModifier: Equatable {
  var restrictions: _RowRestrictions
}

extension _RowRestrictionModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> RowRestrictionElement
  {
    RowRestrictionElement(modifier, inputs)
  }
}

final class RowRestrictionElement: PassthroughElement<_RowRestrictionModifier> {
  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value?.restrictions
    let isNew = try super.updateContent(context)
    if let before, before != value?.restrictions {
      // The marks of an edited row are laid out by the row, whose content answers as before.
      runtime.afterUpdate { [weak self] in
        guard let row = self?.row else { return }
        row.setNeedsLayout()
        row.setNeedsCommit()
      }
    }
    return isNew
  }

  private var row: (any RestrictedRow)? {
    var current = viewParent
    while let element = current {
      if let row = element as? any RestrictedRow { return row }
      current = element.viewParent
    }
    return nil
  }
}

/// A row that lays out marks for the actions that its content does not forbid.
protocol RestrictedRow: ViewElement {}

extension ViewElement {
  /// The restrictions of the row or choice that the element is, set by it or by its only content.
  var rowRestrictions: _RowRestrictions {
    var found: _RowRestrictions = []
    var current: ViewElement? = self
    while let element = current {
      if let value = (element as? RowRestrictionElement)?.value {
        found.formUnion(value.restrictions)
      }
      current = element.modifiedContent
    }
    return found
  }
}

extension View {
  /// The row cannot become the selection of the list, table or picker it is in.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowRestrictionModifier(restrictions: isDisabled ? .selection : []))
  }

  /// Forbids the user to delete the row, though its `ForEach` has `onDelete`.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowRestrictionModifier(restrictions: isDisabled ? .deletion : []))
  }

  /// Forbids the user to move the row, though its `ForEach` has `onMove`.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowRestrictionModifier(restrictions: isDisabled ? .moving : []))
  }
}
