import TheseusHTML

/// The client in Swift: applies frames as the script does, and throws for an operation that does
/// not fit what it has.
public final class ModelClient {
  public private(set) var root: ModelNode?
  public private(set) var nodes: [Int: ModelNode] = [:]
  package private(set) var styles: [Int: JSONValue] = [:]
  public private(set) var focus = 0
  public private(set) var keys: [Int: [String]] = [:]
  public private(set) var title = ""
  public private(set) var offsets: [Int: [Double]] = [:]
  private var shownOffsets: [String: [Double]] = [:]
  private var shownFocus: String?
  /// The revision that each field's last answer was for.
  public private(set) var answers: [Int: Int] = [:]
  /// The number of the last text that each field was sent.
  public private(set) var texts: [Int: Int] = [:]
  /// The operations since the last `forgetOperations`.
  package private(set) var operations: [[JSONValue]] = []

  public init() {}

  public func apply(_ frame: [UInt8]) throws {
    guard let operations = try JSONValue(parsing: frame, depth: 1_000).array else {
      throw ModelError("a frame is no list")
    }
    for operation in operations {
      guard let fields = operation.array, let name = fields.first?.string else {
        throw ModelError("no operation: \(operation)")
      }
      self.operations.append(fields)
      try apply(name, Fields(values: fields))
    }
    try checkOwners()
  }

  /// An owned node is inside its owner, and has no other owner.
  private func checkOwners() throws {
    var owned: Set<Int> = []
    for node in nodes.values where node.attributes["owns"] != nil {
      guard node.owns.count > 1 else { throw ModelError("\(node.id) owns \(node.owns)") }
      for id in node.owns {
        var outer = nodes[id]?.parent
        while let next = outer, next !== node { outer = next.parent }
        guard outer != nil, owned.insert(id).inserted else {
          throw ModelError("\(node.id) owns \(id)")
        }
      }
    }
  }

  /// The user has been on the page before, as a browser that connects again reports.
  func note(_ hello: Hello) {
    for scroll in hello.scroll { shownOffsets[scroll.key] = [scroll.offset.x, scroll.offset.y] }
    shownFocus = hello.focus
  }

  /// Remembers what the user sees.
  private func note() {
    guard !nodes.isEmpty else { return }
    shownOffsets = [:]
    for (id, offset) in offsets { if let key = nodes[id]?.key { shownOffsets[key] = offset } }
    shownFocus = nodes[focus]?.key
  }

  /// The browser's own part of an action of its user.
  func note(_ message: ClientMessage) {
    switch message {
    case .edit(let edit): nodes[edit.id]?.value = edit.text
    case .setNumber(let id, let number): nodes[id]?.attributes["value"] = .number(number)
    case .focus(let id): focus = nodes[id] == nil ? 0 : id
    case .scroll(let id, let offset): offsets[id] = [offset.x, offset.y]
    default: break
    }
  }

  public func forgetOperations() { operations = [] }

  /// The names of the operations.
  public var operationNames: [String] { operations.compactMap { $0.first?.string } }

  /// The fields of an operation.
  private struct Fields {
    let values: [JSONValue]

    private func field<Value>(_ index: Int, _ read: (JSONValue) -> Value?) throws -> Value {
      guard index < values.count, let value = read(values[index]) else {
        throw ModelError("field \(index) of \(values)")
      }
      return value
    }

    func int(_ index: Int) throws -> Int { try field(index, \.int) }
    func string(_ index: Int) throws -> String { try field(index, \.string) }
    func array(_ index: Int) throws -> [JSONValue] { try field(index, \.array) }
    func object(_ index: Int) throws -> [String: JSONValue] { try field(index, \.object) }
    func numbers(_ range: ClosedRange<Int>) throws -> [Double] {
      try range.map { try field($0, \.number) }
    }
    func node(_ index: Int) throws -> ModelNode { try ModelNode(field(index) { $0 }) }
    var count: Int { values.count }
  }

  private func node(_ id: Int) throws -> ModelNode {
    guard let node = nodes[id] else { throw ModelError("there is no node \(id)") }
    return node
  }

