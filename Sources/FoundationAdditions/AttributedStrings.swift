import Foundation

extension AttributedString {
  /// The text with its links. Attributes that frameworks of Apple define have no keys here.
  public init(_ text: NSAttributedString) {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      let link = attributes[NSAttributedString.Key("NSLink")]
      part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      result += part
    }
    self = result
  }
}

extension NSAttributedString {
  /// The text with its links.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = run.link.map { [NSAttributedString.Key("NSLink"): $0 as Any] }
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension Range where Bound == AttributedString.Index {
  /// The same range, which an `NSRange` counts in UTF-16; nil when it is outside of the text or
  /// inside a character of several units.
  public init?(_ range: NSRange, in text: AttributedString) {
    let string = String(text.characters)
    guard let range = Range<String.Index>(range, in: string) else { return nil }
    let start = string.distance(from: string.startIndex, to: range.lowerBound)
    let length = string.distance(from: range.lowerBound, to: range.upperBound)
    let lower = text.index(text.startIndex, offsetByCharacters: start)
    self = lower..<text.index(lower, offsetByCharacters: length)
  }
}

extension NSRange {
  /// The same range, counted in UTF-16.
  public init(_ range: Range<AttributedString.Index>, in text: AttributedString) {
    let before = String(text[text.startIndex..<range.lowerBound].characters)
    self.init(
      location: before.utf16.count, length: String(text[range].characters).utf16.count)
  }
}
