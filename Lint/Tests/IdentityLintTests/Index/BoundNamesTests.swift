import Foundation
import SwiftSyntax
import Testing

@testable import IdentityLint

/// Most names are searched for in no scope, because their file binds none of that name. The search
/// must give the same for all names as one through every scope.
@Suite("The names that a file binds")
struct BoundNamesTests {
  private final class References: SyntaxVisitor {
    var found: [DeclReferenceExprSyntax] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }
  }

  private struct Meaning: Equatable {
    var origin: Value?
    var constant: SyntaxIdentifier?
    var view: SyntaxIdentifier?

    init(of reference: DeclReferenceExprSyntax) {
      var reader = ValueReader()
      let name = reference.baseName.text
      origin = LocalNames.origin(of: name, at: Syntax(reference), reader: &reader)
      constant = LocalConstants.declaration(of: name, at: reference)?.id
      view = CalledNames.initialValue(of: reference)?.id
    }
  }

  private func check(_ unit: SourceUnit, _ description: String) -> (local: Int, left: Int) {
    let walk = References(viewMode: .sourceAccurate)
    walk.walk(unit.tree)
    var local = 0
    var left = 0
    for reference in walk.found {
      let expected = Meaning(of: reference)
      let (found, isLeft) = unit.reading {
        (Meaning(of: reference), BoundNames.lack(reference.baseName.text, at: reference))
      }
      #expect(found == expected, "\(description): \(reference.baseName.text)")
      if expected.origin != nil { local += 1 }
      if isLeft { left += 1 }
    }
    return (local, left)
  }

  @Test("do not change what a name means in fixtures and sets", arguments: SplitFilesTests.sources)
  func sources(_ source: SplitFilesTests.Source) throws {
    let text = try String(contentsOf: source.file, encoding: .utf8)
    _ = check(SourceUnit(path: "A.swift", text: text), source.description)
  }

  @Test("are those of every kind of binding")
  func everyBinding() {
    let text = """
      let global = 1
      func outer(_ given: Int, label named: Int, plain: Int) {
        print(global, given, named, plain)
        let constant = 1, (left, right) = (1, 2)
        guard let checked = constant, case .some(let matched) = checked else { return }
        print(constant, left, right, checked, matched)
        while let next = constant, next > 0 { print(next) }
        for element in [1] { print(element) }
        for case let (index, value) in [(1, 2)] { print(index, value) }
        switch constant {
        case let bound where bound > 0: print(bound)
        case .pair(let first, let second): print(first, second)
        default: break
        }
        if var copy = constant { copy += 1; print(copy) }
        [1].map { item in print(item) }
        [1].map { (typed: Int) in print(typed) }
        [1].map { print($0) }
        List($rows) { $row in print($row, row) }
        #if DEBUG
          let debugged = 1
          print(debugged)
        #endif
        let make = { 1 }
        make()
        let `class` = 1
        print(`class`)
      }
      struct Type {
        var member = 1
        let other: Int
        init(passed: Int) { other = passed }
        func read() { print(member, other, passed, unknown) }
      }
      """
    let unit = SourceUnit(path: "A.swift", text: text)
    let counts = check(unit, "every binding")
    // The check compares something on both sides.
    #expect(counts.local > 25)
    #expect(counts.left > 15)
    for name in ["member", "other", "print", "unknown"] {
      #expect(!unit.outline.boundNames.contains(name), "\(name) is bound by no scope")
    }
    for name in [
      "global", "given", "named", "plain", "constant", "left", "right", "checked", "matched",
      "next",
      "element", "index", "value", "bound", "first", "second", "copy", "item", "typed", "row",
      "debugged", "make", "`class`", "passed",
    ] {
      #expect(unit.outline.boundNames.contains(name), "\(name) is bound")
    }
  }

  @Test("of one file say nothing about names in another")
  func otherFile() throws {
    let here = SourceUnit(path: "A.swift", text: "struct A { }")
    let there = SourceUnit(path: "B.swift", text: "func b() { let x = 1; print(x) }")
    let walk = References(viewMode: .sourceAccurate)
    walk.walk(there.tree)
    let use = try #require(walk.found.last)
    here.reading {
      #expect(!BoundNames.lack("x", at: use))
      #expect(Meaning(of: use).origin != nil)
    }
  }
}
