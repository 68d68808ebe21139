import SwiftUI

final class Shared: ObservableObject {
  static let shared = Shared()
  @Published var showsGrid = true
}
@Observable final class Store {
  var isOpen = false
}
/// The user's defaults keep it, and each object reads it there.
final class Stored: ObservableObject {
  @AppStorage("grid") var showsGrid = true
}
/// About one subject.
@Observable final class Page {
  let name: String
  var isRead = false
  init(name: String = "") { self.name = name }
}
@Observable final class Draft {
  var text = ""
}
struct Canvas: View {
  @ObservedObject var shared: Shared
  @ObservedObject var stored: Stored
  @Environment(Store.self) private var store
  let page: Page
  var body: some View {
    Text(shared.showsGrid ? "Grid" : "Plain")
    Text(stored.showsGrid ? "Grid" : "Plain")
    Text(store.isOpen ? "Open" : "Closed")
    Text(page.isRead ? "Read" : "New")
  }
}
struct SettingsOfApp: View {
  @ObservedObject private var shared = Shared.shared
  @StateObject private var stored = Stored()
  @Environment(Store.self) private var store
  @State private var page = Page(name: "Settings")
  /// The app keeps no other one.
  @State private var draft = Draft()
  var body: some View {
    Toggle("Grid", isOn: $shared.showsGrid)
    Toggle("Grid", isOn: $stored.showsGrid)
    Button("Open") { store.isOpen = true }
    Button("Read") { page.isRead = true }
    TextField("Draft", text: $draft.text)
  }
}
/// It shows an example, and edits nothing.
struct Example: View {
  @State private var store = Store()
  var body: some View { Text(store.isOpen ? "Open" : "Closed") }
}
@main struct SketchApp: App {
  @StateObject private var shared = Shared.shared
  @StateObject private var stored = Stored()
  @State private var store = Store()
  @State private var page = Page()
  var body: some Scene {
    WindowGroup {
      Canvas(shared: shared, stored: stored, page: page)
        .environment(store)
    }
    Settings { SettingsOfApp().environment(store) }
    Window("Example", id: "example") { Example() }
  }
}
