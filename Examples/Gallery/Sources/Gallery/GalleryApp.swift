import SwiftUI

/// Every control of a terminal in the states that it has: to look at while a theme is changed.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ControlsPage().tabItem { Text("Controls") }
        ListsPage().tabItem { Text("Lists") }
        PanelsPage().tabItem { Text("Panels") }
        FormPage().tabItem { Text("Form") }
      }
    }
  }
}
