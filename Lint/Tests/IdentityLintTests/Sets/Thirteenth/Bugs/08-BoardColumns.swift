import SwiftUI

struct BoardColumn: Hashable {
  var name: String
  var limit: Int
}

struct ColumnSettings: View {
  @Binding var columns: [BoardColumn]

  var body: some View {
    Form {
      Section("Columns") {
        // bug: the id is the text being edited: each keystroke is a new row, so the field loses
        // focus and cursor, and two columns with one name collide
        ForEach($columns, id: \.name) { $column in
          HStack {
            TextField("Name", text: $column.name)
            Stepper("Limit \(column.limit)", value: $column.limit, in: 1...20)
              .fixedSize()
          }
        }
      }
      Button("Add Column") {
        columns.append(BoardColumn(name: "Column \(columns.count + 1)", limit: 5))
      }
    }
  }
}

struct BoardView: View {
  @State private var columns = [
    BoardColumn(name: "Backlog", limit: 20),
    BoardColumn(name: "Doing", limit: 3),
    BoardColumn(name: "Done", limit: 10),
  ]
  @State private var showsSettings = false

  var body: some View {
    HStack(alignment: .top) {
      ForEach(columns, id: \.name) { column in
        Text(column.name)
          .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Columns", systemImage: "slider.horizontal.3") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) {
      ColumnSettings(columns: $columns)
    }
  }
}
