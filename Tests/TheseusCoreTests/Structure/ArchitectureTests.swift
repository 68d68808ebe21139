import Foundation
import Testing

@Suite("ARCHITECTURE.md names files that exist")
struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files in a table's rows. `…/` stands for folders of the module that was named last.
  private static func files(in text: String) -> [(module: String, path: String)] {
    var module = ""
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap { row in
      row.matches(of: #/`([^` ]+\.swift)`/#).map { match in
        var path = String(match.1)
        if !path.hasPrefix("…/") {
          if path.hasPrefix("Sources/") { path.removeFirst("Sources/".count) }
          module = path.split(separator: "/").first.map(String.init) ?? ""
          path.removeFirst(min(path.count, module.count + 1))
        }
        return (module, path)
      }
    }
  }

  private static func exists(_ file: (module: String, path: String)) throws -> Bool {
    let folder = root.appendingPathComponent(
      file.module == "Tests" ? "Tests" : "Sources/\(file.module)")
    let wanted = file.path.hasPrefix("…/") ? String(file.path.dropFirst(2)) : file.path
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).contains {
      file.path.hasPrefix("…/") ? "/\($0)".hasSuffix("/\(wanted)") : $0 == wanted
    }
  }

  @Test("each file in its tables")
  func tables() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let files = Self.files(in: text)
    #expect(files.count >= 16, "two routes of eight files")
    for file in files { #expect(try Self.exists(file), "\(file.module) \(file.path)") }
    for route in ["## An update", "## A keystroke"] {
      let part = text.components(separatedBy: route).last?.components(separatedBy: "\n## ").first
      let count = part.map { Self.files(in: $0).count } ?? 0
      #expect(1...8 ~= count, "\(route): \(count) files")
    }
  }

  @Test("paths are read with their module, and a wrong one is found")
  func reading() throws {
    let files = Self.files(
      in: """
        | 1 | `TheseusCore/State/State.swift` | text |
        | 2 | `…/StateCell.swift` and `State` | text |
        | 3 | `…/Runtime/State/StateCell.swift` | text |
        `TheseusCore/None.swift`
        """)
    #expect(files.map(\.module) == ["TheseusCore", "TheseusCore", "TheseusCore"])
    #expect(try files.map { try Self.exists($0) } == [true, true, false])
  }
}
