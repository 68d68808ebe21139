import SwiftUI

/// Only once.
struct WhenEmpty: View {
  let note: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear { if text.isEmpty { text = note } }
  }
}

/// Each edit is stored.
struct Stored: View {
  @Binding var note: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear { text = note }
    .onChange(of: text) { note = text }
  }
}

/// It pushes nothing.
struct InSheet: View {
  let note: String
  @State private var text = ""
  var body: some View { TextField("Note", text: $text).onAppear { text = note } }
}

/// The user does not edit it.
struct Shown: View {
  let note: String
  @State private var text = ""
  var body: some View {
    Text(text)
    NavigationLink("Files") { Text("Files") }
      .onAppear { text = note }
  }
}

/// Nothing of the user's: reset on purpose.
struct Reset: View {
  @State private var query = ""
  var body: some View {
    TextField("Find", text: $query)
    NavigationLink("Files") { Text("Files") }
      .onAppear { query = "" }
  }
}
