import Foundation
import TheseusCore

/// The actions of the user on the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// All actions on rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowActions {
  /// The actions that write the changed collection to its binding.
  init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>)
  {
    self.init()
    if actions.rawValue & 1 != 0 { move = { data.wrappedValue.move($0, to: $1) } }
    // Only a collection whose elements can be removed has a delete action.
    if actions.rawValue & 2 != 0, let whole = C.self as? any RangeReplaceableCollection.Type {
      delete = { data.wrappedValue.delete($0, whole) }
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Moves the elements at `offsets`, keeping their order, to before the one that is now at
  /// `target`.
  fileprivate mutating func move(_ offsets: [Int], to target: Int) {
    let moved = Set(offsets)
    let before = enumerated().filter { $0.offset < target && !moved.contains($0.offset) }
    let after = enumerated().filter { $0.offset >= target && !moved.contains($0.offset) }
    let inOrder = before + enumerated().filter { moved.contains($0.offset) } + after
    for (index, entry) in zip(Array(indices), inOrder) { self[index] = entry.element }
  }

  fileprivate mutating func delete<Whole: RangeReplaceableCollection>(
    _ offsets: [Int], _ type: Whole.Type
  ) {
    guard let all = self as? Whole else { return }
    let removed = Set(offsets)
    var kept = Whole()
    for (offset, element) in all.enumerated() where !removed.contains(offset) {
      kept.append(element)
    }
    if let kept = kept as? Self { self = kept }
  }
}

extension ForEach where Content: View {
  /// A binding to each element of a bound collection, whose rows the user may move and delete in a
  /// list.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, fileID: fileID, line: line, column: column, content: content)
    edits = SharedRowActions(RowActions(data, editActions))
  }

  /// The same for elements that are identified by a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, fileID: fileID, line: line, column: column, content: content)
    edits = SharedRowActions(RowActions(data, editActions))
  }
}
