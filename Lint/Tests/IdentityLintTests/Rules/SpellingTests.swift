import Foundation
import IdentityLint
import Testing

/// Each file of `Spellings` has the spellings in which a developer may write one kind of fault, and
/// sound code of the same form, after declarations that they share.
///
/// `// spelling: RULE: TITLE` begins one, with the rule that reports it; `sound` for code that no
/// rule reports, `missed RULE` for a fault that is not found yet. `// file` begins a second file.
@Suite("A cause is found in many spellings")
struct SpellingTests {
  @Test("and sound code is not reported", arguments: Spelling.all)
  func reported(_ spelling: Spelling) {
    let rules = LintRules.all.filter { $0.description.isOnByDefault }
    let found = Set(Linter(rules: rules).findings(in: spelling.units).map(\.rule))
    switch spelling.expected {
    case .sound: #expect(found.isEmpty)
    case .reported(let rule): #expect(found.contains(rule), "found: \(found.sorted())")
    case .missed(let rule):
      #expect(!found.contains(rule), "it is found now: say so in the file")
    }
  }

  @Test("of which at least four in five are found")
  func recall() {
    let missed = Spelling.all.count { if case .missed = $0.expected { true } else { false } }
    let faults = Spelling.all.count { if case .sound = $0.expected { false } else { true } }
    #expect(missed * 5 <= faults, "\(missed) of \(faults) are missed")
  }
}

struct Spelling: CustomStringConvertible, Sendable {
  enum Expected: Sendable {
    case sound
    case reported(String)
    case missed(String)
  }

  let file: String
  let expected: Expected
  let title: String
  let units: [SourceUnit]
  var description: String { "\(file): \(title)" }

  static let all: [Spelling] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Spellings")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.sorted { $0.path < $1.path }.flatMap { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return read(text, file.deletingPathExtension().lastPathComponent)
    }
  }()

  private static func read(_ text: String, _ file: String) -> [Spelling] {
    let parts = text.components(separatedBy: "// spelling: ")
    return parts.dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "\n") else { return nil }
      let words = part[..<end].components(separatedBy: ": ")
      let rule = words[0]
      let expected: Expected =
        rule == "sound"
        ? .sound
        : rule.hasPrefix("missed ")
          ? .missed(String(rule.dropFirst("missed ".count))) : .reported(rule)
      let units = part[end...].components(separatedBy: "// file\n").enumerated().map {
        SourceUnit(
          path: $0 == 0 ? "A.swift" : "B.swift",
          text: "import SwiftUI\n" + ($0 == 0 ? parts[0] : "") + $1)
      }
      return Spelling(
        file: file, expected: expected, title: words.dropFirst().joined(separator: ": "),
        units: units)
    }
  }
}
