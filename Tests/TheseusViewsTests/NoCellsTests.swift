import Foundation
import Testing

/// Views say what they show; the host decides how it looks and how large it is. This reads the
/// sources: a glyph in a string, a cell or a number of columns would tie views to a terminal.
@Suite("views contain nothing of a terminal")
struct NoCellsTests {
  private static let files: [(path: String, code: String)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let views = root.appendingPathComponent("Sources/TheseusViews").path
    guard let names = FileManager.default.enumerator(atPath: views) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.compactMap { name in
      guard let text = try? String(contentsOfFile: views + "/" + name, encoding: .utf8) else {
        return nil
      }
      let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.firstRange(of: #/(^|\s)//.*/#).map { String(line[..<$0.lowerBound]) } ?? String(line)
      }
      return (name, code.joined(separator: "\n"))
    }
  }()

  /// Bullets, arrows, boxes, blocks, shapes, dingbats and their like: symbols, not text. The minus
  /// before a number is text.
  private static func isGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2212: false
    case 0x2022, 0x2023, 0x2043, 0x204C, 0x204D, 0x2190...0x2BFF, 0x2039, 0x203A, 0xE000...0xF8FF,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// Still to be moved to hosts, by file. The list only shrinks.
  private static let known: [String: Set<Unicode.Scalar>] = [
    // The notation of a shortcut for hosts without one of their own.
    "Input/KeyboardShortcut.swift": Set("⌃⌥⇧⌘↑↓←→⌫⏎".unicodeScalars),
    "Input/HostKeyboard.swift": ["⇧"],
    // Tests and assistive technologies read a secret as bullets, which show only its length.
    "Semantics/SemanticValue.swift": ["•"],
  ]

  @Test("The sources are found")
  func found() { #expect(Self.files.count > 200) }

  @Test("No string holds a glyph of a terminal's drawing")
  func glyphs() {
    for (path, code) in Self.files {
      let glyphs = Set(code.unicodeScalars.filter(Self.isGlyph))
      let unknown = glyphs.subtracting(Self.known[path] ?? [])
      #expect(unknown.isEmpty, "\(path): \(unknown.map(String.init))")
    }
  }

  @Test(
    "No length is counted in cells",
    arguments: [
      (#"\.pixel\b"#, "a host's grid is for rounding only"),
      (#"\.terminal\b"#, "a host is named by who runs it"),
      (#"\?\? (80|24)\b"#, "a default size belongs to HostSizes"),
      (#"\bgrid\.(width|height) \*|\* (metrics\.)?grid\."#, "a size belongs to HostSizes"),
      (#"\bCellWidth\b|\bTheseusCells\b"#, "views do not know a host"),
    ])
  func lengths(pattern: String, reason: String) throws {
    let regex = try Regex(pattern)
    for (path, code) in Self.files {
      #expect(code.firstMatch(of: regex) == nil, "\(path): \(reason)")
    }
  }
}
