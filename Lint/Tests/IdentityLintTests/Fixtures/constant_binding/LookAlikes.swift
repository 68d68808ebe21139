import SwiftUI

struct Badge: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}
struct Page: View {
  let text: String
  let isDone: Bool
  @State private var error: String?
  var body: some View {
    TextEditor(text: .constant(text))
    Toggle("Done", isOn: .constant(isDone)).disabled(true)
    Toggle("Always on", isOn: .constant(true))
    Badge(count: .constant(text.count))
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("a")
    } detail: {
      Text("b")
    }
    .alert("Failed", isPresented: Binding(get: { error != nil }, set: { _ in })) {
      Button("OK") { error = nil }
    }
    .sheet(isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })) {
      Text("a")
    }
  }
}
#Preview { Toggle("a", isOn: .constant(Bool.random())) }
