import SwiftUI

struct Main: View {
  @SceneStorage("selection") private var selection: Int?
  @AppStorage("order") private var order = "title"
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $selection) { Text("\($0)") }
    } detail: {
      Picker("Order", selection: $order) { Text("Title").tag("title") }
    }
  }
}
/// Shown by the settings, of which there is one window.
struct Panes: View {
  @AppStorage("pane") private var pane: Int?
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $pane) { Text("\($0)") }
    } detail: {
      Text("Pane")
    }
  }
}
/// On a phone there is one window.
struct Tabs: View {
  @AppStorage("tab") private var tab = 0
  var body: some View {
    TabView(selection: $tab) { Text("One").tag(0) }
  }
}
@main struct Mail: App {
  var body: some Scene {
    WindowGroup {
      Main()
      Tabs()
    }
    Settings { Panes() }
  }
}
