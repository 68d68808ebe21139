import SwiftUI

struct Mark: Identifiable {
  let id: Int
  var title: String
}
final class Marks: ObservableObject {
  @Published var all: [Mark] = []
  func matching(_ text: String) -> [Mark] { all.filter { $0.title.contains(text) } }
  func delete(at offsets: IndexSet) { all.remove(atOffsets: offsets) }
}
struct MarksView: View {
  @EnvironmentObject private var marks: Marks
  @State private var query = ""
  var body: some View {
    List {
      ForEach(marks.matching(query)) { Text($0.title) }
        .onDelete(perform: marks.delete)  // expect: filtered_offsets
    }
  }
}
