import JournalCommand
import SwiftUI

/// The command line comes first: what it asks for may need no window.
@main
enum Launcher {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch JournalLaunch.starting(arguments, environment: ProcessInfo.processInfo.environment) {
    case .app(let path, let isDefault):
      JournalApp.session = JournalSession(path: path, makingFolder: isDefault)
      JournalApp.main()
    case .exit(let status, let output, let message):
      FileHandle.standardOutput.write(output)
      if !message.isEmpty { FileHandle.standardError.write(Data((message + "\n").utf8)) }
      exit(status)
    }
  }
}
