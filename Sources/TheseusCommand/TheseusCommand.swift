import ArgumentParser

/// The command line, product `theseus`: each subcommand in a file of its own.
@main
struct TheseusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus",
    abstract: "SwiftUI for the terminal and the browser: the tools.",
    subcommands: [ExplainCommand.self, GraphCommand.self, CheckCommand.self, FindingsCommand.self, ReplayCommand.self])
}
