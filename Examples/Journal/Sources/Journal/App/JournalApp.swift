import JournalModel
import SwiftUI

struct JournalApp: App {
  /// The journal named on the command line, opened before there is a window.
  static var session = JournalSession(
    path: JournalFile.defaultPath(environment: ProcessInfo.processInfo.environment),
    makingFolder: true)

  /// Whether the next run continues where this one ends: not for a journal that the command line
  /// names, which is a visit.
  static var resumesSession = true

  @State private var session = Self.session
  @State private var navigator = Navigator()

  var body: some Scene {
    WindowGroup("Journal") {
      RootView()
        .environment(session)
        .environment(navigator)
    }
    .commands { JournalCommands(session: session, navigator: navigator) }
  }
}
