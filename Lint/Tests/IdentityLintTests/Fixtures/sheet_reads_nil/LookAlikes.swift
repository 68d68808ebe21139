import SwiftUI

struct Photo: Identifiable {
  let id: Int
}

struct ByItem: View {
  @State private var photo: Photo?

  var body: some View {
    Button("Open") { photo = Photo(id: 1) }
      .sheet(item: $photo) { Text("\($0.id)") }
  }
}

// The body reads the optional.
struct Reading: View {
  @State private var selected: String?
  @State private var isOpen = false

  var body: some View {
    Button(selected ?? "Open") {
      selected = "a"
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { Text(selected ?? "") }
  }
}

// The body reads the flag.
struct Flagged: View {
  @State private var selected: String?
  @State private var isOpen = false

  var body: some View {
    Button("Open") {
      selected = "a"
      isOpen = true
    }
    .opacity(isOpen ? 0 : 1)
    .sheet(isPresented: $isOpen) { Text(selected ?? "") }
  }
}

// Something else that the body reads is set with them.
struct Prepared: View {
  @State private var text: String?
  @State private var isOpen = false
  @State private var isPreparing = false

  var body: some View {
    Button("Export") { export() }
      .disabled(isPreparing)
      .sheet(isPresented: $isOpen) { Text(text ?? "") }
  }

  private func export() {
    isPreparing = true
    text = "a"
    isOpen = true
    isPreparing = false
  }
}

// Another moment.
struct Before: View {
  @State private var text: String?
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .task { text = "loaded" }
      .sheet(isPresented: $isOpen) { Text(text ?? "") }
  }
}

// The content has a binding.
struct Card: View {
  @Binding var text: String?
  var body: some View { Text(text ?? "") }
}

struct Bound: View {
  @State private var text: String?
  @State private var isOpen = false

  var body: some View {
    Button("Open") {
      text = "a"
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { Card(text: $text) }
  }
}
