import Foundation

/// `theseus-lint` as a process.
enum LintTool {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("theseus-lint")

  /// Two rows whose state follows the wrong element when one is removed.
  static let fault = """
    import SwiftUI

    struct Notes: View {
      @State private var notes = ["a", "b"]
      var body: some View {
        ForEach(notes.indices, id: \\.self) { index in
          NoteRow(text: notes[index])
        }
        Button("Remove") { notes.removeFirst() }
      }
    }

    struct NoteRow: View {
      let text: String
      @State private var isOpen = false
      var body: some View { Toggle(text, isOn: $isOpen) }
    }
    """

  /// A comment that hides nothing: the one warning of its file, which `--fix` deletes.
  static let idleComment = "// theseus:disable:next index_id\nlet a = 1\n"

  static func run(
    _ project: TemporaryProject, _ arguments: [String], input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // No test reads or fills the cache of the user who runs it.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": project.path(".user-cache")]
    ) { $1 }.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: project.folder)
    // Files, so that neither side can wait for a full pipe.
    let names = ["in", "out", "err"].map { project.path(".\($0)") }
    try input.write(to: URL(fileURLWithPath: names[0]))
    for name in names.dropFirst() {
      _ = FileManager.default.createFile(atPath: name, contents: nil)
    }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: names[0]))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: names[1]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: names[2]))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try project.read(".out"),
      errors: try project.read(".err"))
  }
}
