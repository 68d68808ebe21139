import Foundation

/// The role of a cluster in line breaking; a part of Unicode's line breaking classes (UAX 14).
enum ClusterKind: UInt8 {
  case letter, digit, punctuation
  /// Stays with the preceding cluster.
  case closing
  /// Stays with the following cluster.
  case opening
  case space, tab, newline
  /// A line may end after it between letters.
  case hyphen
  /// A line may end before and after it.
  case ideograph
  /// Invisible; a line may end here.
  case zeroWidthSpace

  /// Whether a line may end between two clusters. What spaces allow is not decided here.
  static func breaks(between a: ClusterKind, and b: ClusterKind) -> Bool {
    if b == .closing || a == .opening { return false }
    if a == .zeroWidthSpace { return true }
    if a == .hyphen { return b == .letter }
    return a == .ideograph || b == .ideograph
  }

  @inline(__always)
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      self = .letter
    case 32: self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 10, 13: self = .newline
    case 9: self = .tab
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      self = .closing
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    default: self = .punctuation
    }
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: self.init(ascii: UInt8(scalar.value))
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x200B: self = .zeroWidthSpace
    case 0xAD, 0x2010, 0x2012...0x2014: self = .hyphen
    case 0x2019, 0x201D, 0xBB, 0x2026, 0x3001...0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011,
      0x3015, 0x30FC, 0xFF01, 0xFF09,
      0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      self = .closing
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1,
      0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE:
      self = .closing
    case 0x2018, 0x201C, 0xAB, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B,
      0xFF5B:
      self = .opening
    case 0x2E80...0x2FFF, 0x3003...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      self = .ideograph
    default: self = .letter
    }
  }
}

/// One grapheme cluster for the line breaker.
struct Cluster {
  /// Its end, in UTF-8.
  var end: Int
  /// Its advance, in points.
  var width: CGFloat
  var kind: ClusterKind
}

/// Reads a text cluster by cluster.
protocol ClusterScanner {
  /// The text's length in UTF-8.
  var count: Int { get }
  /// Whether all lines are equally high.
  var isUniform: Bool { get }
  /// The cluster at an offset, `position` points from the start of its line, which determines the
  /// width of a tab.
  func cluster(at offset: Int, after position: CGFloat) -> Cluster
  /// The height of a line that shows a part of the text.
  func lineMetrics(of range: Range<Int>) -> LineMetrics
  /// The advance of an ellipsis next to an offset.
  func ellipsisAdvance(at offset: Int) -> CGFloat
  /// The advance of a space that replaces the text at an offset.
  func spaceAdvance(at offset: Int) -> CGFloat
}

/// The ellipsis of a text that is not shown as a whole.
let ellipsis: Character = "\u{2026}"

/// Measures the clusters of one run.
struct RunMeasure {
  let typography: Typography
  let metrics: any TextMetrics
  /// The advance of printable ASCII; nil where characters differ.
  let asciiAdvance: CGFloat?
  /// The advances of printable ASCII; nil on a host without a table of them.
  let asciiAdvances: ASCIIAdvances?
  let line: LineMetrics

  init(
    _ typography: Typography, _ metrics: any TextMetrics, _ fixed: FixedFont?,
    _ lineHeight: AttributedString.LineHeight? = nil
  ) {
    self.typography = typography
    self.metrics = metrics
    asciiAdvance = fixed?.asciiAdvance
    asciiAdvances = fixed == nil ? metrics.asciiAdvances(in: typography) : nil
    line =
      fixed?.line
      ?? metrics.lineMetrics(of: typography).with(lineHeight, at: typography.font.pointSize)
  }

  func advance(of cluster: Character) -> CGFloat {
    max(0, metrics.advance(of: cluster, in: typography))
  }

  @inline(__always)
  func advance(ofPrintable byte: UInt8) -> CGFloat {
    if let asciiAdvance { return asciiAdvance }
    if let known = asciiAdvances?.advance(of: byte) { return max(0, known) }
    return advance(of: Character(Unicode.Scalar(byte)))
  }
}

/// Reads text that is all ASCII: a byte is a cluster, but for CR LF.
struct ASCIIScanner: ClusterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let measure: RunMeasure

  var count: Int { bytes.count }
  var isUniform: Bool { true }

  @inline(__always)
  func cluster(at offset: Int, after position: CGFloat) -> Cluster {
    let byte = bytes[offset]
    let kind = ClusterKind(ascii: byte)
    if byte >= 32, byte < 127 {
      return Cluster(end: offset + 1, width: measure.advance(ofPrintable: byte), kind: kind)
    }
    switch kind {
    case .tab:
      return Cluster(
        end: offset + 1, width: measure.metrics.tabAdvance(at: position), kind: .tab)
    case .newline:
      let isPair = byte == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10
      return Cluster(end: offset + (isPair ? 2 : 1), width: 0, kind: .newline)
    default:
      return Cluster(
        end: offset + 1, width: measure.advance(of: Character(Unicode.Scalar(byte))), kind: kind)
    }
  }

  func lineMetrics(of range: Range<Int>) -> LineMetrics { measure.line }
  func ellipsisAdvance(at offset: Int) -> CGFloat { measure.advance(of: ellipsis) }
  func spaceAdvance(at offset: Int) -> CGFloat { measure.advance(ofPrintable: 32) }
}

