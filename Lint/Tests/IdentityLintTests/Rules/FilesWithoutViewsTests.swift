import Foundation
import Testing

@testable import IdentityLint

/// A run parses a file without views only once when no rule may have findings in it. Each rule says
/// so by the file's facts.
@Suite("Files without views")
struct FilesWithoutViewsTests {
  /// The rules that read files without views.
  private static let readingAll = Set(
    LintRules.all.filter { !($0 is any ViewRule.Type) }.map { $0.description.identifier })

  /// The declarations of fixtures and sets, each in a file of its own and without the import: as
  /// models stand beside views. All fixtures of the rules that read such files, and a sixth of the
  /// others.
  private static func projects() throws -> [[SourceUnit]] {
    let sources = SplitFilesTests.sources.enumerated().filter { index, source in
      index.isMultiple(of: 6)
        || readingAll.contains(source.file.deletingLastPathComponent().lastPathComponent)
    }
    return try sources.map { _, source in
      let text = try String(contentsOf: source.file, encoding: .utf8)
        .replacingOccurrences(of: "import SwiftUI", with: "import Foundation")
      return SplitText(text).declarations.enumerated().map {
        SourceUnit(path: "Part\($0 + 10).swift", text: $1)
      }
    }
  }

  @Test("have findings only of rules that say so")
  func rulesThatSaySo() throws {
    var files = 0
    var findings: [String: Int] = [:]
    for units in try Self.projects() {
      let project = ProjectIndex(files: units).reading(SourceLibrary.Reader(SourceLibrary(units)))
      for unit in units where !unit.mentionsViews {
        files += 1
        let facts = FileFacts(of: unit)
        for rule in LintRules.all {
          let name = rule.description.identifier
          let found = rule.init().findings(in: unit, of: project)
          if found.isEmpty { continue }
          findings[name, default: 0] += found.count
          let saysSo = rule.mayFind(inFileWithoutViews: facts)
          #expect(saysSo, "\(name) says that it finds nothing in a file where it does")
        }
      }
    }
    // Else the check would hold for rules that find nothing.
    #expect(files > 100)
    #expect(Set(findings.keys) == Self.readingAll)
  }

  private static let files = [
    "Screen.swift": """
    import SwiftUI

    struct Screen: View {
      @State private var notes: [Note] = []
      @State private var shown: Note?
      var body: some View {
        List(notes) { note in NoteRow(note: note) }
          .onAppear { notes[0].title = "b"; Settings.tint = "c" }
          .onChange(of: shown) { }
      }
    }

    struct NoteRow: View {
      let note: Note
      var body: some View { Text(note.title) }
    }
    """,
    "Note.swift": """
    struct Note: Identifiable, Equatable {
      var key = 1
      var title = "a"
      var id: UUID { UUID() }
      static func == (left: Note, right: Note) -> Bool { left.key == right.key }
    }
    """,
    "Settings.swift": """
    enum Settings {
      static var tint = "a"
    }
    """,
    "Plain.swift": """
    struct Plain {
      var size = 1
      func double() -> Int { size * 2 }
    }
    """,
  ]

  @Test("have the findings in a run that they have when every rule reads them")
  func run() throws {
    let project = try TemporaryProject(Self.files)
    var options = project.options()
    options.catalog = RuleCatalog()
    options.selection.enabled = ["all"]
    let found = try Linter(options).lint(["."]).findings
    let units = Self.files.sorted { $0.key < $1.key }.map { SourceUnit(path: $0, text: $1) }
    let expected = Linter(rules: LintRules.all).findings(in: units)
    #expect(found.map(\.rule).sorted() == expected.map(\.rule).sorted())
    let withoutViews = Set(found.filter { !["Screen.swift"].contains($0.path) }.map(\.rule))
    #expect(
      withoutViews.isSuperset(of: ["unstable_id", "partial_equality", "shared_static_state"]))
  }

  @Test("have the findings of each rule when runs with other rules share a cache")
  func cache() throws {
    let project = try TemporaryProject(Self.files)
    var options = project.options()
    options.catalog = RuleCatalog()
    options.cache = .file("cache")
    var found: [String] = []
    for rule in ["self_id", "unstable_id", "partial_equality", "shared_static_state"] {
      options.selection.only = [rule]
      found += try Linter(options).lint(["."]).findings.map(\.rule)
    }
    #expect(found.sorted() == ["partial_equality", "shared_static_state", "unstable_id"])
  }
}
