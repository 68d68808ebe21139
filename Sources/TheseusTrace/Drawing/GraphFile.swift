import Foundation
import TheseusCore

/// An attribute graph as `--graph FILE` and `Graph.json()` write it.
public struct GraphFile: Sendable {
  public struct Node: Hashable, Sendable, Decodable {
    public var id: Int
    public var label: String
    /// `upToDate`, `maybe`, `dirty`, `failed`
    public var state: String
    public var source: Bool
    public var eager: Bool
    public var subgraph: Int
    /// Ids of the inputs of its last run.
    public var inputs: [Int]
  }

  public var nodes: [Node]

  /// - Throws: `TraceError`, which names the file and its fault.
  public init(contentsOf path: String) throws {
    let data: Data
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw TraceError(file: path, reason: "it is a folder")
    }
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw TraceError(file: path, reason: "it cannot be read: \(FileManager.reason(error))")
    }
    try self.init(data, file: path)
  }

  public init(_ data: Data, file: String) throws {
    struct Document: Decodable {
      var graph: Int
      var nodes: [Node]

      enum CodingKeys: String, CodingKey {
        case graph = "theseus-graph"
        case nodes
      }
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      let place = Self.text(of: context.codingPath)
      throw TraceError(
        file: file,
        reason: "it is not a graph: \(place.isEmpty ? "it" : place) has no \"\(key.stringValue)\"")
    } catch DecodingError.typeMismatch(_, let context) {
      throw TraceError(
        file: file,
        reason: "it is not a graph: \"\(Self.text(of: context.codingPath))\" has the wrong type")
    } catch {
      throw TraceError(file: file, reason: "it is not JSON, or is truncated")
    }
    guard document.graph == 1 else {
      throw TraceError(
        file: file, reason: "the graph has version \(document.graph); this program reads version 1")
    }
    nodes = document.nodes
  }

  /// `nodes.[3].inputs`
  private static func text(of path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }

  /// The most boxes of a picture: more are unreadable, and placing them takes minutes.
  public static let maximumBoxes = 4_000

  /// - Parameters:
  ///   - matching: nodes whose label contains this, with their inputs and readers; nil for all
  ///     nodes.
  public func drawing(title: String, matching: String? = nil) -> Drawing {
    var drawing = Drawing(title: title)
    let shown = shown(matching)
    var places: [Int: Int] = [:]
    for node in nodes where shown.contains(node.id) {
      places[node.id] = drawing.boxes.count
      drawing.boxes.append(
        Drawing.Box(lines: Self.lines(node), style: Self.style(node), note: node.label))
    }
    for node in nodes {
      guard let to = places[node.id] else { continue }
      for input in node.inputs {
        if let from = places[input] { drawing.arrows.append(Drawing.Arrow(from: from, to: to)) }
      }
    }
    return drawing
  }

  private func shown(_ matching: String?) -> Set<Int> {
    guard let matching else { return Set(nodes.map(\.id)) }
    let found = Set(nodes.filter { $0.label.localizedStandardContains(matching) }.map(\.id))
    var shown = found
    for node in nodes {
      if found.contains(node.id) { shown.formUnion(node.inputs) }
      if !found.isDisjoint(with: node.inputs) { shown.insert(node.id) }
    }
    return shown
  }

  private static func lines(_ node: Node) -> [String] {
    var marks = [node.source ? "source" : "rule"]
    if node.eager { marks.append("eager") }
    if node.state != "upToDate" { marks.append(node.state) }
    return [node.label, "#\(node.id) \(marks.joined(separator: ", "))"]
  }

  private static func style(_ node: Node) -> Drawing.Style {
    switch node.state {
    case "failed": .ended
    case "maybe", "dirty": .quiet
    default: node.source ? .source : node.eager ? .began : .rule
    }
  }
}
