import Foundation
import Testing

/// The example of a linter's rule: the blocks of a source file between `// failing:` or `// fixed:`
/// and `// end`, which these tests compile and run. `Scripts/make-lint-examples.py` copies them to
/// the linter's package, whose tests lint them.
struct LintExample {
  let rule: String
  let file: String

  private struct NoBlock: Error {
    let marker: String
  }

  /// Expects the rule's page, which the linter's own tests compare with `--explain`, to show the
  /// code that is compiled here.
  func check() throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let page = try String(contentsOf: pages.appendingPathComponent("\(rule).md"), encoding: .utf8)
    #expect(
      LintExample.codeBlocks(of: page) == [
        try block("// failing:", in: text), try block("// fixed:", in: text),
      ], "the page shows other code: run Scripts/make-lint-examples.py")
  }

  private var pages: URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
      "../../Lint/Documentation"
    ).standardizedFileURL
  }

  private func block(_ marker: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: marker[...]),
      let end = lines[start...].firstIndex(of: "// end"), end > start + 1
    else {
      throw NoBlock(marker: marker)
    }
    return lines[(start + 1)..<end].joined(separator: "\n")
  }

  private static func codeBlocks(of page: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = lines {
        if line == "```" {
          blocks.append(open.joined(separator: "\n"))
          lines = nil
        } else {
          lines = open + [line]
        }
      } else if line == "```swift" {
        lines = []
      }
    }
    return blocks
  }
}
