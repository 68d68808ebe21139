import SwiftUI

final class Store: ObservableObject {}

final class Loader: ObservableObject {
  init(id: Int, store: Store) {}
  @Published var text = ""
}

struct Detail: View {
  @StateObject private var loader: Loader

  init(id: Int, store: Store) { _loader = StateObject(wrappedValue: Loader(id: id, store: store)) }

  var body: some View { Text(loader.text) }
}

struct Parent: View {
  let store: Store
  @State private var id = 0
  @State private var isShown = false

  var body: some View {
    Stepper("Id", value: $id)
    Detail(id: 1, store: store)
    Detail(id: id, store: store).padding().id(id)
    ForEach([1, 2], id: \.self) { Detail(id: $0, store: store) }
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Detail(id: id, store: store) }
    NavigationLink("More") { Detail(id: id, store: store) }
  }
}

// A binding gives what is there when it is asked.
final class Terminal: ObservableObject {
  init(append: @escaping (String) -> Void) {}
}

struct Shell: View {
  @StateObject private var terminal: Terminal
  init(logs: Binding<[String]>) {
    _terminal = StateObject(wrappedValue: Terminal { logs.wrappedValue.append($0) })
  }
  var body: some View { Text("Shell") }
}

struct ShellPage: View {
  @State private var logs: [String] = []
  var body: some View { Shell(logs: $logs) }
}
