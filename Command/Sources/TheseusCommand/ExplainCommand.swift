import ArgumentParser
import Development
import Foundation
import TheseusTrace

/// `theseus explain`: explains a recorded run to a developer, or exports it for another program.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a run that an app recorded with --trace FILE (or THESEUS_TRACE=FILE).",
    discussion: """
      Without options, it prints for each update the writes, the bodies that ran and why, the \
      skipped bodies, and the views that began and ended.
      Exit status: 0; 1 if the file is incomplete, after explaining the part that exists; 2 if it \
      cannot be read, and for a mistake in these options.
      """)

  @Argument(help: "The file.", completion: .file()) var file: String
  @Option(help: ArgumentHelp("Only entries about views of this type.", valueName: "type")) var view:
    String?
  @Option(
    help: ArgumentHelp(
      "Only entries about views at this path or below; or a part of it.", valueName: "path"
    ))
  var path: String?
  @Flag(help: "List the framework's views one by one, among the app's.") var framework = false
  @Flag(help: "What was reset: why it ended, what was lost, and how to keep it.") var whyReset =
    false
  @Flag(help: "Which bodies ran, how often and for which reasons.") var whyRan = false
  @Flag(help: "Print one JSON document.") var json = false
  @Flag(help: "Print everything as one JSON object a line, which other tools can filter.")
  var lines = false
  @Flag(help: "Print the cause and effect of one update for Graphviz.") var dot = false
  @Flag(help: "Print the cause and effect of one update as an SVG picture.") var svg = false
  @Flag(help: "Print one page with everything, for a browser.") var html = false
  @Option(
    help: ArgumentHelp(
      "The update of --dot and --svg; without it, the last with a write.", valueName: "number"))
  var update: Int?
  @Option(
    help: ArgumentHelp(
      "Read only this many updates at the end: for long recordings.", valueName: "count")) var last:
    Int?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file instead.", valueName: "file"))
  var output: String?

  func validate() throws {
    let forms = [whyReset, whyRan, json, lines, dot, svg, html].filter { $0 }.count
    if forms > 1 {
      throw ValidationError(
        "--why-reset, --why-ran, --json, --lines, --dot, --svg and --html exclude each other.")
    }
    if let last, last < 1 { throw ValidationError("--last needs a number of at least 1.") }
    if update != nil, !dot, !svg { throw ValidationError("--update goes with --dot or --svg.") }
  }

  func run() throws {
    let log: TraceLog
    do {
      log = try TraceLog(contentsOf: file, last: last)
    } catch {
      complain("theseus explain: \(error)")
      throw ExitCode(2)
    }
    try emit(text(log), to: output, "explain")
    if let words = log.ending.words { complain("theseus explain: \(file): \(words)") }
    if case .cut = log.ending { throw ExitCode(1) }
    if let line = log.incompleteLine {
      complain(
        """
        theseus explain: \(file):\(line): the line is incomplete: the program ended while writing \
        it; the lines before it are shown
        """
      )
      throw ExitCode(1)
    }
  }

  private func text(_ log: TraceLog) throws -> String {
    let filter = TraceFilter(view: view, path: path, showsFramework: framework)
    if whyReset { return log.resets(filter) + "\n" }
    if whyRan { return log.runs(filter) + "\n" }
    if lines { return String(decoding: try log.lines(), as: UTF8.self) }
    if json { return String(decoding: try log.json(filter), as: UTF8.self) + "\n" }
    if html { return try log.page(filter) }
    if dot || svg {
      let drawing = log.drawing(of: try chosen(log))
      return dot ? drawing.dot() : drawing.svg()
    }
    return log.explanation(filter) + "\n"
  }

  private func chosen(_ log: TraceLog) throws -> TraceUpdate {
    if let update {
      if let found = log.updates.first(where: { $0.number == update }) { return found }
      complain("theseus explain: \(file) has no update \(update); it has \(log.updates.count)")
      throw ExitCode(2)
    }
    if let last = log.updates.last(where: { $0.transaction != nil }) ?? log.updates.last {
      return last
    }
    complain("theseus explain: \(file) has no updates")
    throw ExitCode(2)
  }
}

/// Prints, or writes to a file whole or not at all.
func emit(_ text: String, to output: String?, _ command: String) throws {
  do {
    if let output { try replaceFile(output, with: text) } else { try writeOutput(text.utf8) }
  } catch let failure as CommandFailure {
    complain("theseus \(command): \(failure)")
    throw ExitCode(2)
  } catch {
    complain(
      "theseus \(command): \(output ?? "") cannot be written: \(DevelopmentError.reason(error))")
    throw ExitCode(2)
  }
}
