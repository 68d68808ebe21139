import Foundation
import IdentityLint
import Testing

@Suite("A file that cannot be linted is reported and skipped")
struct BadFileTests {
  @Test("one that does not parse, one that is not UTF-8, one that cannot be read")
  func kinds() throws {
    let project = try TemporaryProject([
      "Good.swift": "bad()\n", "Broken.swift": "let a = 1\nfunc {\n", "Empty.swift": "",
    ])
    try project.write(Data([0x6C, 0x65, 0x74, 0x0A, 0xFF, 0xFE]), to: "Latin.swift")
    try FileManager.default.createDirectory(
      atPath: project.path("Folder.swift"), withIntermediateDirectories: true)
    let report = try project.lint()
    #expect(report.places == ["Good.swift:1 sample"])
    #expect(report.problems.map(\.path) == ["Broken.swift", "Latin.swift"])
    #expect(report.problems.map(\.kind) == [.unparsable, .notUTF8])
    #expect(report.problems.map(\.line) == [2, 2])
    #expect(report.files.map(\.path) == ["Broken.swift", "Empty.swift", "Good.swift"])
    // Named, but no file: reported like any other.
    #expect(try project.lint(["/dev/null"]).problems.map(\.kind) == [.unreadable])
  }

  @Test("code around a declaration that does not parse is linted")
  func partly() throws {
    let project = try TemporaryProject([
      "A.swift": """
      struct A {
        func one() { bad() }
        func two( { bad() }
        func three() { bad() }
      }
      struct B { let = 3 }
      func four() { bad() }
      """
    ])
    let report = try project.lint()
    #expect(report.places == ["A.swift:2 sample", "A.swift:4 sample", "A.swift:7 sample"])
    #expect(report.problems.map(\.line) == [3])
    #expect(report.problems.first?.message.hasSuffix("and 1 more") == true)
  }

  @Test("code that compiles with a warning is linted silently")
  func warned() throws {
    let project = try TemporaryProject([
      "A.swift":
        """
      @available (iOS 15, *)\nfunc one() { bad() }\n@available (iOS 15, *)\nstruct A {\n  func \
      two() { bad() }\n}\n
      """
    ])
    let report = try project.lint()
    #expect(report.places == ["A.swift:2 sample", "A.swift:5 sample"])
    #expect(report.problems.isEmpty)
  }

  @Test("a byte order mark, carriage returns and a file without an end of line are read")
  func odd() throws {
    let project = try TemporaryProject([
      "Mark.swift": "\u{FEFF}bad()", "Returns.swift": "let a = 1\r\nbad()\r\n",
    ])
    #expect(try project.lint().places == ["Mark.swift:1 sample", "Returns.swift:2 sample"])
  }

  /// Text nested deeper than any that people write.
  enum Nesting: String, CaseIterable {
    case parentheses, brackets, calls, operators, closures, unwrapping, conditions, interpolations

    var text: String {
      switch self {
      case .parentheses:
        String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
      case .brackets:
        "let a = " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
      case .calls: "let a = b" + String(repeating: ".c()", count: 10_000)
      case .operators: "let a = 1" + String(repeating: " + 1", count: 5_000)
      case .closures:
        "let a = " + String(repeating: "{ ", count: 1_000) + String(repeating: " }", count: 1_000)
      case .unwrapping: "let a = b" + String(repeating: "!", count: 10_000)
      case .conditions:
        String(repeating: "if a { ", count: 500) + String(repeating: "}", count: 500)
      case .interpolations:
        "let a = \"" + String(repeating: "\\(\"", count: 500) + String(repeating: "\")", count: 500)
          + "\""
      }
    }
  }

  @Test(
    "absurd nesting is linted or skipped, and never stops the run",
    arguments: Nesting.allCases)
  func deep(_ nesting: Nesting) throws {
    let project = try TemporaryProject(["Deep.swift": nesting.text, "Good.swift": "bad()\n"])
    let report = try project.lint()
    #expect(report.places == ["Good.swift:1 sample"])
    #expect(Set(report.files.map(\.path) + report.problems.map(\.path)).count == 2)
  }
}
