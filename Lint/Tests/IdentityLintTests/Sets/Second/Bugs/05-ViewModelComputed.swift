import SwiftUI

@Observable final class ShelfModel {
  struct Row: Identifiable { let id = UUID(); let title: String }
  var titles: [String] = ["Dune"]
  var selected = 0
  var rows: [Row] { titles.map { Row(title: $0) } }  // bug: each read makes new rows
}
struct Shelf: View {
  @State private var model = ShelfModel()
  var body: some View {
    List {
      ForEach(model.rows) { row in NoteRow5(title: row.title) }
      Button("Add") { model.titles.append("Emma") }
    }
  }
}
struct NoteRow5: View {
  let title: String; @State private var note = "";
  var body: some View { TextField(title, text: $note) }
}
