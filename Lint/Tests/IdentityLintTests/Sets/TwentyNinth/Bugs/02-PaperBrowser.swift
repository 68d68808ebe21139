import SwiftUI

struct LibraryPaper: Identifiable, Hashable {
  let id: Int
  let title: String
  let abstract: String
}

@Observable
final class PaperLibrary {
  var papers: [LibraryPaper] = [
    LibraryPaper(id: 1, title: "Consensus", abstract: "On agreement."),
    LibraryPaper(id: 2, title: "Clocks", abstract: "On ordering."),
  ]
}

@Observable
final class BrowserState {
  var selectedID: LibraryPaper.ID?
  var searchText = ""
  var showsInspector = false
}

struct PaperBrowser: View {
  @Environment(PaperLibrary.self) private var library
  @Environment(BrowserState.self) private var browser

  private var visible: [LibraryPaper] {
    library.papers.filter { browser.searchText.isEmpty || $0.title.contains(browser.searchText) }
  }

  var body: some View {
    @Bindable var browser = browser
    NavigationSplitView {
      List(visible, selection: $browser.selectedID) { Text($0.title) }
        .searchable(text: $browser.searchText)
    } detail: {
      if let paper = library.papers.first(where: { $0.id == browser.selectedID }) {
        Text(paper.abstract)
          .inspector(isPresented: $browser.showsInspector) { Text(paper.title) }
      }
    }
  }
}

struct PaperApp: App {
  @State private var library = PaperLibrary()
  // bug: Selection, search text and inspector of one window are overwritten by another.
  @State private var browser = BrowserState()

  var body: some Scene {
    WindowGroup {
      PaperBrowser()
        .environment(library)
        .environment(browser)
    }
  }
}
