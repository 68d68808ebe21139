import SwiftUI

struct Notes: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isSearching) private var isSearching  // expect: outer_environment
  @State private var isAdding = false
  @State private var query = ""
  var body: some View {
    List { Text(isSearching ? "Searching" : "Notes") }
      .searchable(text: $query)
      .sheet(isPresented: $isAdding) {
        VStack {
          Text("New")
          Button("Cancel") { dismiss() }  // expect: outer_environment
        }
        .toolbar {
          Button("Done") { dismiss() }  // expect: outer_environment
        }
      }
  }
}
struct Old: View {
  @Environment(\.presentationMode) private var mode
  @State private var isAdding = false
  var body: some View {
    Text("a").fullScreenCover(isPresented: $isAdding) {
      Button("Close") {
        mode.wrappedValue.dismiss()  // expect: outer_environment
      }
    }
  }
}
