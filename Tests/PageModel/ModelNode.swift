import TheseusHTML

/// A node as a client keeps it.
public final class ModelNode {
  public let id: Int
  public let key: String
  public let tag: String
  public internal(set) var box: [Double]
  package internal(set) var attributes: [String: JSONValue]
  package internal(set) var pieces: [JSONValue]
  package internal(set) var overPieces: [JSONValue]
  public internal(set) var children: [ModelNode] = []
  public internal(set) weak var parent: ModelNode?
  /// The text in a field.
  public internal(set) var value: String?

  package init(_ json: JSONValue) throws(ModelError) {
    guard let fields = json.array, fields.count == 10 || fields.count == 11,
      let id = fields[0].int, let key = fields[1].string, let tag = fields[2].string,
      let attributes = fields[7].object, let pieces = fields[8].array,
      let children = fields[9].array
    else { throw ModelError("no node: \(json)") }
    self.id = id
    self.key = key
    self.tag = tag
    box = fields[3...6].compactMap(\.number)
    self.attributes = attributes
    self.pieces = pieces
    overPieces = fields.count > 10 ? fields[10].array ?? [] : []
    if isTextField { value = self.attributes.removeValue(forKey: "value")?.string }
    for child in children {
      let node = try ModelNode(child)
      node.parent = self
      self.children.append(node)
    }
  }

  /// Whether the user types into it.
  public var isTextField: Bool {
    tag == "textarea" || tag == "input" && attributes["type"]?.string != "range"
  }

  /// This node and all inside it, in the order of the document.
  public var all: [ModelNode] { [self] + children.flatMap(\.all) }

  /// The ids of the nodes that it owns: it is read as if they were its last children.
  public var owns: [Int] { attributes["owns"]?.array?.compactMap(\.int) ?? [] }

  /// This node and all inside it, in reading order.
  public var read: [ModelNode] {
    let all = all
    let owned = Set(all.flatMap(\.owns))
    guard !owned.isEmpty else { return all }
    let nodes = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [ModelNode] = []
    func visit(_ node: ModelNode) {
      found.append(node)
      for child in node.children where !owned.contains(child.id) { visit(child) }
      for id in node.owns { nodes[id].map(visit) }
    }
    visit(self)
    return found
  }

  /// The role in the semantics tree; nil for a node that is only drawn.
  public var kind: String? { attributes["data-k"]?.string }

  /// A text or flag attribute, as text.
  public func attribute(_ name: String) -> String? {
    switch attributes[name] {
    case .string(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "\(number)"
    default: nil
    }
  }

  /// The first node inside with this role and name.
  public func first(_ kind: String, _ label: String? = nil) -> ModelNode? {
    all.first { $0.kind == kind && (label == nil || $0.name == label) }
  }

  /// The texts that it draws itself.
  public var ownText: String { (pieces + overPieces).map(Self.text).joined() }

  private static func text(in piece: JSONValue) -> String {
    guard let fields = piece.array, let kind = fields.first?.string else { return "" }
    if kind == "k", fields.count > 5 { return (fields[5].array ?? []).map(text).joined() }
    return kind == "t" && fields.count > 6 ? fields[6].string ?? "" : ""
  }

  /// The classes of the control parts that it draws.
  public var parts: [String] {
    (pieces + overPieces).compactMap { piece in
      guard let fields = piece.array, fields.first?.string == "c", fields.count > 5 else {
        return nil
      }
      return fields[5].string
    }
  }

  /// Its name for a screen reader. The label of a part stands for all that is inside the part
  /// (Accessible Name and Description Computation 1.2, steps 2C and 2F).
  public var name: String {
    attribute("aria-label")
      ?? read.filter(isInName)
      .map { $0 === self ? $0.ownText : $0.attribute("aria-label") ?? $0.ownText }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func isInName(_ node: ModelNode) -> Bool {
    guard node.attributes["aria-hidden"] == nil else { return false }
    var part = node === self ? nil : node.parent
    while let current = part, current !== self {
      if current.attributes["aria-label"] != nil || current.attributes["aria-hidden"] != nil {
        return false
      }
      part = current.parent
    }
    return true
  }

  /// Pieces without the widths of texts, which a change of only the text leaves as they were.
  private static func comparable(_ pieces: [JSONValue]) -> [JSONValue] {
    pieces.map { piece in
      guard var fields = piece.array, fields.first?.string == "t" else { return piece }
      fields[3] = .null
      return .array(fields)
    }
  }

  /// A tree in lines without ids, which differ between a patched and a fresh tree.
  public func lines(depth: Int = 0) -> [String] {
    var attributes = attributes
    if attributes["owns"] != nil {
      let keys = Dictionary(all.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
      attributes["owns"] = .array(owns.map { .string(keys[$0] ?? "none") })
    }
    let written = attributes.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    let own =
      "\(String(repeating: "  ", count: depth))\(tag) \(key) \(box) \(written) "
      + "\(Self.comparable(pieces)) \(Self.comparable(overPieces)) \(value ?? "")"
    return [own] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

/// A frame that does not fit what the client has.
public struct ModelError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
