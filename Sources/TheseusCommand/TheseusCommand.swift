import ArgumentParser

/// The command line, product `theseus`: each subcommand in a file of its own.
@main
struct TheseusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus",
    abstract: "SwiftUI for the terminal and the browser: the tools.",
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    let all: [any ParsableCommand.Type] = [
      ExplainCommand.self, GraphCommand.self, CheckCommand.self, ConformCommand.self, ConformWorkerCommand.self, FindingsCommand.self,
      ReplayCommand.self,
    ]
    #if MUTANTS
      return all + [MutantsCommand.self]
    #else
      return all
    #endif
  }
}
