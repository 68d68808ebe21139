import Foundation

/// A text to look up in the app's string tables, created from a string literal. Without a table it
/// reads as written.
///
/// The literal is formatted while it is built, so that a text without a translation costs no more
/// than a string. The table's key (`"Row %lld"`) is reconstructed only when there is a table.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The untranslated text with its arguments.
  var text: String
  /// The positions of the first two arguments in the text, which need no separate memory.
  private var first = ArgumentSpan()
  private var second = ArgumentSpan()
  /// The positions of more arguments, and the arguments that are more than a string.
  private var extras: [Extra] = []
  /// The number of arguments.
  private(set) var argumentCount: UInt32 = 0
  /// Whether the literal parts may contain Markdown.
  var hasMarkup = false
  /// Whether an argument is a text with its own style.
  private(set) var holdsTexts = false
  /// Whether it has neither Markdown nor texts with their own style.
  var isUnstyled: Bool { !hasMarkup && !holdsTexts }
  /// Whether an argument is a number that locales write differently.
  var followsLocale = false

  private enum Extra: Equatable, Sendable {
    case span(ArgumentSpan)
    case text(Text)
    /// A C format, and the magnitude of its argument if that is a whole number.
    case format(String, count: UInt?)
  }

  /// A key whose text is only known at run time.
  public init(_ value: String) {
    text = value
    hasMarkup = Markdown.mayOccur(in: value)
  }

  /// An empty key with reserved memory.
  init(literalCapacity: Int, interpolationCount: Int) {
    text = ""
    // Up to fifteen bytes a string needs no memory; two bytes an argument is a guess.
    let capacity = literalCapacity + 2 * interpolationCount
    if capacity > 15 { text.reserveCapacity(capacity + 6 * interpolationCount) }
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.key }
}

/// One argument: its position in the text, in UTF-8, and its placeholder in the table's key.
struct ArgumentSpan: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case object, int, unsigned, int32, unsigned32, double, float
    /// The key's extras contain the text or format, in the order of the arguments.
    case text, format
  }

  /// 28 bits each of start and length, 8 of kind.
  private var bits: UInt64 = 0
  private static let limit = 1 << 28

  init() {}

  /// Nil when the text is too long: a text of 256 MB is not looked up.
  init?(start: Int, end: Int, kind: Kind) {
    guard end < Self.limit else { return nil }
    bits = UInt64(start) << 36 | UInt64(end - start) << 8 | UInt64(kind.rawValue)
  }

  var start: Int { Int(bits >> 36) }
  var length: Int { Int(bits >> 8) & (Self.limit - 1) }
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .object }
}

extension LocalizedStringKey {
  /// Adds an argument, as it reads in the text.
  @inline(__always)
  mutating func append(_ kind: ArgumentSpan.Kind, _ write: (inout String) -> Void) {
    let start = text.utf8.count
    write(&text)
    guard let span = ArgumentSpan(start: start, end: text.utf8.count, kind: kind) else { return }
    switch argumentCount {
    case 0: first = span
    case 1: second = span
    default: extras.append(.span(span))
    }
    argumentCount += 1
  }

  /// Adds an argument that is a text with its own style.
  mutating func append(_ text: Text) {
    append(.text) { _ in }
    extras.append(.text(text))
    holdsTexts = true
  }

  /// Adds an argument printed by a C format.
  /// - Parameter count: its magnitude if it is a whole number.
  mutating func append(_ string: String, format: String, count: UInt?) {
    append(.format) { $0 += string }
    if count == nil { followsLocale = true }
    extras.append(.format(format, count: count))
  }

  /// The positions of the arguments.
  var arguments: [ArgumentSpan] {
    let rest = extras.compactMap { if case .span(let span) = $0 { span } else { nil } }
    return Array(([first, second] + rest).prefix(Int(argumentCount)))
  }

  /// The arguments that are more than a string, in order.
  private var attachments: [Extra] {
    extras.filter { if case .span = $0 { false } else { true } }
  }

  /// One part of a text: a translatable piece, or the argument at an index.
  enum Part: Equatable {
    case literal(Substring)
    case argument(Int)
  }

  /// The parts of the untranslated text.
  var parts: [Part] {
    var parts: [Part] = []
    let utf8 = text.utf8
    var position = utf8.startIndex
    for (index, argument) in arguments.enumerated() {
      let start = utf8.index(utf8.startIndex, offsetBy: argument.start)
      if position < start { parts.append(.literal(text[position..<start])) }
      parts.append(.argument(index))
      position = utf8.index(start, offsetBy: argument.length)
    }
    if position < utf8.endIndex { parts.append(.literal(text[position...])) }
    return parts
  }

  /// The key of the string tables, `"Row %lld"`.
  var key: String {
    if argumentCount == 0 { return text }
    var key = ""
    let arguments = arguments
    var attachments = attachments.makeIterator()
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
          _ = attachments.next()
        case .format: if case .format(let format, _)? = attachments.next() { key += format }
        }
      }
    }
    return key
  }

  /// The string of an argument.
  func argument(_ index: Int) -> Substring {
    let utf8 = text.utf8
    let span = arguments[index]
    let start = utf8.index(utf8.startIndex, offsetBy: span.start)
    return text[start..<utf8.index(start, offsetBy: span.length)]
  }

  /// The string of an argument, a number as `locale` writes it; nil for the process's locale.
  func argument(_ index: Int, in locale: Locale?) -> String {
    let written = String(argument(index))
    guard let locale, rewritesNumbers(in: locale) else { return written }
    return NumberFormat.rewritten(written, arguments[index].kind, in: locale)
  }

  /// Whether a locale writes the numbers otherwise than the process.
  func rewritesNumbers(in locale: Locale) -> Bool {
    followsLocale || argumentCount > 0 && NumberFormat.hasOtherDigits(in: locale)
  }

  /// The text that was interpolated as an argument, if one was.
  func attachedText(_ index: Int) -> Text? {
    guard case .text(let text)? = attachment(index) else { return nil }
    return text
  }

  /// The magnitude of an argument that a C format printed, if it is a whole number.
  func formattedCount(_ index: Int) -> UInt? {
    guard case .format(_, let count)? = attachment(index) else { return nil }
    return count
  }

  private func attachment(_ index: Int) -> Extra? {
    func isAttached(_ span: ArgumentSpan) -> Bool { span.kind == .text || span.kind == .format }
    let arguments = arguments
    guard isAttached(arguments[index]) else { return nil }
    return attachments[arguments[..<index].count { isAttached($0) }]
  }
}
