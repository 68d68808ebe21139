import SwiftUI

struct Page: View {
  @State private var items = ["a", "b"]

  var body: some View {
    ForEach(items.indices, id: \.self) { index in  // expect: index_id
      Text(items[index]).onTapGesture {
        edit($items[index])  // expect: nonisolated_binding_index
      }
    }
    Button("Remove") { items.remove(at: 0) }
  }

  private func edit(_ text: Binding<String>) { text.wrappedValue += "!" }
}
