import SwiftUI

struct BoardColumn: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var limit: Int
}

struct ColumnSettings: View {
  @Binding var columns: [BoardColumn]

  var body: some View {
    Form {
      Section("Columns") {
        ForEach($columns) { $column in
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
      ForEach(columns) { column in
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
