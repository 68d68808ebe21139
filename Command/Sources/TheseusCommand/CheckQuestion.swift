import IdentityModel

/// The questions of `theseus check` that are not about a state space: each prints its answer and
/// returns whether it is the expected one.
struct CheckQuestion {
  let options: CheckOptions
  let json: Bool

  /// The cells of one program that can be lost, with the choices that end them, compared with its
  /// renders.
  func readStatically(_ program: Program) throws -> Bool {
    guard let reading = StaticReading(of: program, rules: options.rules, ids: options.bounds.ids)
    else {
      throw CommandFailure(
        """
        no static reading where an AnyView is recognized by its outermost tag: the inside of a \
        payload counts too
        """
      )
    }
    let isRight = reading.agrees(with: program, bounds: options.bounds, rules: options.rules)
    if json {
      let cells = reading.cells.map { cell in
        JSONValue.object([
          "view": .string(cell.tag.name), "path": .array(cell.path.map(JSONValue.integer)),
          "canBeLost": .bool(!cell.threats.isEmpty),
          "by": .array(
            cell.threats.map { threat in
              .object([
                "kind": .string(threat.kind.rawValue),
                "path": .array(threat.path.map(JSONValue.integer)),
                "choice": .string(threat.choice),
              ])
            }),
        ])
      }
      print(
        JSONValue.object([
          "program": .string(program.sketch), "agrees": .bool(isRight), "cells": .array(cells),
        ]).text())
      return isRight
    }
    print(program.sketch)
    for cell in reading.cells {
      let threats = cell.threats.map { "\($0.kind.rawValue) at \($0.path): \($0.choice)" }
      print(
        """
          \(cell.tag) at \(cell.path): \
        \(threats.isEmpty ? "never lost" : "lost where \(threats.joined(separator: "; or "))")
        """
      )
    }
    print(
      """
      static reading \
      \(isRight ? "agrees with what renders do, both ways" : "IS WRONG: renders do otherwise") \
      (\(options.bounds.text))
      """
    )
    return isRight
  }

  func extend() throws -> Bool {
    let report = try ExtensionLemma.check(options.bounds, rules: options.rules) {
      Interruption.isRaised
    }
    if json {
      print(
        JSONValue.object([
          "bounds": .string(options.bounds.text), "complete": .bool(!Interruption.isRaised),
          "programs": .integer(report.programs),
          "pairs": .integer(report.pairs), "height": .integer(report.greatestHeight),
          "failure": report.failure.map { .string($0) } ?? .null,
        ]).text())
      return report.failure == nil
    }
    if Interruption.isRaised { print("PARTIAL: interrupted") }
    print("bounds         \(options.bounds.text)")
    print(
      """
      extension      \(grouped(report.programs)) programs by symmetry, height 2 to \
      \(report.greatestHeight), \(grouped(report.pairs)) pairs of trees
      """
    )
    print(
      report.failure.map { "lemma          FAILS in \($0)" }
        ?? """
        lemma          holds: below each construct a render does to each kid what it does to the \
        kid alone
        """
    )
    return report.failure == nil
  }

  func compareArms() throws -> Bool {
    let report = try ArmsComparison.run(options.bounds)
    if json {
      print(
        JSONValue.object([
          "bounds": .string(options.bounds.text), "programs": .integer(report.programs),
          "changed": .integer(report.changedCount),
          "exceptions": .array(report.exceptions.map { .string($0.sketch) }),
          "sketches": .array(report.changed.map { .string($0.sketch) }),
        ]).text())
      return report.exceptions.isEmpty
    }
    print("bounds         \(options.bounds.text)")
    print(
      """
      changed        \(grouped(report.changedCount)) of \(grouped(report.programs)) programs mean \
      something else where arms of equal type share identity
      """
    )
    let exceptions = report.exceptions.map(\.sketch).joined(separator: "; ")
    let rule =
      report.exceptions.isEmpty
      ? "exactly those with two arms of one type that hold a cell" : "WRONG for \(exceptions)"
    print("rule           \(rule)")
    for program in report.changed { print("  \(program.sketch)") }
    return report.exceptions.isEmpty
  }
}
