import SwiftUI

/// The item that the alerts are about.
private let bread = Todo(id: 1, text: "Bread")

private func answer(_ url: String?, for todo: Todo) -> String { "\(url ?? "") for \(todo.text)" }

/// The optional is both presentation and payload: dismissing clears the payload.
struct BrokenAlert: View {
  @State private var todoToSetURL: Todo?
  @State private var urlText = ""
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Button("Set URL…") { todoToSetURL = bread }
      Text("URL is \(result)")
    }
    .alert(
      "Set URL",
      isPresented: Binding(get: { todoToSetURL != nil }, set: { if !$0 { todoToSetURL = nil } })
    ) {
      TextField("URL", text: $urlText)
      Button("Set") {
        guard let todo = todoToSetURL else { return }
        result = answer(urlText, for: todo)
      }
    }
  }
}

/// The Bool is the presentation, the optional the payload.
struct CorrectAlert: View {
  @State private var todoToSetURL: Todo?
  @State private var showingSetURLAlert = false
  @State private var urlText = ""
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Button("Set URL…") {
        todoToSetURL = bread
        urlText = ""
        showingSetURLAlert = true
      }
      Text("URL is \(result)")
    }
    .alert("Set URL", isPresented: $showingSetURLAlert) {
      TextField("URL", text: $urlText)
      Button("Set") {
        guard let todo = todoToSetURL else { return }
        result = answer(urlText, for: todo)
        todoToSetURL = nil
      }
      Button("Cancel", role: .cancel) {
        todoToSetURL = nil
        urlText = ""
      }
    }
  }
}

/// The alert is given its item.
struct PresentingAlert: View {
  @State private var todo: Todo?
  @State private var isShown = false
  @State private var urlText = ""
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Button("Set URL…") {
        todo = bread
        isShown = true
      }
      Text("URL is \(result)")
    }
    .alert("Set URL", isPresented: $isShown, presenting: todo) { todo in
      TextField("URL", text: $urlText)
      Button("Set") { result = answer(urlText, for: todo) }
    }
  }
}

/// The broken pattern where it does no harm.
struct RenameAlert: View {
  @State private var bundleToRename: Todo?
  @State private var renamed = "nothing"

  var body: some View {
    VStack {
      Button("Rename…") { bundleToRename = Todo(id: 1, text: "Groceries") }
      Text("Renamed: \(renamed)")
    }
    .alert(
      "Rename?",
      isPresented: Binding(get: { bundleToRename != nil }, set: { if !$0 { bundleToRename = nil } })
    ) {
      Button("Rename") {
        guard let bundle = bundleToRename else { return }
        renamed = bundle.text
      }
    }
  }
}
