import SwiftUI

struct Name: Identifiable { let id: String }
struct A: View {
  @State private var asks = false
  @State private var isShared = false
  @State private var item: Name?
  let titles: [String]
  var body: some View {
    VStack {
      Text("A").contextMenu { Button("Delete") { asks = true } }
        .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
      Menu("More") { Button("Share") { isShared = true } }
        .sheet(isPresented: $isShared) { Text("Share") }
      Menu {
        Button("D") { asks = true }
      } label: {
        Text("Menu").alert("Ask", isPresented: $asks) { Button("OK") {} }
      }
      Text("B").contextMenu {
        Button("E") { asks = true }
      } preview: {
        Text("B").sheet(item: $item) { Text($0.id) }
      }
      Menu("C") { RowMenu { asks = true } }
      DisclosureGroup("D") {
        Button("Delete") { asks = true }.alert("Delete?", isPresented: $asks) {}
      }
      ControlGroup { Button("E") { asks = true }.popover(isPresented: $asks) { Text("E") } }
    }
    .sheet(isPresented: $isShared) {
      Menu("More") { Button("F") {} }.alert("F", isPresented: $asks) {}
    }
  }
}
struct RowMenu: View {
  let ask: () -> Void
  var body: some View { Button("Rename", action: ask) }
}
// Used in a menu as a label only, and beside menus.
struct Badge: View {
  @State private var explains = false
  var body: some View {
    Button("?") { explains = true }.popover(isPresented: $explains) { Text("Explained") }
  }
}
struct B: View {
  var body: some View {
    HStack {
      Menu("A") { Button("B") {} }; Badge()
    }
    Menu {
      Button("C") {}
    } label: {
      Badge()
    }
  }
}
// What is presented from a menu's view has menus of its own, and file dialogs have windows.
struct C: View {
  @State private var imports = false
  @State private var shows = false
  var body: some View {
    Menu("A") {
      Button("B") { imports = true }
        .fileImporter(isPresented: $imports, allowedContentTypes: []) { _ in }
    }
    .popover(isPresented: $shows) {
      Button("D") { imports = true }.alert("E", isPresented: $imports) {}
    }
  }
}
// A view that stands in a menu and elsewhere.
struct D: View {
  var body: some View {
    Menu("A") { Badge() }
  }
}
