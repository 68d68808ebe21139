import JournalModel
import SwiftUI

struct JournalApp: App {
  /// The journal named on the command line, opened before there is a window.
  static var session: JournalSession {
    get {
      if let opened { return opened }
      let path = JournalFile.defaultPath(environment: ProcessInfo.processInfo.environment)
      let session = JournalSession(path: path, makingFolder: true)
      opened = session
      return session
    }
    set {
      opened = newValue
      isTaken = false
    }
  }
  // Not a default value of `session`: setting that would first open, and make, the default journal.
  private static var opened: JournalSession?
  private static var isTaken = false

  /// Whether browsers are served: each tab is an app, in one process.
  static var servesBrowsers = false

  /// The session of a new app: the one that is open, or its own on the same journal.
  static func takeSession() -> JournalSession {
    defer { isTaken = true }
    // A browser's user must not see the draft in the file, which may be somebody else's.
    return isTaken || servesBrowsers ? session.another() : session
  }

  /// Whether the next run continues where this one ends: not for a journal that the command line
  /// names, which is a visit.
  static var resumesSession = true

  @State private var session = Self.takeSession()
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
