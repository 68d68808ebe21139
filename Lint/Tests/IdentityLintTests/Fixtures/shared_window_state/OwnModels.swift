import SwiftUI

final class Preferences: ObservableObject {
  @Published var showsGrid = true
}
@Observable final class Filters {
  var hidesDone = false
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
}
@Observable final class Clock {
  var isRunning = false
}
struct Canvas: View {
  @ObservedObject var preferences: Preferences
  @Environment(Filters.self) private var filters
  @Environment(Clock.self) private var clock
  var body: some View {
    Text(preferences.showsGrid ? "Grid" : "Plain")
    Text(filters.hidesDone ? "Open" : "All")
    Text(clock.isRunning ? "Runs" : "Stands")
  }
}
struct SettingsOfApp: View {
  @StateObject private var preferences = Preferences()  // expect: shared_window_state
  var body: some View { Toggle("Grid", isOn: $preferences.showsGrid) }
}
/// Deeper in the window.
struct MenuOfApp: View {
  var body: some View { MenuSwitch() }
}
struct MenuSwitch: View {
  @State private var clock = Clock()  // expect: shared_window_state
  var body: some View { Button("Start") { clock.isRunning = true } }
}
struct FilterWindow: View {
  @State private var filters = Filters()  // expect: shared_window_state
  var body: some View {
    Button("Add") { filters.add("word") }
  }
}
/// Its tab edits the object.
@Observable final class Account {
  var name = ""
}
struct NameTab: View {
  @Bindable var account: Account
  var body: some View { TextField("Name", text: $account.name) }
}
struct AccountWindow: View {
  @State private var account = Account()  // expect: shared_window_state
  var body: some View { TabView { NameTab(account: account) } }
}
@main struct SketchApp: App {
  @StateObject private var preferences = Preferences()
  @State private var filters = Filters()
  @State private var clock = Clock()
  @State private var account = Account()
  var body: some Scene {
    WindowGroup {
      Canvas(preferences: preferences)
        .environment(filters)
        .environment(clock)
        .environment(account)
    }
    Settings { SettingsOfApp() }
    Window("Filters", id: "filters") { FilterWindow() }
    Window("Account", id: "account") { AccountWindow() }
    MenuBarExtra("Sketch") { MenuOfApp() }
  }
}
