import SwiftUI

// The project's own type with a name of the framework's: its closures get positions of its own.
struct Work: Identifiable {
  let id: Int
  var title: String
}
struct List {
  var works: [Work]
  init(_ works: [Work]) { self.works = works }
  func onDelete(_ perform: (IndexSet) -> Void) -> [Work] { works }
}

struct Works: View {
  @State private var works: [Work] = []
  @State private var query = ""
  private var visible: [Work] { works.filter { $0.title.contains(query) } }
  var body: some View {
    TextField("Search", text: $query)
    Text("\(List(visible).onDelete { works.remove(atOffsets: $0) }.count)")
  }
}
