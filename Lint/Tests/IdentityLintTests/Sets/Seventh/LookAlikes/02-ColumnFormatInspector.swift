import SwiftUI

struct SheetColumn: Identifiable, Hashable {
  let id: Int
  var title: String
  var decimals: Int
  var alignsRight: Bool
}

@Observable
final class SheetModel {
  var columns = [
    SheetColumn(id: 1, title: "Item", decimals: 0, alignsRight: false),
    SheetColumn(id: 2, title: "Price", decimals: 2, alignsRight: true),
    SheetColumn(id: 3, title: "Tax", decimals: 1, alignsRight: true),
  ]

  func update(_ column: SheetColumn) {
    guard let index = columns.firstIndex(where: { $0.id == column.id }) else { return }
    columns[index] = column
  }
}

struct SheetView: View {
  @State private var model = SheetModel()
  @State private var selection: SheetColumn.ID?
  @State private var showsFormat = true

  var body: some View {
    List(model.columns, selection: $selection) { column in
      HStack {
        Text(column.title)
        Spacer()
        Text(column.decimals, format: .number).foregroundStyle(.secondary)
      }
    }
    .toolbar {
      Toggle("Format", systemImage: "paintbrush", isOn: $showsFormat)
    }
    .inspector(isPresented: $showsFormat) {
      if let column = model.columns.first(where: { $0.id == selection }) {
        ColumnFormatInspector(column: column) { model.update($0) }
          .id(column.id)
      }
    }
  }
}

struct ColumnFormatInspector: View {
  private let onEdit: (SheetColumn) -> Void
  @State private var column: SheetColumn

  init(column: SheetColumn, onEdit: @escaping (SheetColumn) -> Void) {
    self.onEdit = onEdit
    _column = State(initialValue: column)
  }

  var body: some View {
    Form {
      TextField("Title", text: $column.title)
      Stepper("Decimals: \(column.decimals)", value: $column.decimals, in: 0...6)
      Toggle("Align right", isOn: $column.alignsRight)
    }
    .onChange(of: column) { _, edited in
      onEdit(edited)
    }
  }
}
