import SwiftUI

extension Probe {
  /// A trace file as a probe: its script takes the trace's steps and compares every cell and every
  /// event after each.
  ///
  /// Throws a description of the fault of the file.
  ///
  /// - Parameters:
  ///   - name: the file's name, for the probe's.
  ///   - profile: for a trace that names no rules, as `THESEUS_PROFILE` has it.
  public init(trace file: TraceFile, name: String, profile: String = "default") throws {
    let screen = try file.screen()
    self.init(
      "traces.\(name)", "Trace: \(name)",
      "After each step, every cell and every view has the value and the events of the trace.",
      rules: ["ITF"], profiles: [file.profile ?? profile], steps: file.script
    ) { screen }
  }
}

extension TraceFile {
  /// The user's actions and checks.
  fileprivate var script: [ProbeStep] {
    var script: [ProbeStep] = []
    var times: [String: Int] = [:]
    var events = 0
    for (number, state) in states.enumerated() {
      if number > 0 { script.append(.tap("Next")) }
      let places = state.cells.keys.sorted { $0.lexicographicallyPrecedes($1) }
      for position in places {
        let label = "\(viewName(at: position, in: state.tree)) at \(TracePlace.words(position)): "
        script.append(.text(label, is: String(state.cells[position] ?? 0)))
      }
      var latest: [String] = []
      for (event, positions) in state.log {
        for position in positions {
          let name = "\(event) at \(TracePlace.words(position))"
          times[name, default: 0] += 1
          events += 1
          latest.append(name)
        }
      }
      for name in latest.sorted() { script.append(.noted(name, times: times[name] ?? 0)) }
      // And nothing else.
      script.append(.noted("events", times: events))
    }
    return script
  }

  private func viewName(at position: [Int], in tree: Tree) -> String {
    var place = tree
    var node = program
    for child in position {
      let isSecond = (place.kind == "cond" || place.kind == "anyView") && place.branch != "true"
      let isBlock = place.kind == "structural" || place.kind == "group"
      guard place.children.indices.contains(child - 1) else { return "nothing" }
      place = place.children[child - 1]
      let kid = isBlock ? child - 1 : isSecond ? 1 : 0
      guard node.kids.indices.contains(kid) else { return "nothing" }
      node = node.kids[kid]
    }
    return node.tag
  }
}
