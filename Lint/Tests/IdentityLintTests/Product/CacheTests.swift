import Foundation
@testable import IdentityLint
import Synchronization
import Testing

@Suite("The cache")
struct CacheTests {
  private let name = ".theseus-lint-cache"

  @Test("a second run parses nothing and reports the same; a changed file is parsed alone")
  func warm() throws {
    let project = try TemporaryProject([
      "A.swift": "bad() // theseus:disable:this sample\nbad()\n",
      "B.swift": "// theseus:disable sample\n", "C.swift": "func {",
    ])
    let cold = try project.lint(cache: .file(project.path(name)))
    #expect(cold.parsedFiles == 3)
    let warm = try project.lint(cache: .file(project.path(name)))
    #expect(warm.parsedFiles == 0)
    #expect(warm.findings == cold.findings)
    #expect(warm.problems == cold.problems)
    #expect(warm.suppressed == 1)
    #expect(warm.lines == cold.lines)
    try project.write("bad()\nbad()\n", to: "B.swift")
    let third = try project.lint(cache: .file(project.path(name)))
    #expect(third.parsedFiles == 1)
    #expect(third.places == ["A.swift:2 sample", "B.swift:1 sample", "B.swift:2 sample"])
    #expect(try project.lint().findings == third.findings)
  }

