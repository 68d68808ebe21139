import Foundation

/// A text with resolved content and styles: a string, and the attributes of each part.
public struct ResolvedText: Equatable, Sendable {
  /// A part of the string in one style.
  public struct Run: Equatable, Sendable {
    /// The end of the run, in UTF-8; it starts at the end of the previous one.
    public var end: Int
    public var attributes: TextAttributes
  }

  /// The whole text, including line ends and other controls.
  public private(set) var string: String
  /// The attributes of the first run.
  public private(set) var attributes: TextAttributes
  /// The runs, if there is more than one.
  public private(set) var runs: [Run] = []
  /// When the text will read differently, nil for never.
  public internal(set) var nextChange: Date? {
    get { changeTime.isFinite ? Date(timeIntervalSinceReferenceDate: changeTime) : nil }
    set { changeTime = newValue?.timeIntervalSinceReferenceDate ?? .infinity }
  }
  private var changeTime = Double.infinity

  /// A string in one style.
  public init(_ string: String = "", attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.attributes = attributes
  }

  /// Adds a piece of text at the end.
  mutating func append(_ piece: some StringProtocol, _ attributes: TextAttributes) {
    if piece.isEmpty { return }
    let start = string.utf8.count
    string += piece
    if start == 0 {
      self.attributes = attributes
      return
    }
    let last = runs.last?.attributes ?? self.attributes
    if last == attributes {
      if !runs.isEmpty { runs[runs.count - 1].end = string.utf8.count }
      return
    }
    if runs.isEmpty { runs.append(Run(end: start, attributes: self.attributes)) }
    runs.append(Run(end: string.utf8.count, attributes: attributes))
  }

  /// Leaves out how characters are set, for a host that has one font.
  mutating func removeTypography() {
    attributes.typography = Typography()
    for index in runs.indices { runs[index].attributes.typography = Typography() }
  }

  /// The attributes at an offset in UTF-8, and where they end.
  public func attributes(at offset: Int) -> (attributes: TextAttributes, end: Int) {
    // The runs are sorted by their ends.
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count
      ? (runs[low].attributes, runs[low].end)
      : (runs.last?.attributes ?? attributes, string.utf8.count)
  }
}
