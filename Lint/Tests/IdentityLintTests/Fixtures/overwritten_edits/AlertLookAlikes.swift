import SwiftUI

final class Store { func name() -> String { "" } }

// Nothing is pushed from an alert, and a flag that presents something is no edit.
struct Account: View {
  let store: Store
  @State private var name = ""
  @State private var asksName = false
  var body: some View {
    List {
      NavigationLink("More") { Text("More") }
      Button(name) { asksName = true }
    }
    .onAppear { name = store.name() }
    .alert("Name", isPresented: $asksName) { TextField("Name", text: $name) }
  }
}

final class Downloads: ObservableObject {
  @Published var asksToMigrate = false
  let files: Files
  init(files: Files) { self.files = files }
  func load() { asksToMigrate = files.areOld }
}
final class Files { var areOld: Bool { true } }
struct DownloadsView: View {
  @StateObject private var downloads = Downloads(files: Files())
  var body: some View {
    List { NavigationLink("More") { Text("More") } }
      .onAppear { downloads.load() }
      .alert("Migrate?", isPresented: $downloads.asksToMigrate) { Button("OK") {} }
  }
}
