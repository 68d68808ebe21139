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
/// The action ends both, under a condition.
struct Libraries: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isChoosing = false
  @State private var library: String?
  var body: some View {
    Text(library ?? "None")
      .sheet(isPresented: $isChoosing) { chooser }
  }
  private var chooser: some View {
    Button("Cancel") {
      if library == nil {
        isChoosing = false
        dismiss()
      } else {
        isChoosing = false
      }
    }
  }
}
