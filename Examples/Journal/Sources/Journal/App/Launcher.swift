import JournalCommand
import JournalModel
import SwiftUI

/// The command line comes first: some commands need no window.
@main
enum Launcher {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch JournalLaunch.starting(arguments, environment: ProcessInfo.processInfo.environment) {
    case .app(let path, let isDefault):
      JournalApp.resumesSession = isDefault
      JournalApp.servesBrowsers = arguments.contains { $0 == "--web" || $0.hasPrefix("--web=") }
      JournalApp.session = JournalSession(path: path, makingFolder: isDefault)
      // When nobody can choose Try Again, a journal that cannot be opened ends the program.
      if let problem = JournalApp.session.problem, !hasScreen {
        end(problem.exitStatus, problem.message)
      }
      JournalApp.main()
    case .exit(let status, let output, let message):
      do {
        try FileHandle.standardOutput.write(contentsOf: output)
      } catch {
        end(JournalLaunch.outputStatus, "Standard output cannot be written: \(reason(error))")
      }
      end(status, message)
    }
  }

  /// Whether this process's own user can answer. With browsers, the terminal shows a log.
  @MainActor private static var hasScreen: Bool {
    if JournalApp.servesBrowsers { return false }
    let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDOUT_FILENO) == 1 && !["", "dumb", "unknown"].contains(term)
  }

  /// Ends the program; the terminal gets its screen back before the message is shown.
  static func end(_ status: Int32, _ message: String) -> Never {
    if !message.isEmpty {
      try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
    exit(status)
  }

  /// The system's message, which Foundation stores in an underlying error.
  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(underlying.code))) + "."
  }
}
