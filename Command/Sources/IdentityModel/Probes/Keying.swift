/// `Keying.tla`: how a cell is found after a recompile (R31). Three lines of a struct contain
/// fields or nothing; a cell contains its writer's name.
public struct Keying: StateMachine, Hashable {
  public enum StateKeying: String, CaseIterable, Sendable {
    case ordinal, sourceLocation, declaredName
  }

  public struct State: Hashable, Sendable {
    /// The field on each line, nil where there is none.
    package let layout: [String?]
    /// The writer of each cell by key, nil before a write.
    package var store: [String: String?]
  }

  private static let types = ["left": "String", "right": "String", "count": "Int"]
  package let keying: StateKeying

  public init(_ keying: StateKeying) { self.keying = keying }

  private static let layouts: [[String?]] = {
    let fields: [String?] = [nil, "left", "right", "count"]
    let all = fields.flatMap { a in fields.flatMap { b in fields.map { [a, b, $0] } } }
    return all.filter { layout in
      let used = layout.compactMap(\.self)
      return Set(used).count == used.count
    }
  }()

  package func key(_ layout: [String?], _ line: Int) -> String? {
    guard let field = layout[line] else { return nil }
    return switch keying {
    case .ordinal: String(layout[...line].compactMap(\.self).count)
    case .sourceLocation: String(line + 1)
    case .declaredName: field
    }
  }

  private func fresh(_ layout: [String?], keeping old: [String: String?] = [:]) -> State {
    var store: [String: String?] = [:]
    for line in 0..<3 {
      guard let key = key(layout, line) else { continue }
      store[key] = .some(old[key] ?? nil)
    }
    return State(layout: layout, store: store)
  }

  public func initialStates() -> [State] { Keying.layouts.map { fresh($0) } }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    for line in 0..<3 {
      guard let key = key(state.layout, line), writer(state, line) != state.layout[line] else {
        continue
      }
      var next = state
      next.store[key] = .some(state.layout[line])
      steps.append((NamedAction("Write"), next))
    }
    for layout in Keying.layouts where layout != state.layout {
      steps.append((NamedAction("Recompile"), fresh(layout, keeping: state.store)))
    }
    return steps
  }

  /// The writer of the cell that the field on `line` finds.
  private func writer(_ state: State, _ line: Int) -> String? {
    key(state.layout, line).flatMap { state.store[$0] ?? nil }
  }

  public var properties: [StepProperty<Keying>] {
    [
      .invariant("ValuesFollowNames") { state in
        (0..<3).allSatisfy { line in
          writer(state, line) == nil || writer(state, line) == state.layout[line]
        }
      },
      .invariant("NeverMistyped") { state in
        (0..<3).allSatisfy { line in
          guard let writer = writer(state, line), let field = state.layout[line] else {
            return true
          }
          return Keying.types[writer] == Keying.types[field]
        }
      },
      .action("KeptOverRecompile") { from, _, to in
        (0..<3).allSatisfy { old in
          guard let field = from.layout[old], writer(from, old) == field,
            let new = to.layout.firstIndex(of: field)
          else { return true }
          return writer(to, new) == field
        }
      },
    ]
  }
}
