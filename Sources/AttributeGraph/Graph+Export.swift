/// Exports of a graph for developers and tools: Graphviz's DOT, and JSON. Nothing is evaluated;
/// stale and unread values are left out.
extension Graph {
  /// The state of one attribute, read without evaluating anything.
  public struct Snapshot: Hashable, Sendable {
    public enum State: String, Hashable, Sendable {
      /// The value follows from the inputs.
      case upToDate
      /// An input may have changed.
      case maybe
      /// The rule has to run.
      case dirty
      /// The last run ended with an error.
      case failed
    }

    public var id: AttributeID
    public var label: String
    public var state: State
    public var isSource: Bool
    public var isEager: Bool
    public var subgraph: Subgraph
    /// The attributes it read in its last run, in order.
    public var inputs: [AttributeID]
  }

  /// All living attributes, in the order of their slots.
  public func snapshots() -> [Snapshot] {
    (0..<UInt32(core.state.pointee.nodes.count)).compactMap { index in
      let node = core.node(index)
      if node.pointee.has(NodeFlags.dead) { return nil }
      let owner = node.pointee.subgraph
      let generation = core.state.pointee.subgraphs.records[Int(owner)].generation
      return Snapshot(
        id: core.id(index), label: core.type(index).pointee.text, state: state(of: node),
        isSource: core.type(index).pointee.isSource, isEager: node.pointee.has(NodeFlags.eager),
        subgraph: Subgraph(index: owner, generation: generation), inputs: inputs(of: core.id(index))
      )
    }
  }

  private func state(of node: UnsafeMutablePointer<Node>) -> Snapshot.State {
    if node.pointee.has(NodeFlags.dirty) { return .dirty }
    if node.pointee.has(NodeFlags.maybe) { return .maybe }
    return node.pointee.has(NodeFlags.failed) ? .failed : .upToDate
  }

  /// The graph for `dot -Tsvg`. Arrows run from an input to its reader; each subgraph is a cluster.
  /// Sources are boxes, outputs have a double line, nodes that are out of date are dashed, failed
  /// ones red.
  public func dot() -> String {
    var text =
      "digraph attributes {\n  rankdir=LR;\n  node [fontname=\"Helvetica\", fontsize=10];\n"
    let nodes = snapshots()
    let clusters = Dictionary(grouping: nodes, by: \.subgraph).sorted {
      $0.key.index < $1.key.index
    }
    for (subgraph, members) in clusters {
      text +=
        """
          subgraph cluster_\(subgraph.index) {\n    label="subgraph \(subgraph.index)"; \
        color=gray;\n
        """
      for node in members { text += "    n\(node.id.index) [\(attributes(of: node))];\n" }
      text += "  }\n"
    }
    for node in nodes {
      for input in node.inputs { text += "  n\(input.index) -> n\(node.id.index);\n" }
    }
    return text + "}\n"
  }

  private func attributes(of node: Snapshot) -> String {
    var list = [
      "label=\"\(escaped(node.label))\\n\(node.id)\"",
      node.isSource ? "shape=box" : "shape=ellipse",
    ]
    if node.isEager { list.append("peripheries=2") }
    switch node.state {
    case .upToDate: break
    case .maybe: list.append("style=dashed")
    case .dirty: list.append("style=\"dashed,bold\"")
    case .failed: list.append("color=red")
    }
    return list.joined(separator: ", ")
  }

  /// The graph as one JSON object:
  /// `{"theseus-graph":1,"nodes":[{"id","generation","label","state","source","eager",
  /// "subgraph","inputs":[id…]}…]}`.
  public func json() -> String {
    let nodes = snapshots().map { node in
      """
      {"id":\(node.id.index),"generation":\(node.id.generation),\
      "label":"\(escaped(node.label))","state":"\(node.state.rawValue)",\
      "source":\(node.isSource),"eager":\(node.isEager),"subgraph":\(node.subgraph.index),\
      "inputs":[\(node.inputs.map { String($0.index) }.joined(separator: ","))]}
      """
    }
    return "{\"theseus-graph\":1,\"nodes\":[\(nodes.joined(separator: ","))]}"
  }

  /// Text inside double quotes, as both formats have it.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
