import SwiftUI

final class Store: ObservableObject {
  @Published var status = 0
  @Published var names: [String] = []
  func run() { status += 1 }
  func add() { names.append("a") }
}
/// It listens to the inner object, and changes something of its own with it.
final class Checkout: ObservableObject {
  @Published var isBusy = false
  let store = Store()
  private var listening: AnyCancellable?
  init() { listening = store.$status.sink { [weak self] in self?.isBusy = $0 > 0 } }
}
final class Folder: ObservableObject {
  @Published var title = ""
  let store = Store()
  var draft = ""
}
struct Steps: View {
  let action: (String) -> Void
  var body: some View { Button("Next") { action("a") } }
}
struct Forwarded: View {
  @ObservedObject var checkout: Checkout
  var body: some View {
    Text("\(checkout.store.status)")
    Button("Run") { checkout.store.run() }
  }
}
/// A closure that a view of the project gets sets the member; nothing shows it.
struct Written: View {
  @ObservedObject var folder: Folder
  @State private var title = "" {
    didSet { folder.draft = title }
  }
  var body: some View {
    Steps { text in folder.draft = text }
  }
}
/// The sheet reads when it opens.
struct Opened: View {
  @ObservedObject var folder: Folder
  @State private var isOpen = false
  var body: some View {
    Button("Add") { folder.store.add() }
      .sheet(isPresented: $isOpen) { Text(folder.store.names.first ?? "") }
  }
}
