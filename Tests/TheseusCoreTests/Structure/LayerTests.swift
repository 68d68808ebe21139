import Foundation
import Testing

@Suite("Folders are layers")
struct LayerTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  @Test("a folder names types of lower layers only", arguments: SourceLayers.table.map(\.module))
  func references(_ module: String) throws {
    let layers = try #require(SourceLayers.table.first { $0.module == module }).layers
    let (unlisted, violations) = try SourceLayers.check(module, layers, in: Self.sources)
    #expect(unlisted.isEmpty, "folders without a layer: \(unlisted)")
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test("an upward reference is found, a comment or a string is none")
  func upward() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Low/Base.swift": "struct Base { var top: Top? }\n",
      "Low/Words.swift": "// as Top does\nlet words = \"Top\"\n",
      "High/Top.swift": "public final class Top { let base: Base }\n",
      "Other/New.swift": "let one = 1\n",
    ]
    for (name, code) in files {
      let file = folder.appendingPathComponent("Sample/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try SourceLayers.check("Sample", [["Low"], ["High"]], in: folder)
    #expect(found.unlisted == ["Other"])
    #expect(
      found.violations.map(\.description) == ["Low/Base.swift names Top, which is declared in High"]
    )
  }
}
