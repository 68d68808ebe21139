import JournalCommand
import JournalModel
import SwiftUI

@main
struct JournalApp: App {
  @State private var session: JournalSession
  @State private var navigator = Navigator()

  init() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch JournalLaunch.starting(arguments, environment: ProcessInfo.processInfo.environment) {
    case .app(let path, let isDefault):
      _session = State(initialValue: JournalSession(path: path, makingFolder: isDefault))
    case .exit(let status, let output, let message):
      FileHandle.standardOutput.write(output)
      if !message.isEmpty { FileHandle.standardError.write(Data((message + "\n").utf8)) }
      exit(status)
    }
  }

  var body: some Scene {
    WindowGroup("Journal") {
      RootView()
        .environment(session)
        .environment(navigator)
    }
    .commands { JournalCommands(session: session, navigator: navigator) }
  }
}
