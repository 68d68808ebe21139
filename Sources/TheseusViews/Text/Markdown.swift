/// The inline Markdown of text literals: emphasis, strong, strikethrough, code, links, escapes
/// (CommonMark 0.31, section 6, without images, entities and HTML). White space and line ends stay
/// as they are.
enum Markdown {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let emphasis = Traits(rawValue: 1)
    static let strong = Traits(rawValue: 2)
    static let code = Traits(rawValue: 4)
    static let strikethrough = Traits(rawValue: 8)
  }

  /// A piece of text in one style.
  struct Span: Equatable, Sendable {
    var text: String
    var style: Traits = []
    var link: String?
  }

  /// Whether a text may hold anything but itself.
  @inline(__always)
  static func mayOccur(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { isSign($0) } }
      ?? text.utf8.contains { isSign($0) }
  }

  @inline(__always)
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"),
      UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// The text in pieces of one style each, without the marks.
  static func spans(of text: String) -> [Span] {
    var parser = MarkdownParser(text)
    return parser.parse()
  }
}
