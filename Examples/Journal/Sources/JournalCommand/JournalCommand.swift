import ArgumentParser
import Foundation
import JournalModel

/// Journal's command line.
public struct JournalCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "Journal",
    abstract: "A bullet journal.",
    discussion: """
      Without --import and --export, Journal opens in this terminal. Each entry is written to the \
      disk immediately.

      Exit status: 0, or 64 for a mistake in these options, 65 for a file that is not a journal or \
      cannot be imported, 66 for one that cannot be read, \
      73 for one that cannot be written, 75 when another program holds the journal, 74 for \
      standard output that cannot be written and for anything else. \
      If the journal cannot be opened, quitting ends with the same statuses. Each status other \
      than 0 comes with a message on standard error.
      """,
    version: "0.1.0")

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The journal's file.",
      discussion:
        "Without it: theseus-journal/journal.sqlite in $XDG_DATA_HOME, or in ~/.local/share.",
      valueName: "file"))
  public var database: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Add what is in a JSON file, or in - for standard input, and exit.", valueName: "file"))
  public var importFile: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(
      "Write the journal to a JSON file, or to - for standard output, and exit.", valueName: "file")
  )
  public var exportFile: String?

  @Flag(name: .long, help: "Add sample entries, where there are none yet.")
  public var sample = false

  @OptionGroup(title: "Runtime")
  public var runtime: RuntimeOptions

  public init() {}

  public func validate() throws {
    for (option, value) in [
      ("--database", database), ("--import", importFile), ("--export", exportFile),
    ] where value?.isEmpty == true {
      throw ValidationError("\(option) needs the name of a file.")
    }
  }
}
