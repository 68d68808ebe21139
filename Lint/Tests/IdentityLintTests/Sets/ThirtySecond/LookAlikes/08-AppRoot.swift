import SwiftUI

struct AppearanceScreen: View {
  @AppStorage("accent") private var accentName = "blue"

  var body: some View {
    Form {
      Picker("Accent", selection: $accentName.animation()) {
        Text("Blue").tag("blue")
        Text("Pink").tag("pink")
      }
      .pickerStyle(.inline)
      Text("Now \(accentName)")
        .id(accentName)
        .transition(.opacity)
    }
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
  }
}
