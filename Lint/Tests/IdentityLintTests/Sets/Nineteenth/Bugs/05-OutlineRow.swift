import SwiftUI

struct OutlineItem: Identifiable {
  let id = UUID()
  var title: String
}

struct OutlineRow: View {
  @Binding var item: OutlineItem
  let onSubmit: () -> Void

  var body: some View {
    TextField("Item", text: $item.title)
      .textFieldStyle(.plain)
      .onSubmit(onSubmit)
  }
}

struct OutlineView: View {
  @State private var items = [
    OutlineItem(title: "Introduction"),
    OutlineItem(title: "Method"),
    OutlineItem(title: "Results"),
  ]
  @FocusState private var isEditing: Bool

  private func insert(after id: OutlineItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items.insert(OutlineItem(title: ""), at: index + 1)
    isEditing = true
  }

  var body: some View {
    VStack {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach($items) { $item in
            OutlineRow(item: $item) { insert(after: item.id) }
              // bug: one Bool focus state is bound to all rows: Return inserts an item but
              // isEditing = true cannot say which field, so the caret does not go to the new row
              // (or goes to another one)
              .focused($isEditing)
          }
        }
        .padding()
      }
      Button("Done") { isEditing = false }
        .disabled(!isEditing)
    }
  }
}
