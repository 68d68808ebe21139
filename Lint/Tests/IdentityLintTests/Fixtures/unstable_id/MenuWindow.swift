import SwiftUI

struct Named: Identifiable {
  let id = UUID()
  let name: String
}

// A window of a menu bar extra holds views with state, unlike its menu.
struct Extra: App {
  @AppStorage("names") private var names = "a,b"
  private var all: [Named] { names.split(separator: ",").map { Named(name: String($0)) } }

  var body: some Scene {
    MenuBarExtra("Names") {
      ForEach(all) { named in  // expect: unstable_id
        NameField(name: named.name)
      }
    }
    .menuBarExtraStyle(.window)
  }
}

struct NameField: View {
  let name: String
  @State private var text = ""
  var body: some View { TextField(name, text: $text) }
}

// Used in a menu and in a list.
struct Both: View {
  @State private var names = ["a"]

  var body: some View {
    Menu("Names") { entries }
    List { entries }
    Button("Add") { names.append("b") }
  }

  private var entries: some View {
    ForEach(names.map { Named(name: $0) }) { named in  // expect: unstable_id
      NameField(name: named.name)
    }
  }
}
