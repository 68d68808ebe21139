import SwiftUI

@Observable final class Router { var path = NavigationPath() }
final class Browser: ObservableObject { @Published var selectedTab = 0 }
struct Content: View {
  @Binding var selection: Int?
  var body: some View { List([1, 2], id: \.self, selection: $selection) { Text("\($0)") } }
}
struct Plain: View { var body: some View { Text("a") } }
@main struct FirstApp: App {
  @State private var router = Router()  // expect: shared_window_state
  @StateObject private var browser = Browser()  // expect: shared_window_state
  @State private var selection: Int?  // expect: shared_window_state
  var body: some Scene {
    WindowGroup {
      Content(selection: $selection).environment(router).environmentObject(browser)
    }
  }
}
