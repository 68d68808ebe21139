/// ITF JSON: the Informal Trace Format of Apalache's ADR 015, with the variables `program`, `tree`,
/// `cells` and `log`.
extension Trace {
  /// Reads a trace; `defaultRules` are those of a file that names none. Throws when the text is not
  /// JSON, not ITF, or not a trace of this specification; the message contains the location.
  public init(itf text: String, defaultRules: IdentityRules = IdentityRules()) throws(JSONError) {
    let file = ITFReader(value: try JSONValue(parsing: text), path: "")
    guard case .object = file.value else { throw file.flaw("an ITF trace is an object") }
    if file.value["loop"] != nil { throw file.flaw("a trace with a loop cannot be replayed") }
    let rules = try file.rules(default: defaultRules)
    var states: [State] = []
    for state in try file.member("states").elements() { states.append(try state.state()) }
    if states.isEmpty { throw JSONError(description: "states: a trace has one state at least") }
    self.init(rules: rules, states: states)
  }

  /// The trace as ITF JSON, in the shape it is read.
  public var itf: JSONValue {
    let meta: JSONValue = .object([
      "format": .string("ITF"),
      "format-description": .string("https://apalache-mc.org/docs/adr/015adr-trace.html"),
      "source": .string("SwiftUIIdentity.tla"),
      "rules": .object([
        "anyView": .string(rules.anyViewIdentity.rawValue),
        "conditional": .string(rules.matchingArms.rawValue),
      ]),
    ])
    let states = zip(0..., states).map { index, state in
      JSONValue.object([
        "#meta": .object(
          [.init(name: "index", value: .integer(index))]
            + (state.action.map { [.init(name: "action", value: .string($0))] } ?? [])),
        "program": state.program.itf, "tree": state.tree.itf, "cells": Trace.itf(state.cells),
        "log": state.log.itf,
      ])
    }
    let names = ["program", "tree", "cells", "log"].map(JSONValue.string)
    return .object(["#meta": meta, "vars": .array(names), "states": .array(states)])
  }

  private static func itf(_ cells: [Position: Int]) -> JSONValue {
    let pairs = cells.sorted { precedes($0.key, $1.key) }.map {
      JSONValue.array([$0.key.itf, .integer($0.value)])
    }
    return .object(["#map": .array(pairs)])
  }
}

extension Position {
  fileprivate var itf: JSONValue { .array(map(JSONValue.integer)) }
}

extension Program {
  fileprivate var itf: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "tag": .string(tag.name), "kids": .array(kids.map(\.itf)),
    ])
  }
}

extension Tree {
  fileprivate var itf: JSONValue {
    .object([
      "branch": .string(branch.rawValue), "kind": .string(kind.rawValue),
      "typeTag": .string(typeTag.name),
      "modifierTag": .string(modifierTag.name),
      "explicitID": .integer(explicitID), "rowIds": .array(rowIDs.map(JSONValue.integer)),
      "children": .array(children.map(\.itf)),
    ])
  }
}

extension LifecycleLog {
  fileprivate var itf: JSONValue {
    .array(
      entries.map { entry in
        let places = entry.positions.sorted(by: precedes).map(\.itf)
        return .array([.string(entry.event.rawValue), .object(["#set": .array(places)])])
      })
  }
}
