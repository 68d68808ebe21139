import Foundation
import Testing

@Suite("Folders are layers")
struct LayerTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  @Test(
    "a folder names types, and members of extensions, of lower layers only",
    arguments: SourceLayers.table.map(\.module))
  func references(_ module: String) throws {
    let layers = try #require(SourceLayers.table.first { $0.module == module }).layers
    let (unlisted, violations) = try SourceLayers.check(module, layers, in: Self.sources)
    #expect(unlisted.isEmpty, "folders without a layer: \(unlisted)")
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test("an upward reference is found with its line, but not in comments and strings")
  func upward() throws {
    let found = try check([
      "Low/Base.swift": "struct Base {\n  var top: Top?\n}\n",
      "Low/Words.swift": "// as Top does\nlet words = \"Top\"\n",
      "High/Top.swift": "public final class Top { let base: Base }\n",
      "Other/New.swift": "let one = 1\n",
    ])
    #expect(found.unlisted == ["Other"])
    #expect(
      found.violations == [
        "Low/Base.swift:2: Low is below High, but names Top, which is declared there"
      ])
  }

  @Test("a name that is also nested elsewhere counts if it is not qualified")
  func nested() throws {
    let found = try check([
      "Low/Menu.swift": "struct Menu {\n  struct Item {}\n}\n",
      "Low/Uses.swift": "let own: Menu.Item? = nil\nlet upward: Item? = nil\n",
      "Low/Declares.swift": "struct Row {\n  private struct Item {}\n  var item: Item?\n}\n",
      "High/Item.swift": "struct Item {}\n",
    ])
    #expect(
      found.violations == [
        "Low/Uses.swift:2: Low is below High, but names Item, which is declared there"
      ])
  }

  @Test("a member of an extension in a higher folder is found, unless its name is used otherwise")
  func members() throws {
    let found = try check([
      "Low/Base.swift": "struct Base {\n  var a: Int { top.height }\n  var b: Int { other }\n}\n",
      "Low/Local.swift":
        "func local(width: Int) -> Int { let (depth, age) = (1, 2); return depth }\n",
      "Low/Own.swift": "let weight = Base().weight\nlet hidden = Base().secret\n",
      "High/Top.swift":
        "@MainActor\nextension Base {\n  public static var height: Int { 1 }\n"
        + "  var weight: Int { 2 }\n  func width() {}\n  var depth: Int { 3 }\n"
        + "  private var secret: Int { 4 }\n  func other() {\n    let inner = 1\n  }\n}\n",
    ])
    #expect(
      found.violations == [
        "Low/Base.swift:2: Low is below High, but names height, which is declared there",
        "Low/Base.swift:3: Low is below High, but names other, which is declared there",
      ])
  }

  @Test("a name of a module below is that module's, unless a type that is not nested hides it")
  func hidden() throws {
    let found = try check(
      [
        "Low/Uses.swift": "let core: Binding? = nil\nlet upward: Color? = nil\n",
        "High/State.swift": "struct State {\n  struct Binding {}\n}\n",
        "High/Color.swift": "struct Color {}\n",
      ], below: ["Values.swift": "public struct Binding {}\npublic struct Color {}\n"])
    #expect(
      found.violations == [
        "Low/Uses.swift:2: Low is below High, but names Color, which is declared there"
      ])
  }

  /// Checks a module of two layers, `Low` and `High`, that has these files.
  private func check(_ files: [String: String], below: [String: String] = [:]) throws
    -> (unlisted: [String], violations: [String])
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = [("Sample", files), ("TheseusCore", below)]
    for (module, name, code) in modules.flatMap({ module in
      module.1.map { (module.0, $0.key, $0.value) }
    }) {
      let file = folder.appendingPathComponent("\(module)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try SourceLayers.check("Sample", [["Low"], ["High"]], in: folder)
    return (found.unlisted, found.violations.map(\.description))
  }
}
