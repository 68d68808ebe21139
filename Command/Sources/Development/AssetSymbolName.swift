import Foundation

/// The names that Xcode derives from those of an asset catalog.
///
/// Words are separated by everything that is no ASCII letter or digit, by a capital letter after a
/// small one, and by a letter after a digit. Xcode drops the last word if it names the kind:
/// `AccentColor` is `accent`.
enum AssetSymbolName {
  enum Kind: String {
    case color = "Color"
    case image = "Image"
  }

  /// The name of a property, such as `darkRed` for `dark_red`, with backticks if it is a keyword.
  /// Nil where the asset's name has no letter or digit of ASCII.
  static func property(_ asset: String, _ kind: Kind) -> String? {
    if let name = capitals(asset, kind) { return name }
    let words = droppingKind(words(asset), kind)
    guard let first = words.first else { return nil }
    let name = first.lowercased() + words.dropFirst().map(capitalized).joined()
    if Int(name.prefix(1)) != nil { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of the type for a folder that provides a namespace.
  static func namespace(_ folder: String) -> String? {
    let name = words(folder).map(capitalized).joined()
    guard !name.isEmpty else { return nil }
    if Int(name.prefix(1)) != nil { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Names in capitals with underscores stay as they are: `LABEL_RED`.
  private static func capitals(_ asset: String, _ kind: Kind) -> String? {
    guard asset.contains("_"), asset.first?.isLetter == true,
      asset.utf8.allSatisfy({ isCapital($0) || isDigit($0) || $0 == UInt8(ascii: "_") })
    else { return nil }
    let words = asset.split(separator: "_").map(String.init)
    return droppingKind(words, kind).joined(separator: "_")
  }

  private static func droppingKind(_ words: [String], _ kind: Kind) -> [String] {
    guard words.count > 1, words.last?.lowercased() == kind.rawValue.lowercased() else {
      return words
    }
    return words.dropLast()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for (index, byte) in bytes.enumerated() {
      guard isCapital(byte) || isSmall(byte) || isDigit(byte) else {
        end()
        continue
      }
      if let last = word.last, begins(byte, after: last, before: bytes.dropFirst(index + 1).first) {
        end()
      }
      word.append(byte)
    }
    end()
    return words
  }

  /// Whether a letter begins a word. Of several capitals the last does before a small letter:
  /// `QRCode` has the words `QR` and `Code`.
  private static func begins(_ byte: UInt8, after last: UInt8, before next: UInt8?) -> Bool {
    if isDigit(byte) { return false }
    if isDigit(last) { return true }
    guard isCapital(byte) else { return false }
    return isSmall(last) || next.map(isSmall) == true
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
