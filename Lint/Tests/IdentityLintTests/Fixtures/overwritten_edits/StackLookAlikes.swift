import SwiftUI

struct Around: View {
  let stored: String
  @State private var draft = ""
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft)
        NavigationLink("More") { Text("More") }
      }
    }
    .onAppear { draft = stored }
  }
}

struct Plain: View {
  let stored: String
  @State private var draft = ""
  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $draft) }.onAppear { draft = stored }
    }
  }
}

struct Once: View {
  let stored: String
  @State private var draft = ""
  @State private var isRead = false
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft)
        NavigationLink("More") { Text("More") }
      }
      .onAppear {
        guard !isRead else { return }
        isRead = true
        draft = stored
      }
    }
  }
}
