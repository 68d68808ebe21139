import SwiftUI

struct AppearanceScreen: View {
  @AppStorage("accent") private var accentName = "blue"

  var body: some View {
    Picker("Accent", selection: $accentName) {
      Text("Blue").tag("blue")
      Text("Pink").tag("pink")
    }
    .pickerStyle(.inline)
  }
}

struct HomeScreen: View {
  @State private var search = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Search", text: $search)
        NavigationLink("Appearance") { AppearanceScreen() }
      }
    }
  }
}

struct AppRoot: View {
  @AppStorage("accent") private var accentName = "blue"

  var body: some View {
    HomeScreen()
      .tint(accentName == "pink" ? Color.pink : Color.blue)
      // bug: The navigation stack returns to the root, all state below is reset
      .id(accentName)
  }
}
