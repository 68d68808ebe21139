import SwiftUI

struct Page: View {
  @State private var items = ["a", "b"]
  @State private var fixed = ["a", "b"]

  var body: some View {
    ForEach(fixed.indices, id: \.self) { index in
      // Nothing is removed from it.
      Text(fixed[index]).onTapGesture { edit($fixed[index]) }
    }
    Button("First") {
      // Found when the action runs.
      guard let index = items.firstIndex(of: "a") else { return }
      edit($items[index])
      edit($items[0])
      items.remove(at: 0)
    }
  }

  private func edit(_ text: Binding<String>) { text.wrappedValue += "!" }
}
