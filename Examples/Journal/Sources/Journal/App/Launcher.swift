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
      reportLossAtEnd()
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

  /// Changes that the journal's file does not have when the program ends.
  struct Loss {
    let status: Int32
    let message: String

    /// - Parameter changes: their names; without any there is no loss.
    init?(_ changes: [String], in file: String) {
      guard !changes.isEmpty else { return nil }
      let problem = JournalError(file: file, cause: .locked)
      status = problem.exitStatus
      message =
        "\(problem.localizedDescription) Not saved: \(changes.joined(separator: ", "))."
    }
  }

  /// The report if the program ends now.
  @MainActor static var loss: Loss?

  /// The app ends inside `main`, which restores the terminal first.
  private static func reportLossAtEnd() {
    atexit {
      // A program may be ended by any thread.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        guard let loss = Launcher.loss else { return }
        try? FileHandle.standardError.write(contentsOf: Data((loss.message + "\n").utf8))
        fflush(nil)
        _exit(loss.status)
      }
    }
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
