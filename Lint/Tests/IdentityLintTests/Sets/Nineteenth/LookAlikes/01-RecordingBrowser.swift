import SwiftUI
import Observation

struct Recording: Identifiable, Hashable {
  let id: UUID
  var name: String
  var summary: String
}

@Observable
final class RecordingLibrary {
  var recordings: [Recording] = [
    Recording(id: UUID(), name: "Interview", summary: "42 minutes"),
    Recording(id: UUID(), name: "Rehearsal", summary: "Two takes"),
  ]
}

@Observable
final class WindowState {
  var selection: Recording.ID?
  var searchText = ""
}

@main
struct RecorderApp: App {
  @State private var library = RecordingLibrary()

  var body: some Scene {
    WindowGroup {
      RecordingBrowser(library: library)
    }
  }
}

struct RecordingBrowser: View {
  let library: RecordingLibrary
  @State private var window = WindowState()

  private var visible: [Recording] {
    library.recordings.filter {
      window.searchText.isEmpty || $0.name.localizedCaseInsensitiveContains(window.searchText)
    }
  }

  var body: some View {
    NavigationSplitView {
      List(visible, selection: $window.selection) { recording in
        Text(recording.name)
      }
      .searchable(text: $window.searchText)
    } detail: {
      if let recording = library.recordings.first(where: { $0.id == window.selection }) {
        Text(recording.summary)
      } else {
        Text("Choose a recording")
      }
    }
  }
}
