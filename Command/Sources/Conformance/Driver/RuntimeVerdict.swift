import IdentityModel
import TheseusCore

/// The runtime's answer to a finding's question.
public enum RuntimeVerdict: Hashable, Sendable {
  case holds
  case violated
  /// The question is about rules that the runtime does not have, or cannot be put to it by programs
  /// and traces.
  case notAsked

  public var word: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .notAsked: ""
    }
  }
}

extension Finding {
  /// Asks the runtime the finding's question: every render from every tree of its programs, with a
  /// distinct value written to every cell before.
  ///
  /// Nothing is taken from the model but the construct that a lost cell is blamed on, and only
  /// where the property names one.
  @MainActor
  public func askRuntime() throws -> RuntimeVerdict {
    guard let question, let profile = question.rules.runtimeProfile else { return .notAsked }
    for program in question.programs {
      let trees = program.values(in: question.bounds)
      for old in trees {
        for new in trees {
          let step = try ObservedRender(program, from: old, to: new, profile: profile)
          if !step.satisfies(question.property, rules: question.rules) { return .violated }
        }
      }
    }
    return .holds
  }
}

/// One render on the runtime, after writing every cell of the old tree.
@MainActor
private struct ObservedRender {
  private let program: Program
  private let old: Tree
  private let new: Tree
  /// The new positions of the old tree's surviving cells, by their values.
  private var survivors: [Position: Position] = [:]
  private let log: LifecycleLog
  private let places: Set<Position>

  init(_ program: Program, from old: Tree, to new: Tree, profile: IdentityProfile) throws {
    self.program = program
    self.old = old
    self.new = new
    var subject = RuntimeSubject(profile: profile)
    let first = try subject.start(program: program, tree: old, rules: IdentityRules())
    let cells = first.cells.keys.sorted(by: precedes)
    for (number, position) in cells.enumerated() { _ = subject.write(number + 1, at: position) }
    let seen = subject.render(new)
    log = seen.log
    places = Set(seen.cells.keys)
    for (position, value) in seen.cells where value > 0 && cells.indices.contains(value - 1) {
      survivors[cells[value - 1]] = position
    }
  }

  func satisfies(_ property: IdentityProperty, rules: IdentityRules) -> Bool {
    switch property {
    case .identitiesUnique: places == Set(new.cellPositions)
    case .ownerCellKept: old.kind != .structural || survivors[[]] == []
    case .articleTuple: articleAgrees
    default: !losesWhatLooksTheSame(property, rules)
    }
  }

  private func losesWhatLooksTheSame(_ property: IdentityProperty, _ rules: IdentityRules) -> Bool {
    let begun = Set(log.positions(of: .`init`).compactMap { new.node(at: $0)?.typeTag })
    let causes = old.reconcile(with: new, of: program, rules: rules).causes
    return log.positions(of: .`deinit`).contains { position in
      guard let node = old.node(at: position), begun.contains(node.typeTag) else { return false }
      return property.blamed == nil || causes[position] == property.blamed
    }
  }

  private var articleAgrees: Bool {
    old.cellPositions.allSatisfy { at in
      new.cellPositions.allSatisfy { to in
        let same =
          at == to
          && old.node(at: at).map { [$0.typeTag, $0.modifierTag] }
            == new.node(at: to).map { [$0.typeTag, $0.modifierTag] }
        return same == (survivors[at] == to)
      }
    }
  }
}
