import ArgumentParser
import Foundation
import Inspection
import TheseusLink

/// `theseus inspect`: watches an app that was started with `--inspect`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Watch an app from another terminal: its views, their state, why they ran.",
    discussion: """
      Start the app with --inspect, or with THESEUS_INSPECT=1. Without a name, the app that was \
      started last is inspected.
      Exit status: 0; 2 if there is no such app, or if the output is no terminal.
      """)

  @Argument(help: "The app's name, or its process number.")
  var program: String?
  @Flag(help: "List the apps that can be inspected.") var list = false

  /// On the main thread, which belongs to the inspector's app from here on.
  func run() throws {
    let (program, list) = (program, list)
    try MainActor.assumeIsolated { try Self.inspect(program, list: list) }
  }

  @MainActor
  private static func inspect(_ program: String?, list: Bool) throws {
    let programs: [InspectionSocket.Program]
    do {
      programs = InspectionSocket.programs(
        in: try InspectionSocket.folder(environment: ProcessInfo.processInfo.environment))
    } catch {
      complain("theseus inspect: \(error)")
      throw ExitCode(2)
    }
    if list {
      for program in programs { print("\(program.process)  \(program.name)") }
      return
    }
    guard isatty(STDOUT_FILENO) == 1 else {
      complain("theseus inspect: the inspector needs a terminal; record a trace for other programs")
      throw ExitCode(2)
    }
    let chosen = programs.last { candidate in program.map { candidate.matches($0) } ?? true }
    guard let chosen else {
      complain(
        program.map { "theseus inspect: no app “\($0)” runs with --inspect" }
          ?? "theseus inspect: no app runs with --inspect")
      throw ExitCode(2)
    }
    guard let connection = InspectorConnection(path: chosen.path) else {
      complain("theseus inspect: \(chosen.name), process \(chosen.process), does not answer")
      throw ExitCode(2)
    }
    InspectorApp.run(connection)
  }
}
