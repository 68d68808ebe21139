import Foundation

/// What stands for a symbol in cells.
public struct SymbolGlyph: Hashable, Sendable {
  /// A sign of one or two cells.
  public let text: String
  /// The same for a terminal that has only ASCII.
  public let ascii: String

  /// Stands for a symbol with no sign of its own: visible, so that a missing one is noticed.
  public static let unknown = SymbolGlyph(text: "⊡", ascii: "#")
  /// Stands for a picture of the app's.
  public static let asset = SymbolGlyph(text: "▧", ascii: "%")
}

/// The signs that stand for SF Symbols. Names are not Apple's drawings: only the names are used, so
/// that unmodified code finds something.
public enum SymbolTable {
  /// The sign for a symbol. A variant without a sign of its own (`heart.circle.fill`) takes that of
  /// the symbol it is a variant of.
  public static func glyph(named name: String) -> SymbolGlyph { known(name) ?? .unknown }

  /// Whether there is a sign for the symbol.
  public static func contains(_ name: String) -> Bool { known(name) != nil }

  /// How many symbols have a sign of their own, variants not counted.
  public static var count: Int { glyphs.count }

  static func known(_ name: String) -> SymbolGlyph? {
    if let glyph = glyphs[name] { return glyph }
    // Names end in their variants: the longest beginning that is known is what they are variants
    // of.
    var rest = name[...]
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let glyph = glyphs[String(rest)] { return glyph }
    }
    if let letter = enclosed(name) { return letter }
    return nil
  }

  /// `a.circle`, `12.square.fill`: what is enclosed stands for itself.
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
