import Foundation
import TheseusCore
import UniformTypeIdentifiers

/// `onInsert`, `dropDestination` on a `ForEach`: what becomes of values that are dropped between
/// its rows in a list.
struct _RowInsertion {
  /// Whether the `ForEach` has no rows.
  var isEmpty: Bool
  var accepts: (DragPayload) -> Bool
  /// Receives the values and the offset of the row before which they belong.
  var insert: (DragPayload, Int) -> Void
}

extension _RowInsertion: ElementModifier, ViewModifier {
  typealias Body = Never

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    inputs[EmptyRowInsertionsKey.self]?.add(modifier, inputs)
    mountWrapper(modifier, inputs, content: content, into: &list)
  }

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> RowInsertionElement
  {
    RowInsertionElement(modifier, inputs)
  }
}

/// Marks a row of such a `ForEach`; the list around it takes the drop.
final class RowInsertionElement: EnabledElement<_RowInsertion> {
  func accepts(_ payload: DragPayload) -> Bool { isEnabled && value?.accepts(payload) == true }
  func insert(_ payload: DragPayload, at offset: Int) { value?.insert(payload, offset) }
  var takesInsertions: Bool { isEnabled && value != nil }
}

extension DynamicViewContent {
  /// Inserts what is dragged from views with `onDrag` or `draggable`, or files, between the rows of
  /// a list.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: one of them must be among the types of what is dragged.
  ///   - action: receives the offset of the row before which the items were dropped, or the number
  ///     of rows behind the last one, and the item providers.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: _RowInsertion(
        isEmpty: data.isEmpty, accepts: { $0.conforms(to: supportedContentTypes) },
        insert: { action($1, $0.providers(conformingTo: supportedContentTypes)) }))
  }

  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Inserts values of a type that are dragged between the rows of a list.
  ///
  /// - Parameter action: receives the values and the offset of the row before which they were
  ///   dropped, or the number of rows behind the last one.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: _RowInsertion(
        isEmpty: data.isEmpty, accepts: { !$0.values(T.self).isEmpty },
        insert: { action($0.values(T.self), $1) }))
  }
}
