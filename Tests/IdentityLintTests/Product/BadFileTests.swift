import Foundation
import IdentityLint
import Testing

@Suite("A file that cannot be linted is reported and skipped")
struct BadFileTests {
  @Test("one that does not parse, one that is not UTF-8, one that cannot be read")
  func kinds() throws {
    let project = try TemporaryProject(["Good.swift": "bad()\n", "Broken.swift": "let a = 1\nfunc {\n", "Empty.swift": ""])
    try project.write(Data([0x6C, 0x65, 0x74, 0x0A, 0xFF, 0xFE]), to: "Latin.swift")
    try FileManager.default.createDirectory(atPath: project.path("Folder.swift"), withIntermediateDirectories: true)
    let report = try project.lint()
    #expect(report.places == ["Good.swift:1 sample"])
    #expect(report.problems.map(\.path) == ["Broken.swift", "Latin.swift"])
    #expect(report.problems.map(\.kind) == [.unparsable, .notUTF8])
    #expect(report.problems.map(\.line) == [2, 2])
    #expect(report.files.map(\.path) == ["Empty.swift", "Good.swift"])
    // Named, but no file: reported like any other.
    #expect(try project.lint(["/dev/null"]).problems.map(\.kind) == [.unreadable])
  }

  @Test("a byte order mark, carriage returns and a file without an end of line are read")
  func odd() throws {
    let project = try TemporaryProject(["Mark.swift": "\u{FEFF}bad()", "Returns.swift": "let a = 1\r\nbad()\r\n"])
    #expect(try project.lint().places == ["Mark.swift:1 sample", "Returns.swift:2 sample"])
  }

  @Test(
    "nesting that nobody writes: parentheses, calls, operators, closures",
    arguments: [
      String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000),
      "let a = b" + String(repeating: ".c()", count: 60_000),
      "let a = 1" + String(repeating: " + 1", count: 60_000),
      "let a = " + String(repeating: "{ ", count: 5_000) + String(repeating: " }", count: 5_000),
      "let a = b" + String(repeating: "!", count: 60_000),
      String(repeating: "if a { ", count: 3_000) + String(repeating: "}", count: 3_000),
      String(repeating: "#if A\n", count: 3_000) + String(repeating: "#endif\n", count: 3_000),
      "let a = \"" + String(repeating: "\\(\"", count: 2_000) + String(repeating: "\")", count: 2_000) + "\"",
      "let a: " + String(repeating: "[", count: 10_000) + "Int" + String(repeating: "]", count: 10_000),
    ])
  func deep(_ text: String) throws {
    let project = try TemporaryProject(["Deep.swift": text, "Good.swift": "bad()\n"])
    let report = try project.lint()
    #expect(report.places == ["Good.swift:1 sample"])
    #expect(report.files.count + report.problems.count == 2)
  }
}
