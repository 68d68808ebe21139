import Foundation

/// The compiler's symbol graph of one module.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    let kind: Kind
    /// The names of the types around it, then its own: `["View", "padding(_:)"]`.
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
    let location: Location?

    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    var comment: String { (docComment?.lines ?? []).map(\.text).joined(separator: "\n") }
  }
  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable { let lines: [Line] }
  struct Line: Decodable { let text: String }
  struct Location: Decodable {
    let uri: String
    let position: Position
  }
  struct Position: Decodable { let line: Int }

  let symbols: [Symbol]

  /// The symbols of all graphs in a folder.
  static func all(in folder: String) throws -> [Symbol] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".symbols.json") }.sorted()
    return try names.flatMap { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
    }
  }
}
