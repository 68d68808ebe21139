import AttributeGraph
import Foundation
import TheseusCore

/// Views made from the elements of a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// `onDelete` and `onMove`: the actions of a list on the rows of a `ForEach`.
public struct _RowActionsModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var setsDelete = false
  var setsMove = false
}

extension _RowActionsModifier: ViewModifier {
  public typealias Body = Never

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let newest = NewestRowActions(list: inputs[EditedListKey.self])
    let rule = RowActionsRule(modifier: modifier, newest: newest)
    // Before the layout, which depends on what rows offer.
    _ = inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.structurePriority)
    var inner = inputs
    let outer = inputs.rowActions
    inner.rowActions.delete = { offsets in
      if let action = newest.modifier, action.setsDelete {
        action.delete?(IndexSet(offsets))
      } else {
        outer.delete?(offsets)
      }
    }
    inner.rowActions.move = { offsets, target in
      if let action = newest.modifier, action.setsMove {
        action.move?(IndexSet(offsets), target)
      } else {
        outer.move?(offsets, target)
      }
    }
    inner.rowActions.canDelete = {
      if let action = newest.modifier, action.setsDelete { return action.delete != nil }
      return outer.allowsDeletions
    }
    inner.rowActions.canMove = {
      if let action = newest.modifier, action.setsMove { return action.move != nil }
      return outer.allowsMoves
    }
    content.mount(inner, into: &list)
  }
}

/// The closures of the newest body.
@MainActor
private final class NewestRowActions {
  private(set) var modifier: _RowActionsModifier?
  private let list: EditedList?

  init(list: EditedList?) { self.list = list }

  func take(_ new: _RowActionsModifier) {
    let old = modifier
    modifier = new
    guard let old,
      (old.delete == nil) != (new.delete == nil) || (old.move == nil) != (new.move == nil)
    else { return }
    list?.element?.rowActionsHaveChanged()
  }
}

@MainActor
private struct RowActionsRule {
  let modifier: _GraphValue<_RowActionsModifier>
  let newest: NewestRowActions
}

extension RowActionsRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    newest.take(try context.load(modifier))
    return true
  }
}

extension DynamicViewContent {
  /// The action that deletes rows, given their offsets; nil forbids it.
  ///
  /// Delete in a list with a set as its selection removes all selected rows: one call for each
  /// `ForEach`, the last one first, without rows that are `deleteDisabled`.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowActionsModifier(delete: action, setsDelete: true))
  }

  /// The action that moves rows, given their offsets and the destination; nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _RowActionsModifier(move: action, setsMove: true))
  }
}
