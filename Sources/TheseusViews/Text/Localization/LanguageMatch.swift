import Synchronization

/// The languages of tables that a reader of a language understands.
enum LanguageMatch {
  private static let known = Mutex<[String: [String]]>([:])
  /// A visitor's browser may name anything as its language.
  private static let mostKnown = 256

  /// The names that a table for `language` may have, the best one first, as in `zh-Hans-CN`,
  /// `zh-Hans`.
  static func names(for language: String) -> [String] {
    known.withLock { known in
      if let names = known[language] { return names }
      if known.count >= mostKnown { known = [:] }
      let names = findNames(for: language)
      known[language] = names
      return names
    }
  }

  /// Tables for other regions are better than another language, but not those in another script.
  static func isRelated(_ table: String, to language: String) -> Bool {
    let (a, b) = (Tag(table), Tag(language))
    return a.language == b.language && a.script == b.script
  }

  private static func findNames(for language: String) -> [String] {
    let tag = Tag(language)
    var names = [language, tag.parts.joined(separator: "-")]
    // Cut from the right, with and without the script that the region implies.
    if let script = tag.script, let region = tag.region {
      names.append("\(tag.language)-\(script)-\(region)")
      if tag.language == "zh" { names.append("\(tag.language)-\(region)") }
    }
    if tag.language == "es", let region = tag.region, region != "ES" { names.append("es-419") }
    if tag.language == "pt", let region = tag.region, region != "BR" { names.append("pt-PT") }
    if let script = tag.script { names.append("\(tag.language)-\(script)") }
    if let region = tag.region { names.append("\(tag.language)-\(region)") }
    names.append(tag.language)
    if tag.language == "pt" { names += ["pt-BR", "pt-PT"] }
    names += otherNames[tag.language] ?? []
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static let otherNames = [
    "no": ["nb", "nn"], "nb": ["no"], "nn": ["no", "nb"], "iw": ["he"], "he": ["iw"],
    "in": ["id"], "id": ["in"], "fil": ["tl"], "tl": ["fil"],
  ]

  /// A language's name in parts.
  private struct Tag {
    let parts: [String]
    var language: String { parts.first ?? "" }
    private(set) var script: String?
    private(set) var region: String?

    init(_ name: String) {
      parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
      for part in parts.dropFirst() {
        switch part.utf8.count {
        case 4 where script == nil: script = part
        case 2, 3: region = region ?? part.uppercased()
        default: break
        }
      }
      if language == "zh", script == nil {
        script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
      }
    }
  }
}
