import ArgumentParser
import TheseusTrace

/// `theseus graph`: a snapshot of an attribute graph as a picture.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract:
      "Draw the attribute graph that an app wrote with --graph FILE (or THESEUS_GRAPH=FILE).",
    discussion: """
      Arrows run from what is read to what reads it. Sources are yellow, rules blue, those that \
      update by themselves green, those that are out of date gray, those that failed red.
      Exit status: 0, or 2 if the file cannot be read.
      """)

  @Argument(help: "The file.", completion: .file()) var file: String
  @Flag(help: "Draw an SVG picture (as without any flag).") var svg = false
  @Flag(help: "Print the graph for Graphviz instead.") var dot = false
  @Option(
    help: ArgumentHelp(
      "Only nodes whose label contains this, and their neighbors.", valueName: "text"))
  var matching: String?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file instead.", valueName: "file"))
  var output: String?

  func validate() throws {
    if svg, dot { throw ValidationError("--svg and --dot exclude each other.") }
  }

  func run() throws {
    let drawing: Drawing
    do {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      drawing = try GraphFile(contentsOf: file).drawing(title: name, matching: matching)
    } catch {
      complain("theseus graph: \(error)")
      throw ExitCode(2)
    }
    if !dot, drawing.boxes.count > GraphFile.maximumBoxes {
      complain(
        """
        theseus graph: \(file) has \(drawing.boxes.count) nodes to draw, and a picture has \
        \(GraphFile.maximumBoxes) at most: --matching TEXT draws those with that label and their \
        neighbors, --dot leaves the drawing to Graphviz
        """
      )
      throw ExitCode(2)
    }
    try emit(dot ? drawing.dot() : drawing.svg(), to: output, "graph")
  }
}