  private func apply(_ name: String, _ fields: Fields) throws {
    switch name {
    case "full":
      let node = try fields.node(1)
      note()
      (nodes, offsets, keys, focus) = ([:], [:], [:], 0)
      root = node
      try register(node)
      // A browser keeps the elements of nodes with the same keys.
      for inner in node.all {
        offsets[inner.id] = shownOffsets[inner.key]
        if inner.key == shownFocus { focus = inner.id }
      }
      title = try fields.string(2)
    case "+":
      let node = try fields.node(3)
      try register(node)
      try insert(node, in: self.node(fields.int(1)), before: fields.int(2))
    case "-":
      let node = try node(fields.int(1))
      detach(node)
      for inner in node.all {
        nodes[inner.id] = nil
        if focus == inner.id { focus = 0 }
      }
    case ">":
      let node = try node(fields.int(1))
      detach(node)
      try insert(node, in: self.node(fields.int(2)), before: fields.int(3))
    default: try applyToNode(name, fields)
    }
  }

  private func applyToNode(_ name: String, _ fields: Fields) throws {
    switch name {
    case "b": try node(fields.int(1)).box = fields.numbers(2...5)
    case "=":
      let node = try node(fields.int(1))
      for (name, value) in try fields.object(2) {
        node.attributes[name] = value == .null ? nil : value
      }
      try check(node)
    case "d":
      let node = try node(fields.int(1))
      node.pieces = try fields.array(2)
      node.overPieces = fields.count > 3 ? try fields.array(3) : []
      try check(node)
    case "t":
      let node = try node(fields.int(1))
      guard node.pieces.count == 1, var piece = node.pieces[0].array, piece[0] == .string("t")
      else { throw ModelError("node \(node.id) is not one text") }
      piece[6] = .string(try fields.string(2))
      node.pieces = [.array(piece)]
    case "v":
      let node = try node(fields.int(1))
      node.value = try fields.string(2)
      let (start, end) = (try fields.int(3), try fields.int(4))
      guard 0 <= start, start <= end, end <= node.value?.utf16.count ?? 0 else {
        throw ModelError("a selection outside of a field")
      }
      answers[node.id] = try fields.int(5)
      texts[node.id] = try fields.int(6)
    case "k": answers[try node(fields.int(1)).id] = try fields.int(2)
    case "s": offsets[try node(fields.int(1)).id] = try fields.numbers(2...3)
    default: try applyToPage(name, fields)
    }
  }

  private func applyToPage(_ name: String, _ fields: Fields) throws {
    switch name {
    case "f":
      focus = try fields.int(1)
      if focus != 0 { _ = try node(focus) }
    case "keys": keys[try fields.int(1)] = try fields.array(2).compactMap(\.string)
    case "style": styles[try fields.int(1)] = .array(try fields.array(2))
    case "title": title = try fields.string(1)
    case "m", "path", "note", "open", "copy", "download", "upload", "take", "anim", "end": break
    default: throw ModelError("an unknown operation \(name)")
    }
  }

  private func register(_ node: ModelNode) throws {
    for inner in node.all {
      guard nodes[inner.id] == nil else { throw ModelError("the id \(inner.id) twice") }
      nodes[inner.id] = inner
      try check(inner)
    }
  }

  /// Tags and attributes come from their tables; each text has a style that was announced before.
  private func check(_ node: ModelNode) throws {
    guard NodeTag(rawValue: node.tag) != nil else { throw ModelError("the tag \(node.tag)") }
    for name in node.attributes.keys where AttributeName(name) == nil {
      throw ModelError("the attribute \(name)")
    }
    if let address = node.attribute("href"),
      !["http:", "https:", "mailto:"].contains(where: { address.lowercased().hasPrefix($0) })
    {
      throw ModelError("the address \(address)")
    }
    try check(node.pieces + node.overPieces)
  }

  private func check(_ pieces: [JSONValue]) throws {
    for piece in pieces {
      guard let fields = piece.array, let kind = fields.first?.string, fields.count > 5 else {
        throw ModelError("no piece: \(piece)")
      }
      if kind == "k" { try check(fields[5].array ?? []) }
      if kind == "t", fields[5].int.map({ styles[$0] == nil }) ?? true {
        throw ModelError("a style that was not announced")
      }
      guard ["t", "r", "e", "p", "c", "i", "l", "k", "y"].contains(kind) else {
        throw ModelError("the piece \(kind)")
      }
    }
  }

  private func insert(_ node: ModelNode, in parent: ModelNode, before next: Int) throws {
    node.parent = parent
    guard next != 0 else { return parent.children.append(node) }
    guard let index = parent.children.firstIndex(where: { $0.id == next }) else {
      throw ModelError("there is no sibling \(next)")
    }
    parent.children.insert(node, at: index)
  }

  private func detach(_ node: ModelNode) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }
}