/// Reads any text; a byte of ASCII that is followed by another is not read as a `Character`.
struct UnicodeScanner: ClusterScanner {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  let measure: RunMeasure
  /// The end of the run: no word goes beyond it.
  var end = 0
  /// nil where text is measured cluster by cluster.
  var words: WordShares?

  var count: Int { bytes.count }
  var isUniform: Bool { true }

  func cluster(at offset: Int, after position: CGFloat) -> Cluster {
    let next = offset + 1
    if bytes[offset] < 0x80, next == bytes.count || bytes[next] < 0x80 {
      return ASCIIScanner(bytes: bytes, measure: measure).cluster(at: offset, after: position)
    }
    // A substring starts with a whole character by definition; an index into the text would first
    // be rounded to one.
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let rest = text[start...]
    guard let character = rest.first else { return Cluster(end: count, width: 0, kind: .letter) }
    let end = offset + character.utf8.count
    let kind = character.unicodeScalars.first.map { ClusterKind($0) } ?? .letter
    switch kind {
    case .newline: return Cluster(end: end, width: 0, kind: .newline)
    case .tab:
      return Cluster(end: end, width: measure.metrics.tabAdvance(at: position), kind: .tab)
    default:
      if let words, character.isShaped {
        let rest = text[start..<text.utf8.index(start, offsetBy: max(end, self.end) - offset)]
        if let width = words.width(at: offset, of: rest, in: measure) {
          return Cluster(end: end, width: width, kind: kind)
        }
      }
      return Cluster(end: end, width: measure.advance(of: character), kind: kind)
    }
  }

  func lineMetrics(of range: Range<Int>) -> LineMetrics { measure.line }
  func ellipsisAdvance(at offset: Int) -> CGFloat { measure.advance(of: ellipsis) }
  func spaceAdvance(at offset: Int) -> CGFloat { measure.advance(ofPrintable: 32) }
}

/// Scans a text whose runs have different typographies.
struct StyledScanner: ClusterScanner {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  let runs: ResolvedText
  let metrics: any TextMetrics
  let lineHeight: AttributedString.LineHeight?
  private let words = WordShares()
  private let lastRun = LastRun()

  /// The run that was measured last: clusters are read in turn.
  private final class LastRun {
    var value: (range: Range<Int>, measure: RunMeasure)?
  }

  init(
    text: String, bytes: UnsafeBufferPointer<UInt8>, runs: ResolvedText, metrics: any TextMetrics,
    lineHeight: AttributedString.LineHeight?
  ) {
    self.text = text
    self.bytes = bytes
    self.runs = runs
    self.metrics = metrics
    self.lineHeight = lineHeight
  }

  var count: Int { bytes.count }
  var isUniform: Bool { false }

  private func measure(at offset: Int) -> RunMeasure { run(at: offset).measure }

  private func run(at offset: Int) -> (range: Range<Int>, measure: RunMeasure) {
    if let last = lastRun.value, last.range.contains(offset) { return last }
    let (attributes, end) = runs.attributes(at: offset)
    let run = (
      range: offset..<max(end, offset + 1),
      measure: RunMeasure(attributes.typography, metrics, nil)
    )
    lastRun.value = run
    return run
  }

  func cluster(at offset: Int, after position: CGFloat) -> Cluster {
    let (range, measure) = run(at: offset)
    return UnicodeScanner(
      text: text, bytes: bytes, measure: measure, end: range.upperBound, words: words
    ).cluster(at: offset, after: position)
  }

  func lineMetrics(of range: Range<Int>) -> LineMetrics {
    var position = range.lowerBound
    let first = measure(at: position)
    var line = first.line
    var pointSize = first.typography.font.pointSize
    while position < range.upperBound {
      let (attributes, end) = runs.attributes(at: position)
      line = line.union(metrics.lineMetrics(of: attributes.typography))
      pointSize = max(pointSize, attributes.typography.font.pointSize)
      position = max(end, position + 1)
    }
    return line.with(lineHeight, at: pointSize)
  }

  func ellipsisAdvance(at offset: Int) -> CGFloat { measure(at: offset).advance(of: ellipsis) }
  func spaceAdvance(at offset: Int) -> CGFloat { measure(at: offset).advance(ofPrintable: 32) }
}
