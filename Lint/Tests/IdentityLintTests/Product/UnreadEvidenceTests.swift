import Foundation
import IdentityLint
import Testing

/// The sample rule reports calls of `bad`. In a real rule, the cause of a report may be in another
/// declaration or another file.
@Suite("a comment is unused only if all code was read that can cause its report")
struct UnreadEvidenceTests {
  private static let idle = "// theseus:disable:next sample\ngood()\n"
  private static let unused = ["A.swift:1 unused_suppression"]

  @Test(
    "comments in and around a declaration that does not parse are left alone",
    arguments: [
      "struct A {\n  // theseus:disable:next sample\n  func one( { bad() }\n}\n",
      "struct A {\n  func one( { bad() } // theseus:disable:this sample\n}\n",
      "struct A {\n  func one( { bad() }\n  // theseus:disable:previous sample\n}\n",
      "// theseus:disable sample\nstruct A {\n  func one( { bad() }\n}\n// theseus:enable sample\n",
      "// theseus:disable all\nfunc one( { bad() }\n",
      "<<<<<<< HEAD\n// theseus:disable:next sample\nbad()\n=======\ngood()\n>>>>>>> other\n",
      "let a = \"\"\"\n// theseus:disable sample\n\n// theseus:enable sample\n",
    ])
  func damaged(_ text: String) throws {
    let project = try TemporaryProject(["A.swift": text])
    let report = try project.lint()
    #expect(!report.problems.isEmpty)
    #expect(!report.findings.contains { $0.rule == "unused_suppression" })
    _ = FixApplier(project.context).apply(report)
    #expect(try project.read("A.swift") == text)
  }

  @Test("a part that does not parse is no evidence for code that shares no name with it")
  func unrelated() throws {
    let project = try TemporaryProject([
      "A.swift": UnreadEvidenceTests.idle, "B.swift": "func {\n",
      "C.swift": "func good() {}\nstruct Other { func ( }\n",
      "D.swift": "struct Other { let count = 0 }\n",
    ])
    #expect(try project.lint().places == UnreadEvidenceTests.unused)
    try project.write(Data([0x6C, 0x65, 0x74, 0x20, 0xFF, 0xFE]), to: "E.swift")
    #expect(try project.lint().places == UnreadEvidenceTests.unused)
  }

  @Test(
    "a part that does not parse counts for what a file reaches by names",
    arguments: [
      // The type of a property of the view, a member of that type, a view that makes the view, and
      // what that view passes.
      "extension Store { func ( }", "func clean( { items.removeAll() }",
      "struct Home: View { var body: some View { Notes( } }", "func ( { shelf.sort() }",
    ])
  func related(_ part: String) throws {
    let project = try TemporaryProject([
      "A.swift": """
      // theseus:disable:next sample
      struct Notes: View { var store: Store }

      """,
      "Store.swift": "import SwiftUI\nclass Store { var items: [Int] = [] }\n",
      "Page.swift": """
      import SwiftUI
      struct Page: View {
        @State private var shelf = Store()
        var body: some View { Notes(store: shelf) }
      }

      """,
      "Part.swift": part + "\n",
    ])
    #expect(try project.lint().problems.map(\.path) == ["Part.swift"])
    #expect(try project.lint().places == [])
    try project.write("struct Else { func ( }\n", to: "Part.swift")
    #expect(try project.lint().places == UnreadEvidenceTests.unused)
  }

  @Test("a file that cannot be read whole may have the cause of a report elsewhere")
  func elsewhere() throws {
    let project = try TemporaryProject([
      "A.swift": UnreadEvidenceTests.idle, "B.swift": "func ( { good() }\n",
    ])
    #expect(try project.lint().places == [])
    try project.write("func b() {}\n", to: "B.swift")
    #expect(try project.lint().places == UnreadEvidenceTests.unused)
  }

  @Test("a part of a repository is not all of it")
  func repository() throws {
    let project = try TemporaryProject([
      "R/A.swift": UnreadEvidenceTests.idle, "R/B/B.swift": "func b() {}\n",
    ])
    let unused = ["R/A.swift:1 unused_suppression"]
    try project.git("-C", "R", "init", "-q")
    #expect(try project.lint(["R/A.swift"]).places == [])
    #expect(try project.lint(["R/A.swift", "R/B"]).places == unused)
    #expect(try project.lint(["R"]).places == unused)
    #expect(try project.lint().places == unused)
    // An end without a beginning needs no evidence of other files.
    try project.write("// theseus:enable sample\n", to: "R/A.swift")
    #expect(try project.lint(["R/A.swift"]).places == unused)
  }

  @Test("all targets of a package are the package, without its manifest")
  func package() throws {
    let project = try TemporaryProject([
      "Package.swift": "let package = 1\n", "Package@swift-6.1.swift": "let package = 1\n",
      "Sources/App/A.swift": UnreadEvidenceTests.idle, "Sources/Kit/K.swift": "func k() {}\n",
    ])
    let found = ["Sources/App/A.swift:1 unused_suppression"]
    #expect(try project.lint(["Sources/App"]).places == [])
    #expect(try project.lint(["Sources/App/A.swift"]).places == [])
    #expect(try project.lint(["Sources/App", "Sources/Kit"]).places == found)
    #expect(try project.lint().places == found)
  }

  @Test("what a configuration leaves out is no evidence in any run")
  func excluded() throws {
    let project = try TemporaryProject([
      "A.swift": UnreadEvidenceTests.idle, "B.swift": "func {\n",
      ".theseus-lint.yml": "exclude: [B.swift]\n",
    ])
    #expect(try project.lint().places == UnreadEvidenceTests.unused)
  }

  @Test("--fix of one file keeps a comment whose cause is in another")
  func fix() throws {
    let view = """
      import SwiftUI

      struct Notes: View {
        @ObservedObject var store: Store
        var body: some View {
          // theseus:disable:next index_id - the rows are short
          ForEach(store.notes.indices, id: \\.self) { index in
            NoteRow(text: store.notes[index])
          }
        }
      }

      struct NoteRow: View {
        let text: String
        @State private var isOpen = false
        var body: some View { Toggle(text, isOn: $isOpen) }
      }

      """
    let project = try TemporaryProject([
      "Notes.swift": view,
      "Store.swift": """
      import SwiftUI

      final class Store: ObservableObject {
        @Published var notes = ["a", "b"]
        func removeFirst() { notes.removeFirst() }
      }

      """,
    ])
    try project.git("init", "-q")
    #expect(try LintTool.run(project, ["--strict"]).status == 0)
    let alone = try LintTool.run(project, ["--strict", "--fix", "Notes.swift"])
    #expect(alone.status == 0, "\(alone.output)")
    #expect(try project.read("Notes.swift") == view)
    #expect(try LintTool.run(project, ["--strict", "--fix"]).status == 0)
    #expect(try project.read("Notes.swift") == view)
  }
}
