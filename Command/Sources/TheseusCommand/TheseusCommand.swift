import ArgumentParser
import Foundation

/// The command line, product `theseus`: one file for each subcommand.
struct TheseusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus",
    abstract: "SwiftUI for the terminal and the browser: the tools.",
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    [
      ExplainCommand.self, GraphCommand.self, CheckCommand.self, ConformCommand.self,
      ConformWorkerCommand.self, FindingsCommand.self,
      ReplayCommand.self, LintCommand.self, DevCommand.self,
      PreviewCommand.self, InspectCommand.self, NewCommand.self,
    ]
  }

  /// Like the default, except that unusable input, and output that cannot be written, exit with 2
  /// in every subcommand.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      try flushOutput()
    } catch let failure as CommandFailure {
      complain("theseus: \(failure)")
      Foundation.exit(2)
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      complain(fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
