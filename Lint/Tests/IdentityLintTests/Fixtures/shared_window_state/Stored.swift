import SwiftUI

struct Sidebar: View {
  @AppStorage("sidebar") private var item: String?  // expect: shared_window_state
  var body: some View {
    List(selection: $item) { Text("Inbox").tag("inbox") }
  }
}
struct Main: View {
  @AppStorage("selection") private var selection: Int?  // expect: shared_window_state
  @AppStorage("isDense") private var isDense = false
  var body: some View {
    NavigationSplitView {
      Sidebar()
    } content: {
      List([1, 2], id: \.self, selection: $selection) { Text("\($0)") }
    } detail: {
      Toggle("Dense", isOn: $isDense)
    }
  }
}
struct Root: View {
  var body: some View { Main() }
}
@main struct Mail: App {
  var body: some Scene { WindowGroup { Root() } }
}
