import SwiftUI

struct PackingList: View {
  @State private var things: [String] = ["Tent", "Stove"]

  var body: some View {
    NavigationStack { content.navigationTitle("Packing") }
  }

  private var content: some View {
    List {
      // bug: deleting a thing gives its check mark to the next one
      ForEach(things.indices, id: \.self) { i in
        PackingRow(title: things[i])
      }
      .onDelete { things.remove(atOffsets: $0) }
    }
  }
}

private struct PackingRow: View {
  let title: String
  @State private var packed = false
  var body: some View {
    Toggle(title, isOn: $packed)
  }
}
