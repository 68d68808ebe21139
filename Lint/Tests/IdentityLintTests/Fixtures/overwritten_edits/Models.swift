import Observation
import SwiftUI

struct Store {
  func title(_ id: Int) -> String { "" }
  subscript(id: Int) -> String { "" }
}

@Observable final class EditorModel {
  var title = ""
}

final class FormModel: ObservableObject {
  @Published var title = ""
  @Published var isUrgent = false
  private let store: Store
  private let id: Int
  init(store: Store, id: Int) {
    self.store = store
    self.id = id
  }
  func load() { title = store[id] }
}

struct Direct: View {
  let id: Int
  let store: Store
  @State private var model = EditorModel()
  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { model.title = store.title(id) }  // expect: overwritten_edits
  }
}

struct ByMethod: View {
  @StateObject private var form: FormModel
  init(store: Store, id: Int) {
    _form = StateObject(wrappedValue: FormModel(store: store, id: id))
  }
  var body: some View {
    Form {
      TextField("Title", text: $form.title)
      NavigationLink("Files") { Text("No files") }
    }
    .onAppear { form.load() }  // expect: overwritten_edits
  }
}

struct Passed: View {
  @ObservedObject var form: FormModel
  let store: Store
  var body: some View {
    List {
      TextField("Title", text: $form.title)
      NavigationLink("Files") { Text("No files") }
    }
    .task {
      form.title = store[3]  // expect: overwritten_edits
    }
  }
}
