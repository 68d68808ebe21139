import SwiftUI

struct Root15: View {
  @State private var isLoggedIn = false
  var body: some View {
    if isLoggedIn { Home15() } else { LogIn15(done: { isLoggedIn = true }) }
  }
}
struct Home15: View {
  @State private var tab = 0;
  var body: some View {
    TabView(selection: $tab) {
      Text("A").tag(0); Text("B").tag(1)
    }
  }
}
struct LogIn15: View {
  let done: () -> Void; @State private var name = "";
  var body: some View {
    VStack {
      TextField("Name", text: $name); Button("Go", action: done)
    }
  }
}
