import SwiftUI

struct Work: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}
struct Works: View {
  @Binding var works: [Work]
  @State private var query = ""
  private var visible: [Work] { works.filter { $0.title.contains(query) } }
  var body: some View {
    List {
      ForEach(works) { Text($0.title) }
        .onDelete { works.remove(atOffsets: $0) }
      ForEach(visible) { Text($0.title) }
        .onDelete { offsets in
          let ids = offsets.map { visible[$0].id }
          works.removeAll { ids.contains($0.id) }
        }
      ForEach(visible) { Text($0.title) }.onDelete(perform: delete)
      ForEach(Array(visible.enumerated()), id: \.element.id) { index, work in
        Text("\(index + 1). \(work.title)")
        Button("Done") {
          if let place = works.firstIndex(where: { $0.id == work.id }) {
            works[place].isDone = true
          }
        }
      }
      ForEach(Array(works.prefix(3).enumerated()), id: \.element.id) { index, work in
        Button(work.title) { works[index].isDone = true }
      }
    }
  }
  private func delete(_ offsets: IndexSet) {
    for index in offsets {
      let work = visible[index]
      works.removeAll { $0.id == work.id }
    }
  }
}