  @Test("holds in another working directory, for other paths and other rules")
  func elsewhere() throws {
    let project = try TemporaryProject(["Sub/A.swift": "bad()\nquiet()\n", "B.swift": "bad()\n"])
    _ = try project.lint(cache: .file(project.path(name)))
    var options = project.options(
      cache: .file(project.path(name)), selection: RuleSelection(enabled: ["quiet"]))
    options.workingDirectory = project.path("Sub")
    let report = try Linter(options).lint([".."])
    #expect(report.parsedFiles == 0)
    #expect(
      report.places == [
        "\(project.path("B.swift")):1 sample", "A.swift:1 sample", "A.swift:2 quiet",
      ])
    // Nothing was learned about the rest of the project, and nothing about it is forgotten.
    #expect(try project.lint(["B.swift"], cache: .file(project.path(name))).parsedFiles == 0)
    #expect(try project.lint(cache: .file(project.path(name))).parsedFiles == 0)
  }

  @Test("a damaged one is ignored and rewritten")
  func damaged() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n"])
    let places = try project.lint(cache: .file(project.path(name))).places
    let url = URL(fileURLWithPath: project.path(name))
    let good = try Data(contentsOf: url)
    var versions: [Data] = [
      Data(), Data("theseus".utf8), good.dropLast(3), Data(repeating: 0xFF, count: 400),
      good + good,
    ]
    for place in stride(from: 0, to: good.count, by: 7) {
      var damaged = good
      damaged[place] ^= 0x55
      versions.append(damaged)
    }
    for version in versions {
      try version.write(to: url)
      let report = try project.lint(cache: .file(project.path(name)))
      #expect(report.places == places)
      #expect(report.parsedFiles == 1)
      #expect(try project.lint(cache: .file(project.path(name))).parsedFiles == 0)
    }
  }

  @Test("a folder in its place, and an unwritable file, are no errors")
  func unwritable() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n", ".theseus-lint-cache/x": ""])
    #expect(try project.lint(cache: .file(project.path(name))).places == ["A.swift:1 sample"])
    #expect(try project.lint(cache: .file("/nowhere/cache")).places == ["A.swift:1 sample"])
  }

  @Test("forgets deleted files")
  func gone() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n", "LongNameOfAFile.swift": "bad()\n"])
    _ = try project.lint(cache: .file(project.path(name)))
    try FileManager.default.removeItem(atPath: project.path("LongNameOfAFile.swift"))
    #expect(try project.lint(cache: .file(project.path(name))).places == ["A.swift:1 sample"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: project.path(name)))
    #expect(bytes.range(of: Data("LongNameOfAFile".utf8)) == nil)
  }

  /// One file whose rows are identified by index, and another in which their elements are removed.
  private static let rows = """
    import SwiftUI
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        ForEach(model.notes.indices, id: \\.self) { index in TextField("Note", text: \
    $model.notes[index]) }
      }
    }
    """
  private static let model = """
    import SwiftUI
    class Model: ObservableObject {
      @Published var notes = ["a", "b"]
      func clean() { notes.removeAll { $0.isEmpty } }
    }
    """

  private func findings(
    _ project: TemporaryProject, cache: LintOptions.CacheLocation?, memory: LintMemory? = nil
  ) throws -> LintReport {
    var options = LintOptions(workingDirectory: project.folder, jobs: 2, cache: cache)
    options.memory = memory
    return try Linter(options).lint(["."])
  }

  @Test("a file in which only lines move is judged alone, and the others' findings follow it")
  func moved() throws {
    let project = try TemporaryProject([
      "Rows.swift": CacheTests.rows, "Model.swift": CacheTests.model,
    ])
    let memory = LintMemory()
    let cold = try findings(project, cache: .file(project.path(name)))
    #expect(try findings(project, cache: nil, memory: memory).findings == cold.findings)
    #expect(cold.judgedFiles == 2)
    let line = try #require(
      cold.findings.first { $0.path == "Rows.swift" }?.related.first { $0.path == "Model.swift" }?
        .range.start.line)
    #expect(line == 4)
    try project.write("// One line,\n// and another.\n" + CacheTests.model, to: "Model.swift")
    for report in [
      try findings(project, cache: .file(project.path(name))),
      try findings(project, cache: nil, memory: memory),
    ] {
      #expect(report.parsedFiles == 1)
      #expect(report.judgedFiles == 1)
      #expect(report.findings == (try findings(project, cache: nil)).findings)
      #expect(
        report.findings.first { $0.path == "Rows.swift" }?.related.first?.range.start.line == 6)
    }
    // Its description has changed, so every rule runs again.
    try project.write(
      CacheTests.model.replacingOccurrences(of: "removeAll { $0.isEmpty }", with: "append(\"c\")"),
      to: "Model.swift")
    let changed = try findings(project, cache: .file(project.path(name)))
    #expect(changed.judgedFiles == 2)
    #expect(changed.findings == (try findings(project, cache: nil)).findings)
  }

  @Test("code that a rule read in another file is read again when it changes, or moves")
  func read() throws {
    func feed(_ loop: String) -> String {
      """
      import Observation
      @Observable final class Feed {
        var count = 0
        func start() {
          Task { \(loop) { await Task.yield() } }
        }
      }
      """
    }
    let project = try TemporaryProject([
      "Feed.swift": feed("while true"),
      "Page.swift": """
      import SwiftUI
      struct Page: View {
        @State private var feed = Feed()
        var body: some View {
          NavigationLink("Next") { Text("\\(feed.count)") }.onAppear { feed.start() }
        }
      }
      """,
      "Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\") } }\n",
    ])
    let memory = LintMemory()
    func run() throws -> LintReport {
      let report = try findings(project, cache: .file(project.path(name)))
      let fresh = try findings(project, cache: nil).findings
      #expect(report.findings == fresh)
      #expect(try findings(project, cache: nil, memory: memory).findings == fresh)
      return report
    }
    let first = try run()
    #expect(first.places == ["Page.swift:5 endless_task"])
    #expect(first.findings.first?.related.first?.path == "Feed.swift")
    #expect(first.findings.first?.related.first?.range.start.line == 5)
    #expect(try run().judgedFiles == 0)
    try project.write("// One line.\n" + feed("while true"), to: "Feed.swift")
    let moved = try run()
    #expect(moved.findings.first?.related.first?.range.start.line == 6)
    #expect(moved.judgedFiles == 2, "the file, and the one that read it")
    try project.write(feed("while count < 3"), to: "Feed.swift")
    #expect(try run().places == [])
    try project.write(feed("while true"), to: "Feed.swift")
    #expect(try run().places == first.places)
  }

  @Test("facts survive encoding and decoding", arguments: Fixture.all)
  func coding(_ fixture: Fixture) throws {
    for file in fixture.files {
      let unit = SourceUnit(path: "A.swift", text: try String(contentsOf: file, encoding: .utf8))
      let facts = FileFacts(of: unit)
      let coded = FactsCoding(facts)
      var read = try #require(FactsCoding.decode(coded.shape[...], coded.places))
      read.path = "A.swift"
      #expect(read == facts)
      #expect(try FactPlace.decode(FactPlace.encode(coded.places)[...]) == coded.places)
      #expect(FactsCoding.decode(coded.shape.dropLast(), coded.places) == nil)
    }
  }
}
