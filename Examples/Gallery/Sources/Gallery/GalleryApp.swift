import SwiftUI

/// Every control of a terminal in the states that it has: to look at while a theme is changed.
@main
struct GalleryApp: App {
  var body: some Scene { WindowGroup { GalleryView() } }
}

struct GalleryView: View {
  @State var page = "controls"

  var body: some View {
    TabView(selection: $page) {
      ControlsPage().tabItem { Text("Controls") }.tag("controls")
      ListsPage().tabItem { Text("Lists") }.tag("lists")
      PanelsPage().tabItem { Text("Panels") }.tag("panels")
      FormPage().tabItem { Text("Form") }.tag("form")
    }
  }
}
