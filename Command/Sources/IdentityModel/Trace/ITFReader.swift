/// One value of an ITF file with its path in the file, so that every error has a location.
struct ITFReader {
  let value: JSONValue
  let path: String

  func flaw(_ what: String) -> JSONError {
    JSONError(description: path.isEmpty ? what : "\(path): \(what)")
  }

  func member(_ name: String) throws(JSONError) -> ITFReader {
    guard case .object = value else { throw flaw("an object is expected") }
    guard let found = value[name] else { throw flaw("the member \"\(name)\" is missing") }
    return ITFReader(value: found, path: path.isEmpty ? name : "\(path).\(name)")
  }

  /// An array's elements; a tuple's or a set's too where the file tags them.
  func elements(tagged tag: String? = nil) throws(JSONError) -> [ITFReader] {
    var list = value
    if let tag {
      guard let inner = value[tag] else { throw flaw("{\"\(tag)\": […]} is expected") }
      list = inner
    } else if let tuple = value["#tup"] {
      list = tuple
    }
    guard case .array(let elements) = list else { throw flaw("an array is expected") }
    return zip(0..., elements).map { ITFReader(value: $1, path: "\(path)[\($0)]") }
  }

  /// A whole number: plain, or as a tagged big integer.
  func integer() throws(JSONError) -> Int {
    if case .integer(let number) = value { return number }
    if case .string(let digits)? = value["#bigint"], let number = Int(digits) { return number }
    throw flaw("a whole number is expected")
  }

  func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw flaw("a string is expected") }
    return text
  }

  private func oneOf<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) throws(JSONError)
    -> Choice
  where Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw flaw(
        """
        "\(text)" is not one of \
        \(Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
        """
      )
    }
    return choice
  }

  func rules(default defaults: IdentityRules) throws(JSONError) -> IdentityRules {
    guard let meta = value["#meta"], meta["rules"] != nil else { return defaults }
    var rules = IdentityRules()
    let reader = try member("#meta").member("rules")
    if reader.value["anyView"] != nil {
      rules.anyViewIdentity = try reader.member("anyView").oneOf(IdentityRules.AnyViewIdentity.self)
    }
    if reader.value["conditional"] != nil {
      rules.matchingArms = try reader.member("conditional").oneOf(IdentityRules.MatchingArms.self)
    }
    return rules
  }

  func state() throws(JSONError) -> Trace.State {
    var action: String?
    if let meta = value["#meta"], meta["action"] != nil {
      action = try member("#meta").member("action").string()
    }
    if let name = action, !["Init", "Render", "MutateState", "Restart"].contains(name) {
      throw flaw("the action \"\(name)\" is not one of Init, Render, MutateState, Restart")
    }
    let program = try member("program").program()
    if let what = program.flaw { throw try member("program").flaw("not a program: \(what)") }
    return Trace.State(
      action: action, program: program, tree: try member("tree").tree(),
      cells: try member("cells").cells(), log: try member("log").log())
  }

  func program() throws(JSONError) -> Program {
    var kids: [Program] = []
    for kid in try member("kids").elements() { kids.append(try kid.program()) }
    return Program(
      kind: try member("kind").oneOf(NodeKind.self), tag: Tag(try member("tag").string()),
      kids: kids)
  }

  func tree() throws(JSONError) -> Tree {
    var children: [Tree] = []
    for child in try member("children").elements() { children.append(try child.tree()) }
    var rows: [Int] = []
    for row in try member("rowIds").elements() { rows.append(try row.integer()) }
    return Tree(
      kind: try member("kind").oneOf(NodeKind.self), typeTag: Tag(try member("typeTag").string()),
      modifierTag: Tag(try member("modifierTag").string()),
      branch: try member("branch").oneOf(Tree.Branch.self),
      explicitID: try member("explicitID").integer(), rowIDs: rows, children: children
    )
  }

  func position() throws(JSONError) -> Position {
    var indices: Position = []
    for index in try elements() { indices.append(try index.integer()) }
    return indices
  }

  func cells() throws(JSONError) -> [Position: Int] {
    var cells: [Position: Int] = [:]
    for pair in try elements(tagged: "#map") {
      let parts = try pair.elements()
      guard parts.count == 2 else {
        throw pair.flaw("a pair of a position and a value is expected")
      }
      let position = try parts[0].position()
      if cells[position] != nil { throw pair.flaw("the position \(position) for a second time") }
      cells[position] = try parts[1].integer()
    }
    return cells
  }

  func log() throws(JSONError) -> LifecycleLog {
    var entries: [LifecycleLog.Entry] = []
    for pair in try elements() {
      let parts = try pair.elements()
      guard parts.count == 2 else {
        throw pair.flaw("a pair of an event and a set of positions is expected")
      }
      var positions: Set<Position> = []
      for position in try parts[1].elements(tagged: "#set") {
        positions.insert(try position.position())
      }
      entries.append(
        LifecycleLog.Entry(event: try parts[0].oneOf(LifecycleLog.Event.self), positions: positions)
      )
    }
    return LifecycleLog(entries: entries)
  }
}
