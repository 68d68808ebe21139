import SwiftUI

struct Editor: View {
  let onDone: () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    Button("Done") {
      onDone()
      dismiss()
    }
    Text(isSearching ? "a" : "b")
  }
}
struct Notes: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var query = ""
  var body: some View {
    List { Editor {} }
      .searchable(text: $query)
      .sheet(isPresented: $isAdding, onDismiss: { dismiss() }) {
        Editor { dismiss() }
        Button("Close both") {
          isAdding = false
          dismiss()
        }
      }
      .alert("Leave?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
      .toolbar { Button("Close") { dismiss() } }
  }
}
