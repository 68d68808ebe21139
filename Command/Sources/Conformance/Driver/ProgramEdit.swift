import IdentityModel

/// One way to make a program smaller, applied to its trees too.
struct ProgramEdit {
  enum Change {
    /// Kid number n replaces the node.
    case hoist(Int)
    /// Removes kid number n of a view, a group, or an AnyView of two payload types.
    case drop(Int)
  }

  /// The node: kid numbers from the root.
  let path: [Int]
  let change: Change

  /// Every edit, nearest the root first: those remove most.
  static func all(of program: Program) -> [ProgramEdit] {
    var edits: [ProgramEdit] = []
    var level: [(path: [Int], program: Program)] = [([], program)]
    while !level.isEmpty {
      for (path, node) in level {
        edits += node.kids.indices.map { ProgramEdit(path: path, change: .hoist($0)) }
        let least = node.kind == .structural ? 0 : 1
        if [.structural, .group, .anyView].contains(node.kind) && node.kids.count > least {
          edits += node.kids.indices.map { ProgramEdit(path: path, change: .drop($0)) }
        }
      }
      level = level.flatMap { path, node in
        node.kids.enumerated().map { (path + [$0.offset], $0.element) }
      }
    }
    return edits
  }

  func applied(to scenario: Scenario) -> Scenario? {
    guard let program = edited(scenario.program, path[...]) else { return nil }
    var result = scenario
    result.program = program
    result.first = edited(scenario.first, scenario.program, path[...])
    result.steps = scenario.steps.map { step in
      switch step {
      case .render(let tree): .render(edited(tree, scenario.program, path[...]))
      case .restart(let tree): .restart(edited(tree, scenario.program, path[...]))
      case .write: step
      }
    }
    return result
  }

  private func edited(_ program: Program, _ path: ArraySlice<Int>) -> Program? {
    var kids = program.kids
    if let next = path.first {
      guard let kid = edited(kids[next], path.dropFirst()) else { return nil }
      kids[next] = kid
      return Program(kind: program.kind, tag: program.tag, kids: kids)
    }
    switch change {
    case .hoist(let index): return kids[index]
    case .drop(let index):
      kids.remove(at: index)
      return Program(kind: program.kind, tag: program.tag, kids: kids)
    }
  }

  private func edited(_ tree: Tree, _ program: Program, _ path: ArraySlice<Int>) -> Tree {
    var children = tree.children
    if let next = path.first {
      for (index, child) in children.enumerated() where tree.kidNumber(ofChild: index) == next {
        children[index] = edited(child, program.kids[next], path.dropFirst())
      }
      return tree.with(children)
    }
    switch change {
    case .hoist(let index):
      let live = children.indices.first { tree.kidNumber(ofChild: $0) == index }
      return live.map { children[$0] } ?? Tree.plainest(of: program.kids[index])
    case .drop(let index):
      if tree.kind == .anyView {
        let kept =
          tree.kidNumber(ofChild: 0) == index
          ? Tree.plainest(of: program.kids[1 - index]) : children[0]
        return Tree(kind: .anyView, branch: .yes, children: [kept])
      }
      children.remove(at: index)
      return tree.with(children)
    }
  }
}

extension Tree {
  /// Which kid of the program's node live child number `index` is a value of.
  fileprivate func kidNumber(ofChild index: Int) -> Int {
    switch kind {
    case .structural, .group: index
    case .cond, .anyView: branch == .yes ? 0 : 1
    case .optional, .foreach, .explicitID, .modified: 0
    }
  }

  fileprivate func with(_ children: [Tree]) -> Tree {
    Tree(
      kind: kind, typeTag: typeTag, modifierTag: modifierTag, branch: branch,
      explicitID: explicitID, rowIDs: rowIDs, children: children)
  }

  /// The value with the least in it: nothing optional, no row, the first arm, the first payload,
  /// the first id.
  static func plainest(of program: Program) -> Tree {
    switch program.kind {
    case .structural:
      Tree(kind: .structural, typeTag: program.tag, children: program.kids.map(plainest))
    case .group: Tree(kind: .group, children: program.kids.map(plainest))
    case .modified:
      Tree(kind: .modified, modifierTag: program.tag, children: program.kids.map(plainest))
    case .cond, .anyView:
      Tree(kind: program.kind, branch: .yes, children: [plainest(of: program.kids[0])])
    case .optional: Tree(kind: .optional, branch: .no)
    case .foreach: Tree(kind: .foreach)
    case .explicitID: Tree(kind: .explicitID, explicitID: 1, children: program.kids.map(plainest))
    }
  }
}
