import SwiftUI

struct Editor: View {
  let stored: String
  @State private var draft = ""
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft)
        NavigationLink("More") { Text("More") }
      }
      .onAppear { draft = stored }  // expect: overwritten_edits
    }
  }
}
