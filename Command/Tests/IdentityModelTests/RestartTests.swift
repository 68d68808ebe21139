import Foundation
import IdentityModel
import Testing

@Suite("A restart in the model")
struct RestartTests {
  /// Every program of the small bounds with its trees.
  private static func forEachProgram(_ visit: (Program, [Tree]) throws -> Void) throws {
    let bounds = try Bounds(parsing: "small")
    let space = try ProgramSpace(bounds)
    for shape in 0..<space.shapeCount {
      for (program, _) in space.programs(ofShape: shape, symmetric: false) {
        try visit(program, program.values(in: bounds))
      }
    }
  }

  nonisolated private static let profiles = IdentityRules.profiles.map(\.name)

  private static func rules(_ profile: String) throws -> IdentityRules {
    try #require(IdentityRules.profiles.first { $0.name == profile }).rules
  }

  @Test("R32 with the same tree every cell continues", arguments: profiles)
  func same(_ profile: String) throws {
    let rules = try Self.rules(profile)
    try Self.forEachProgram { program, trees in
      for tree in trees {
        let restart = tree.restart(with: tree, of: program, rules: rules)
        #expect(restart.dropped.isEmpty)
        #expect(restart.kept.allSatisfy { $0.key == $0.value })
      }
    }
  }

  @Test("R31 no two cells of a tree have one place", arguments: profiles)
  func distinct(_ profile: String) throws {
    let rules = try Self.rules(profile)
    try Self.forEachProgram { program, trees in
      for tree in trees {
        let places = tree.savedPlaces(of: program, rules: rules).map(\.1)
        #expect(Set(places).count == places.count, "\(program)")
      }
    }
  }

  @Test("R34 what a render keeps, a restart keeps at the same position", arguments: profiles)
  func rendersKeepLess(_ profile: String) throws {
    let rules = try Self.rules(profile)
    try Self.forEachProgram { program, trees in
      for old in trees {
        for new in trees {
          let kept = old.restart(with: new, of: program, rules: rules).kept
          let survivors = old.reconcile(with: new, of: program, rules: rules).survivors
          for (from, to) in survivors { #expect(kept[from] == to, "\(program)") }
        }
      }
    }
  }

  private static let leaf = Tree(kind: .structural, typeTag: .view(0))
  private static let other = Tree(kind: .structural, typeTag: .view(1))

  @Test("R2 R31 another arm, an absent optional, another row: dropped")
  func lost() {
    let rules = IdentityRules()
    func kept(_ program: Program, _ old: Tree, _ new: Tree) -> Int {
      old.restart(with: new, of: program, rules: rules).kept.count
    }
    let view = Program.view(.view(0))
    let (first, second) = (
      Tree(kind: .cond, branch: .yes, children: [Self.leaf]),
      Tree(kind: .cond, branch: .no, children: [Self.leaf])
    )
    #expect(kept(.cond(view, view), first, second) == 0)
    let shared = IdentityRules(matchingArms: .shared)
    #expect(first.restart(with: second, of: .cond(view, view), rules: shared).kept.count == 1)
    let present = Tree(kind: .optional, branch: .yes, children: [Self.leaf])
    #expect(kept(.optional(view), present, Tree(kind: .optional, branch: .no)) == 0)
    func rows(_ ids: [Int]) -> Tree {
      Tree(kind: .foreach, rowIDs: ids, children: ids.map { _ in Self.leaf })
    }
    let restart = rows([1, 2]).restart(with: rows([3, 2]), of: .forEach(view), rules: rules)
    #expect(restart.kept == [[2]: [2]])
    #expect(restart.dropped == [[1]])
  }

  @Test("R34 an AnyView of another view: dropped; of the same one under a modifier: kept")
  func erased() {
    let view = Program.view(.view(0))
    let program = Program.anyView([view, .modified(.modifier(0), view)])
    let plain = Tree(kind: .anyView, branch: .yes, children: [Self.leaf])
    let modified = Tree(
      kind: .anyView, branch: .no,
      children: [Tree(kind: .modified, modifierTag: .modifier(0), children: [Self.leaf])])
    for rules in [IdentityRules(), IdentityRules(anyViewIdentity: .opaque)] {
      #expect(
        plain.restart(with: modified, of: program, rules: rules).kept == [[1]: [1, 1]])
    }
    let two = Program.anyView([view, .view(.view(1))])
    let another = Tree(kind: .anyView, branch: .no, children: [Self.other])
    #expect(plain.restart(with: another, of: two, rules: IdentityRules()).dropped == [[1]])
  }

  @Test("a restart is written to a trace file and read again, and an unknown action is refused")
  func file() throws {
    let program = Program.view(.view(0))
    var model = ModelSubject()
    let start = model.start(program: program, tree: Self.leaf, rules: IdentityRules())
    let written = model.write(1, at: [])
    let (restarted, report) = model.restart(Self.leaf)
    #expect(report == RestartReport(kept: 1, dropped: 0))
    #expect(restarted.cells == [[]: 1])
    let trace = Trace(states: [
      .init(
        action: "Init", program: program, tree: Self.leaf, cells: start.cells, log: start.log),
      .init(
        action: "MutateState", program: program, tree: Self.leaf, cells: written.cells,
        log: written.log),
      .init(
        action: "Restart", program: program, tree: Self.leaf, cells: restarted.cells,
        log: restarted.log),
    ])
    let read = try Trace(itf: trace.itf.text())
    #expect(read == trace)
    var subject = ModelSubject()
    let steps = try read.replay(on: &subject)
    #expect(steps.map(\.action) == ["Init", "MutateState", "Restart"])
    #expect(steps.allSatisfy { $0.difference == nil })
    let text = trace.itf.text().replacingOccurrences(of: "Restart", with: "Reboot")
    #expect(throws: JSONError.self) { try Trace(itf: text) }
  }

  @Test("a trace whose restart loses a cell, or begins nothing, differs there")
  func wrong() throws {
    let program = Program.view(.view(0))
    let log = LifecycleLog(firstRender: Self.leaf)
    func difference(_ cells: [Position: Int], _ log: LifecycleLog) throws -> String? {
      let trace = Trace(states: [
        .init(
          action: "Init", program: program, tree: Self.leaf, cells: [[]: 0],
          log: LifecycleLog(firstRender: Self.leaf)),
        .init(
          action: "MutateState", program: program, tree: Self.leaf, cells: [[]: 1],
          log: LifecycleLog()),
        .init(action: "Restart", program: program, tree: Self.leaf, cells: cells, log: log),
      ])
      var subject = ModelSubject()
      return try trace.replay(on: &subject).last?.difference?.variable
    }
    #expect(try difference([[]: 1], log) == nil)
    #expect(try difference([[]: 0], log) == "cells")
    #expect(try difference([[]: 1], LifecycleLog()) == "log")
  }
}
