import SwiftUI

@Observable final class Shelf5 {
  struct Row: Identifiable { let id = UUID(); let title: String }
  private(set) var rows: [Row] = []
  func load() { rows = ["Dune", "Emma"].map { Row(title: $0) } }
}
struct ShelfView5: View {
  @State private var shelf = Shelf5()
  var body: some View { List(shelf.rows) { Row5(title: $0.title) }.task { shelf.load() } }
}
struct Row5: View {
  let title: String; @State private var note = "";
  var body: some View { TextField(title, text: $note) }
}
