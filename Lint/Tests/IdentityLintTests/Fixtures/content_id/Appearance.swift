import SwiftUI

struct Home: View {
  @State private var draft = ""
  var body: some View {
    NavigationStack { Form { TextField("Draft", text: $draft) } }
  }
}
struct AccentScreen: View {
  @AppStorage("accent") private var accent = "blue"
  var body: some View {
    Picker("Accent", selection: $accent) { Text("Blue").tag("blue") }
  }
}
struct StoredRoot: View {
  @AppStorage("accent") private var accentName = "blue"
  var body: some View {
    Home().tint(accentName == "pink" ? .pink : .blue).id(accentName)  // expect: content_id
  }
}
@Observable
final class Appearance {
  var theme = "light"
  var language = "en"
}
struct ModelRoot: View {
  @State private var appearance = Appearance()
  var body: some View {
    VStack {
      Button("Dark") { appearance.theme = "dark" }
      Home().id(appearance.theme)  // expect: content_id
    }
  }
}
