import AttributeGraph
import Foundation
import TheseusCore

/// Rows stacked vertically, created when they come near the screen, which may be selected, moved
/// and deleted.
public struct List<SelectionValue: Hashable, Content> {
  var parameters: ListParameters
  var content: Content

  nonisolated init(_ selection: ListSelection?, _ content: Content, isTable: Bool = false) {
    parameters = ListParameters(selection: selection, isTable: isTable)
    self.content = content
  }
}

extension List: View where Content: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    ListMounting.mount(
      Self.self, Content.self, view.field(at: 0), view.field(after: ListParameters.self), inputs,
      isForm: false, into: &list)
  }
}

/// Lists and forms are both scrolling rows; only their appearance differs.
@MainActor
enum ListMounting {
  static func mount<Content: View>(
    _ type: Any.Type, _ contentType: Content.Type, _ parameters: _GraphValue<ListParameters>,
    _ content: _GraphValue<Content>,
    _ inputs: ViewInputs, isForm: Bool, into list: inout ElementList
  ) {
    let outer = inputs
    let isBoxed = !isForm && inputs[ListBoxKey.self]
    var inputs = inputs
    if isBoxed { inputs.depth += 1 }
    let graph = inputs.graph
    let subgraph = inputs.scope.subgraph
    let scroll = graph.makeSource(
      ScrollParameters(axes: .vertical, showsIndicators: true), in: subgraph)
    let element = ListElement(type, _GraphValue(scroll), parameters, inputs, isForm: isForm)
    let inner = inputs.entering(inputs.place(type)).contained()
    let stack = graph.makeSource(
      LazyParameters(alignment: HorizontalAlignment.leading.key, spacing: 0), in: subgraph)
    let rows = LazyStackElement(contentType, _GraphValue(stack), inner, .vertical)
    var rowInputs = inner.contained()
    rowInputs.set(EmptyRowInsertionsKey.self, to: element.emptyInsertions)
    rowInputs.set(EditedListKey.self, to: EditedList(element))
    rowInputs.isLazy = true
    rowInputs.stackAxis = .vertical
    rowInputs.isAmongListRows = true
    rowInputs.decoration = Decoration(outer: nil) { element, place in
      let row = ListRowElement(place, isForm: isForm)
      row.wrapAndMount(element, place)
      return row
    }
    if let type = inputs.value(parameters)?.selection?.valueType {
      let selected = graph.makeSource(ObjectIdentifier(type), in: subgraph)
      rowInputs = rowInputs.settingEnvironment(_GraphValue(selected)) { $0.selectedType = $1 }
    }
    let form = graph.makeSource(isForm, in: subgraph)
    rowInputs = rowInputs.settingEnvironment(_GraphValue(form)) {
      $0.isInForm = $1
      $0.isInListRow = true
    }
    var rowList = ElementList()
    Content._mount(content, rowInputs, into: &rowList)
    rows.mount(inner, children: rowList)
    var children = ElementList()
    rows.onStructureChange = { [weak element] in element?.rowsHaveChanged() }
    rows.onActionsChange = { [weak element] in element?.rowActionsHaveChanged() }
    children.append(rows)
    element.mount(inputs, children: children)
    guard isBoxed else { return list.emit(element, outer) }
    let box = ListBoxElement(outer)
    var boxed = ElementList()
    boxed.append(element)
    box.mount(outer, children: boxed)
    list.emit(box, outer)
  }
}

extension ListSelection {
  /// At most one row.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      isSelected: {
        SelectionTag.value(of: $0, as: Value.self).map { $0 == binding.wrappedValue } ?? false
      },
      select: { tag, _ in
        if let value = SelectionTag.value(of: tag, as: Value.self) { binding.wrappedValue = value }
      },
      convert: { SelectionTag.value(of: $0, as: Value.self).map { AnyHashable($0) } },
      allowsMany: false,
      single: { binding.wrappedValue.map { AnyHashable($0) } },
      all: { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) },
      valueType: Value.self)
  }

  /// Any number of rows.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      isSelected: {
        SelectionTag.value(of: $0, as: Value.self).map { binding.wrappedValue.contains($0) }
          ?? false
      },
      select: { tag, extends in
        guard let value = SelectionTag.value(of: tag, as: Value.self) else { return }
        var selected = binding.wrappedValue
        if extends {
          if selected.remove(value) == nil { selected.insert(value) }
        } else {
          selected = [value]
        }
        binding.wrappedValue = selected
      },
      update: { added, removed in
        var selected = binding.wrappedValue
        for tag in removed {
          if let value = SelectionTag.value(of: tag, as: Value.self) { selected.remove(value) }
        }
        for tag in added {
          if let value = SelectionTag.value(of: tag, as: Value.self) { selected.insert(value) }
        }
        binding.wrappedValue = selected
      },
      convert: { SelectionTag.value(of: $0, as: Value.self).map { AnyHashable($0) } },
      allowsMany: true,
      all: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      valueType: Value.self)
  }
}
