import Foundation

/// How a host measures text, in points.
///
/// A host draws exactly what it measures: a control character is as wide as the symbol shown for
/// it. A host interprets a typography in its own way: a terminal ignores all of it.
public protocol TextMetrics: Sendable {
  /// The one font of a host that has no other; nil where fonts differ. It spares the layout a call
  /// for each character.
  var fixedFont: FixedFont? { get }

  /// The distance between tab stops.
  var tabInterval: CGFloat { get }

  /// The advance of a grapheme cluster, including kerning and tracking. Never called for tabs and
  /// line ends, nor for printable ASCII when there is a `fixedFont`.
  func advance(of cluster: Character, in typography: Typography) -> CGFloat

  /// The advances of printable ASCII in a typography; nil on a host that has no table of them. It
  /// spares the layout a call for each character of a run.
  func asciiAdvances(in typography: Typography) -> ASCIIAdvances?

  /// The advance of a word of a script whose letters change their form beside others, such as
  /// Arabic; nil on a host that measures all text cluster by cluster.
  func advance(ofWord word: Substring, in typography: Typography) -> CGFloat?

  /// The height of a line of this typography, and where its baseline is.
  func lineMetrics(of typography: Typography) -> LineMetrics

  /// The space between lines on this host for `lineSpacing(_:)`.
  func lineSpacing(_ spacing: CGFloat) -> CGFloat
}

/// The font of a host that has only one: all printable ASCII has one advance, all lines are alike.
public struct FixedFont: Equatable, Sendable {
  /// The advance of each printable ASCII character, in points; more than 0.
  public var asciiAdvance: CGFloat
  public var line: LineMetrics

  public init(asciiAdvance: CGFloat, line: LineMetrics) {
    self.asciiAdvance = asciiAdvance
    self.line = line
  }
}

/// The height of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// From the top of the line to its baseline.
  public var ascent: CGFloat
  /// From the baseline to the bottom of the letters.
  public var descent: CGFloat
  /// Between the letters of this line and the next line.
  public var leading: CGFloat

  public var height: CGFloat { ascent + descent + leading }

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// A line that contains both on one baseline.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}

extension TextMetrics {
  public var fixedFont: FixedFont? { nil }
  public func asciiAdvances(in typography: Typography) -> ASCIIAdvances? { nil }
  public func advance(ofWord word: Substring, in typography: Typography) -> CGFloat? { nil }
  public func lineSpacing(_ spacing: CGFloat) -> CGFloat { spacing }

  /// The advance of a string on one line that starts `start` points after the origin of tab stops;
  /// line ends take no space.
  public func advance(
    of text: some StringProtocol, in typography: Typography = Typography(), from start: CGFloat = 0
  ) -> CGFloat {
    advance(of: Substring(text), in: typography, from: start)
  }

  /// The same for one type: generic code would look its conformances up at the first frame.
  public func advance(
    of text: Substring, in typography: Typography = Typography(), from start: CGFloat = 0
  ) -> CGFloat {
    let fixed = fixedFont?.asciiAdvance
    if let fixed,
      let count = text.utf8.withContiguousStorageIfAvailable({
        TextContent($0) == .plain ? $0.count : nil
      }), let count
    {
      return CGFloat(count) * fixed
    }
    if fixed == nil, let table = asciiAdvances(in: typography),
      let width = text.utf8.withContiguousStorageIfAvailable(table.advance), let width
    {
      return width
    }
    var position = start
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if fixed == nil, character.isShaped {
        let word = text[index...].shapedWord
        if let width = advance(ofWord: word, in: typography) {
          position += width
          index = word.endIndex
          continue
        }
      }
      if character == "\t" {
        position += tabAdvance(at: position)
      } else if !character.isNewline {
        if let fixed, character.isPlain {
          position += fixed
        } else {
          position += advance(of: character, in: typography)
        }
      }
      index = text.index(after: index)
    }
    return position - start
  }

  /// The advance of a tab at a position on the line.
  func tabAdvance(at position: CGFloat) -> CGFloat {
    tabInterval - position.truncatingRemainder(dividingBy: tabInterval)
  }
}

extension Character {
  /// Whether this is printable ASCII.
  fileprivate var isPlain: Bool {
    guard let ascii = asciiValue else { return false }
    return (32..<127).contains(ascii)
  }
}

/// Half an em for each cluster, none for invisible ones: the default for a host without text
/// metrics.
public struct EstimatedTextMetrics: TextMetrics {
  public init() {}

  public var tabInterval: CGFloat { 64 }

  public func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    let isInvisible =
      cluster.unicodeScalars.first?.properties.isDefaultIgnorableCodePoint ?? true
    return isInvisible ? 0 : typography.font.pointSize / 2 + typography.spacing
  }

  public func lineMetrics(of typography: Typography) -> LineMetrics {
    LineMetrics(
      ascent: typography.font.pointSize * 0.95, descent: typography.font.pointSize * 0.25)
  }
}
