import Dispatch
import Foundation
import TheseusCore
import TheseusInspector
import TheseusLink
import TheseusViews

/// The program's end of `theseus inspect`: listens for one inspector at a time. Without one it
/// costs nothing: the runtime has no observer of it.
@MainActor
package final class InspectionServer {
  private let listener: LocalListener
  private let runtime: ViewRuntime
  private let program: String
  private let folder: String
  private weak var screen: (any InspectedScreen)?
  private var listening: (any DispatchSourceRead)?
  private var session: InspectionSession?

  /// The path of the socket.
  package var path: String { listener.path }

  /// - Throws: an error that says why nothing can connect.
  package init(
    _ runtime: ViewRuntime, program: String, environment: [String: String]
  ) throws {
    self.runtime = runtime
    self.program = program
    folder = try InspectionSocket.folder(environment: environment)
    listener = try LocalListener(path: InspectionSocket.path(ofProgram: program, in: folder))
  }

  /// Accepts inspectors from here on.
  package func attach(_ screen: any InspectedScreen) {
    self.screen = screen
    let source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
    source.resume()
    listening = source
  }

  private func accept() {
    while let channel = listener.accept() {
      // The folder keeps other users out; root and a folder with other rights do not.
      guard channel.isOfThisUser, let screen else { continue }
      guard session == nil else {
        channel.send(
          InspectionMessage.outcome(
            "another inspector is connected to this program", isError: true))
        continue
      }
      session = InspectionSession(
        channel, runtime, screen, program: program,
        trace: "\(folder)/\(program).\(getpid()).trace"
      ) { [weak self] in self?.session = nil }
    }
  }

  /// The program is about to end.
  package func finish() {
    session?.end()
    listening?.cancel()
    listening = nil
    unlink(listener.path)
  }
}

/// A program's screen, as far as an inspector uses it.
@MainActor
package protocol InspectedScreen: AnyObject {
  var keyWindow: WindowHost? { get }
  /// Shows a part of the key window inverted, in points; nil for nothing.
  func highlight(_ frame: CGRect?)
  /// Passes the position of the next click to `picked` in place of the program; nil ends that.
  func pick(_ picked: ((CGPoint) -> Void)?)
}
