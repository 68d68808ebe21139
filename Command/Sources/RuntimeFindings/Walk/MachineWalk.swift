import IdentityModel

/// The runtime's observations along every transition of a machine.
struct MachineObservations<Machine: StateMachine> {
  /// Each step as the views showed it.
  var steps: [Step<Machine>] = []
  /// The first step after which the views differ from the machine, as text.
  var difference: String?
}

/// Plays every transition of a machine's state graph on the runtime: one takes it where it can be
/// reached without a reset.
@MainActor
struct MachineWalk<Subject: MachineSubject> {
  typealias Machine = Subject.Machine

  private let machine: Machine
  private let make: (Machine.State) throws -> Subject
  private var states: [Machine.State] = []
  private var numbers: [Machine.State: Int] = [:]
  private var edges: [[Edge]] = []
  private var initial: [Int] = []
  private var seen = MachineObservations<Machine>()

  private struct Edge {
    let action: String
    let target: Int
    var isTaken = false
    /// Taken once without success: the walk avoids it.
    var isBarred = false
  }

  /// `make` mounts the subject in an initial state.
  static func observe(_ machine: Machine, _ make: @escaping (Machine.State) throws -> Subject)
    async throws -> MachineObservations<Machine>
  {
    var walk = MachineWalk(machine, make)
    try await walk.run()
    return walk.seen
  }

  private init(_ machine: Machine, _ make: @escaping (Machine.State) throws -> Subject) {
    self.machine = machine
    self.make = make
    for state in machine.initialStates() { initial.append(number(of: state)) }
    var next = 0
    while next < states.count {
      let successors = machine.successors(of: states[next])
      for (action, state) in successors {
        let edge = Edge(action: action.description, target: number(of: state))
        edges[next].append(edge)
      }
      next += 1
    }
  }

  private mutating func number(of state: Machine.State) -> Int {
    if let known = numbers[state] { return known }
    numbers[state] = states.count
    states.append(state)
    edges.append([])
    return states.count - 1
  }

  private mutating func run() async throws {
    for start in initial {
      while let first = path(from: start) {
        var subject = try make(states[start])
        defer { subject.end() }
        var shown = try subject.observe(states[start])
        seen.steps.append(Step(from: nil, action: nil, to: shown))
        guard note(shown, states[start], "at the start") else { return }
        var current = start
        var path = first
        while let next = path.first ?? self.path(from: current)?.first {
          path = Array(path.dropFirst())
          guard try await take(next, &current, &shown, &subject) else { break }
        }
      }
    }
  }

  /// Takes edge number `index` of the current state; returns false when the subject cannot
  /// continue.
  private mutating func take(
    _ index: Int, _ current: inout Int, _ shown: inout Machine.State, _ subject: inout Subject
  ) async throws -> Bool {
    let edge = edges[current][index]
    try await subject.take(edge.action, from: states[current], to: states[edge.target])
    let now = try subject.observe(states[edge.target])
    seen.steps.append(Step(from: shown, action: NamedAction(edge.action), to: now))
    edges[current][index].isTaken = true
    let agrees = note(now, states[edge.target], "after \(edge.action) from \(states[current])")
    if !agrees || subject.isOver {
      edges[current][index].isBarred = true
      return false
    }
    (current, shown) = (edge.target, now)
    return true
  }

  private mutating func note(_ shown: Machine.State, _ expected: Machine.State, _ when: String)
    -> Bool
  {
    if shown == expected { return true }
    if seen.difference == nil {
      seen.difference = "\(when) the views show \(shown), the machine has \(expected)"
    }
    return false
  }

  /// The shortest path over working edges to one that has not been taken, including it; nil when
  /// there is none.
  private func path(from start: Int) -> [Int]? {
    var ways: [Int: (state: Int, edge: Int)] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      let state = open[next]
      next += 1
      if let edge = edges[state].firstIndex(where: { !$0.isTaken }) {
        var path = [edge]
        var place = state
        while place != start, let way = ways[place] {
          path.append(way.edge)
          place = way.state
        }
        return path.reversed()
      }
      for (index, edge) in edges[state].enumerated()
      where !edge.isBarred && edge.target != start && ways[edge.target] == nil {
        ways[edge.target] = (state, index)
        open.append(edge.target)
      }
    }
    return nil
  }
}
