import SwiftUI
import Observation

struct Project: Identifiable, Hashable {
  let id: UUID
  var name: String
  var summary: String
}

@Observable
final class ProjectLibrary {
  var projects: [Project] = [
    Project(id: UUID(), name: "Harbour bridge", summary: "Steel, 240 m"),
    Project(id: UUID(), name: "Town hall", summary: "Brick, three floors"),
  ]
}

@Observable
final class BrowserState {
  var selection: Project.ID?
  var searchText = ""
}

@main
struct DraftingApp: App {
  @State private var library = ProjectLibrary()
  // bug: selection and search text live in the App and are shared by all windows of the
  // WindowGroup: choosing or searching in one window changes every other one
  @State private var browser = BrowserState()

  var body: some Scene {
    WindowGroup {
      BrowserView(library: library, browser: browser)
    }
  }
}

struct BrowserView: View {
  let library: ProjectLibrary
  @Bindable var browser: BrowserState

  private var visible: [Project] {
    library.projects.filter {
      browser.searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(browser.searchText)
    }
  }

  var body: some View {
    NavigationSplitView {
      List(visible, selection: $browser.selection) { project in
        Text(project.name)
      }
      .searchable(text: $browser.searchText)
    } detail: {
      if let project = library.projects.first(where: { $0.id == browser.selection }) {
        Text(project.summary)
      } else {
        Text("Choose a project")
      }
    }
  }
}
