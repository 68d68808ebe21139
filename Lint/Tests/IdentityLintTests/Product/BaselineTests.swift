import IdentityLint
import Testing

@Suite("a baseline hides known findings and notices fixed ones")
struct BaselineTests {
  private func baseline(_ project: TemporaryProject, _ path: String = "baseline.json") throws {
    try Baseline(of: project.lint().findings, path: path, in: project.context).write(
      in: project.context)
  }

  private func compare(_ project: TemporaryProject, _ paths: [String] = ["."]) throws
    -> Baseline.Comparison
  {
    try Baseline(reading: "baseline.json", in: project.context).compare(
      project.lint(paths), in: project.context)
  }

  @Test("lines that move and layout that changes make no difference")
  func shifts() throws {
    let project = try TemporaryProject(["A.swift": "bad()\nif a { bad() }\n"])
    try baseline(project)
    try project.write("import X\n\n\n  bad()\n\nif a   {\tbad() }\n", to: "A.swift")
    let comparison = try compare(project)
    #expect(comparison.new == [])
    #expect(comparison.known == 2)
    #expect(comparison.gone == [])
  }

  @Test("among equal lines, one more is new and one less is fixed")
  func occurrences() throws {
    let project = try TemporaryProject(["A.swift": "bad()\nbad()\n"])
    try baseline(project)
    try project.write("bad()\nbad()\nbad()\n", to: "A.swift")
    #expect(try compare(project).new.map(\.range.start.line) == [3])
    try project.write("bad()\n", to: "A.swift")
    #expect(try compare(project).gone.map(\.occurrence) == [1])
  }

  @Test("a deleted file's findings are removed; those of an unread file stay")
  func scope() throws {
    let project = try TemporaryProject(["A/A.swift": "bad()\n", "B/B.swift": "bad()\n"])
    try baseline(project)
    #expect(try compare(project, ["A"]).gone == [])
    try project.write("", to: "B/B.swift")
    #expect(try compare(project, ["A"]).gone == [])
    #expect(try compare(project).gone.map(\.path) == ["B/B.swift"])
  }

  @Test(
    "the file does not depend on the working directory; a damaged one is an error with its location"
  )
  func file() throws {
    let project = try TemporaryProject(["A.swift": "bad()\n"])
    try baseline(project)
    let first = try project.read("baseline.json")
    #expect(first.contains("\"path\" : \"A.swift\""))
    try baseline(project)
    #expect(try project.read("baseline.json") == first)
    try project.write("{\"version\": 1, \"findings\": [{\"rule\": 3}]}", to: "baseline.json")
    #expect(throws: Baseline.Failure.self) { try compare(project) }
    do { _ = try compare(project) } catch {
      #expect("\(error)".hasPrefix("baseline.json: not a baseline: at .findings[0]"))
    }
    try project.write("{\"version\": 7, \"findings\": []}", to: "baseline.json")
    #expect(throws: Baseline.Failure.self) { try compare(project) }
  }
}
