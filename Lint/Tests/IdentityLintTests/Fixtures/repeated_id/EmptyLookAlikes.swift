import SwiftUI

// Only the first element is added.
struct Feed: View {
  @State private var items: [String] = []
  @State private var text = ""
  var body: some View {
    TextField("Text", text: $text)
    List(items, id: \.self) { Text($0).swipeActions { Button("Delete") {} } }
      .onAppear {
        guard items.isEmpty else { return }
        items.append(text)
      }
  }
}
