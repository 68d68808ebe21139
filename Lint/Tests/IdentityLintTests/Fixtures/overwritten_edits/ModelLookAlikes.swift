import Observation
import SwiftUI

struct Store {
  func title(_ id: Int) -> String { "" }
  func save(_ title: String) {}
}

@Observable final class EditorModel {
  var title = ""
  var count = 0
}

/// Each change is stored.
@Observable final class SavingModel {
  let store = Store()
  var title = "" {
    didSet { store.save(title) }
  }
  func load() { title = store.title(1) }
}

@Observable final class OnceModel {
  private let store = Store()
  private var isLoaded = false
  var title = ""
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    title = store.title(1)
  }
}

struct Saved: View {
  @State private var model = SavingModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { model.load() }
  }
}

struct Once: View {
  @State private var model = OnceModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { model.load() }
  }
}

struct Followed: View {
  let store: Store
  @State private var model = EditorModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { model.title = store.title(1) }
    .onChange(of: model.title) { store.save(model.title) }
  }
}

/// Another field than the edited one.
struct Counted: View {
  let counts: [Int]
  @State private var model = EditorModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("\(model.count)") }
    }
    .onAppear { model.count = counts.count }
  }
}

/// It pushes nothing.
struct Plain: View {
  let store: Store
  @State private var model = EditorModel()
  var body: some View {
    TextField("Title", text: $model.title)
      .onAppear { model.title = store.title(1) }
  }
}

/// Stored when a pushed page covers it, before it appears again.
@Observable final class LeavingModel {
  let store = Store()
  var title = ""
  func load() { title = store.title(1) }
  func save() { store.save(title) }
}

struct Leaving: View {
  @State private var model = LeavingModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { model.load() }
    .onDisappear { model.save() }
  }
}
