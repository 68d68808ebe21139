import Foundation

/// A text to be looked up in the app's string tables, made from a string literal. Where there is no table it reads as written.
///
/// The literal is formatted as it is built, so that a text nobody translated costs no more than a string; the key under which a table
/// has it (`"Row %lld"`) is put together again only when there is a table to look in.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text untranslated, its arguments in place.
  var text: String
  /// Where in `text` the arguments are.
  var arguments = ArgumentSpans()
  /// What the arguments are that are more than a string.
  var attachments: [Attachment] = []
  /// Whether the literal parts may hold Markdown.
  var hasMarkup = false

  enum Attachment: Equatable, Sendable {
    case text(Text)
    case format(String)
  }

  /// A key whose text is known only when the app runs.
  public init(_ value: String) {
    text = value
    hasMarkup = Markdown.mayOccur(in: value)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.key }
}

/// The places of a key's arguments in its text; the first two need no memory of their own.
struct ArgumentSpans: Equatable, Sendable {
  private(set) var count: UInt32 = 0
  private var first = ArgumentSpan()
  private var second = ArgumentSpan()
  private var rest: [ArgumentSpan] = []

  mutating func append(_ span: ArgumentSpan) {
    switch count {
    case 0: first = span
    case 1: second = span
    default: rest.append(span)
    }
    count += 1
  }

  subscript(index: Int) -> ArgumentSpan {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }
}

/// One argument: its place in the text, in UTF-8, and the placeholder that stands for it in the table's key.
struct ArgumentSpan: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case object, int, unsigned, int32, unsigned32, double, float
    /// An attachment says which text or format it is; attachments are in the order of their arguments.
    case text, format
  }

  var start: UInt32 = 0
  var length: UInt32 = 0
  var kind = Kind.object

  init() {}

  init(start: Int, end: Int, kind: Kind) {
    self.start = UInt32(truncatingIfNeeded: start)
    length = UInt32(truncatingIfNeeded: end - start)
    self.kind = kind
  }
}

extension LocalizedStringKey {
  /// One part of a text: a piece that can be translated, or the argument at an index.
  enum Part: Equatable {
    case literal(Substring)
    case argument(Int)
  }

  /// The untranslated text, taken apart.
  var parts: [Part] {
    var parts: [Part] = []
    let utf8 = text.utf8
    var position = utf8.startIndex
    for index in 0..<Int(arguments.count) {
      let start = utf8.index(utf8.startIndex, offsetBy: Int(arguments[index].start))
      if position < start { parts.append(.literal(text[position..<start])) }
      parts.append(.argument(index))
      position = utf8.index(start, offsetBy: Int(arguments[index].length))
    }
    if position < utf8.endIndex { parts.append(.literal(text[position...])) }
    return parts
  }

  /// The key of the string tables, `"Row %lld"`.
  var key: String {
    if arguments.count == 0 { return text }
    var key = ""
    var attachment = 0
    for part in parts {
      switch part {
      case .literal(let literal): key += literal.replacingOccurrences(of: "%", with: "%%")
      case .argument(let index):
        switch arguments[index].kind {
        case .object: key += "%@"
        case .int: key += "%lld"
        case .unsigned: key += "%llu"
        case .int32: key += "%d"
        case .unsigned32: key += "%u"
        case .double: key += "%lf"
        case .float: key += "%f"
        case .text:
          key += "%@"
          attachment += 1
        case .format:
          if case .format(let format) = attachments[attachment] { key += format }
          attachment += 1
        }
      }
    }
    return key
  }

  /// The string that stands for an argument.
  func argument(_ index: Int) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(arguments[index].start))
    return text[start..<utf8.index(start, offsetBy: Int(arguments[index].length))]
  }

  /// Whether an argument is a text of its own.
  var holdsTexts: Bool {
    attachments.contains { if case .text = $0 { true } else { false } }
  }

  /// The text that was interpolated as an argument, if one was.
  func attachedText(_ index: Int) -> Text? {
    guard arguments[index].kind == .text else { return nil }
    let position = (0..<index).count { arguments[$0].kind == .text || arguments[$0].kind == .format }
    guard case .text(let text) = attachments[position] else { return nil }
    return text
  }
}
