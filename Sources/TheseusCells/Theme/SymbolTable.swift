import Foundation

/// The characters for a symbol in cells.
public struct SymbolGlyph: Hashable, Sendable {
  /// A glyph of one or two cells.
  public let text: String
  /// The same for a terminal that has only ASCII.
  public let ascii: String

  /// For an unknown symbol: visible, so that a missing one is noticed.
  public static let unknown = SymbolGlyph(text: "⊡", ascii: "#")
  /// For an image of the app.
  public static let asset = SymbolGlyph(text: "▧", ascii: "%")
}

/// The glyphs for SF Symbols. Only the names are used, not Apple's drawings, so that unmodified
/// code shows a symbol.
public enum SymbolTable {
  /// The glyph for a symbol. A variant without a glyph of its own (`heart.circle.fill`) has that of
  /// its base symbol.
  public static func glyph(named name: String) -> SymbolGlyph { known(name) ?? .unknown }

  /// Whether there is a glyph for the symbol.
  public static func contains(_ name: String) -> Bool { known(name) != nil }

  /// The number of symbols with a glyph of their own, without variants.
  public static var count: Int { glyphs.count }

  static func known(_ name: String) -> SymbolGlyph? {
    if let glyph = glyphs[name] { return glyph }
    // Names end with their variants: the longest known prefix is the base symbol.
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let glyph = glyphs[String(rest)] { return glyph }
    }
    if let letter = enclosed(name) { return letter }
    return nil
  }

  /// `a.circle`, `12.square.fill`: the enclosed text is the glyph.
  private static func enclosed(_ name: String) -> SymbolGlyph? {
    let parts = name.split(separator: ".")
    guard parts.count >= 2, parts[1] == "circle" || parts[1] == "square", parts[0].utf8.count <= 2
    else { return nil }
    let inner = parts[0].uppercased()
    guard inner.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }) else {
      return nil
    }
    return inner.utf8.count == 1 || Int(inner) != nil ? SymbolGlyph(text: inner, ascii: inner) : nil
  }

  private static let glyphs: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [:]
    for table in [SymbolTable.marks, SymbolTable.objects] {
      for line in table.split(separator: "\n") {
        let fields = line.split(separator: " ")
        guard fields.count >= 3 else { continue }
        for name in fields[2...] {
          glyphs[String(name)] = SymbolGlyph(text: String(fields[0]), ascii: String(fields[1]))
        }
      }
    }
    return glyphs
  }()
}
