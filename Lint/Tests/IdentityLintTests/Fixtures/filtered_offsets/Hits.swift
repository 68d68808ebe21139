import SwiftUI

struct Work: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}
struct Works: View {
  @Binding var works: [Work]
  @State private var query = ""
  private var visible: [Work] {
    guard !query.isEmpty else { return works }
    return works.filter { $0.title.contains(query) }
  }
  var body: some View {
    List {
      ForEach(visible) { Text($0.title) }
        .onDelete { works.remove(atOffsets: $0) }  // expect: filtered_offsets
      ForEach(works.sorted { $0.title < $1.title }) { Text($0.title) }
        .onDelete(perform: delete)
      ForEach(Array(visible.enumerated()), id: \.element.id) { index, work in
        Toggle(work.title, isOn: $works[index].isDone)  // expect: filtered_offsets
      }
    }
  }
  private func delete(_ offsets: IndexSet) {
    for index in offsets {
      works.remove(at: index)  // expect: filtered_offsets
    }
  }
}
