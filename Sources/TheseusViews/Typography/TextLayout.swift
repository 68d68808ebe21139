import Foundation

/// A text broken into lines. Lengths are points.
public struct TextLayout: Equatable, Sendable {
  /// One line: a part of the text, and for a truncated line an ellipsis and the text after it.
  public struct Line: Equatable, Sendable {
    /// The start and the end of the visible part, in UTF-8.
    public var start: Int
    public var end: Int
    /// The width of the line, the ellipsis included.
    public var width: CGFloat
    /// Whether an ellipsis follows.
    public var hasEllipsis = false
    /// The part shown after the ellipsis.
    public var tail: Range<Int>?
    /// From the top of the text to the top of the line.
    public var top: CGFloat = 0
    public var metrics = LineMetrics(ascent: 0, descent: 0)

    /// From the top of the text to the line's baseline.
    public var baseline: CGFloat { top + metrics.ascent }
  }

  /// The position of the ellipsis in a line that does not fit.
  public enum Truncation: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The limits of the lines besides the available space.
  public struct Options: Equatable, Sendable {
    /// How many lines there may be, nil for any number.
    public var lineLimit: Int?
    /// For how many lines there is space at least.
    public var reservedLines: Int?
    public var truncation: Truncation
    /// Points between lines.
    public var lineSpacing: CGFloat
    /// The height of lines; nil for that of their fonts. A host with one font ignores it.
    public var lineHeight: AttributedString.LineHeight?

    public init(
      lineLimit: Int? = nil, reservedLines: Int? = nil, truncation: Truncation = .tail,
      lineSpacing: CGFloat = 0, lineHeight: AttributedString.LineHeight? = nil
    ) {
      self.lineLimit = lineLimit
      self.reservedLines = reservedLines
      self.truncation = truncation
      self.lineSpacing = lineSpacing
      self.lineHeight = lineHeight
    }
  }

  /// The size of a text, and where its baselines are.
  public struct Extent: Equatable, Sendable {
    /// The width of the widest line.
    public var width: CGFloat = 0
    /// The height of all lines, or of those reserved.
    public var height: CGFloat = 0
    /// The number of lines, or of those reserved.
    public var lineCount = 0
    /// From the top to the baseline of the first line; 0 where there is none.
    public var firstBaseline: CGFloat = 0
    /// From the top to the baseline of the last line; 0 where there is none.
    public var lastBaseline: CGFloat = 0

    public var size: CGSize { CGSize(width: width, height: height) }

    fileprivate mutating func add(_ line: Line) {
      if lineCount == 0 { firstBaseline = line.baseline }
      lastBaseline = line.baseline
      width = max(width, line.width)
      height = line.top + line.metrics.height
      lineCount += 1
    }
  }

  /// The lines, from top to bottom. An empty text has none.
  public private(set) var lines: [Line]
  public private(set) var extent: Extent

  /// Whether some of the text is not shown.
  public var isTruncated: Bool { lines.last?.hasEllipsis ?? false }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The available width, nil for the text's own. Each line has at least one cluster,
  ///     whatever the width.
  ///   - height: The space along the lines, nil for any number of them. There is at least one.
  public init(
    _ text: ResolvedText, width: CGFloat?, height: CGFloat? = nil, options: Options = Options(),
    metrics: any TextMetrics
  ) {
    var lines: [Line] = []
    extent = Self.forEachLine(
      of: text.string, text.typographies, width, height, options, metrics
    ) { lines.append($0) }
    self.lines = lines
  }

  /// The extent of a layout with the same arguments, without storing its lines.
  public static func extent(
    of text: ResolvedText, width: CGFloat?, height: CGFloat? = nil, options: Options = Options(),
    metrics: any TextMetrics
  ) -> Extent {
    forEachLine(of: text.string, text.typographies, width, height, options, metrics) { _ in }
  }

  /// The same for a string in one typography.
  static func extent(
    of string: String, in typography: Typography, width: CGFloat?, height: CGFloat? = nil,
    options: Options, metrics: any TextMetrics
  ) -> Extent {
    forEachLine(of: string, .one(typography), width, height, options, metrics) { _ in }
  }

  /// The number of characters of printable ASCII text; nil for other or empty text.
  static func plainLength(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      !bytes.isEmpty && TextContent(bytes) == .plain ? bytes.count : nil
    } ?? nil
  }

  /// Whether printable ASCII does not start with a space: broken into single characters in a fixed
  /// font, it is one character wide.
  static func beginsVisibly(_ text: String) -> Bool { text.utf8.first ?? 0 > 32 }

  private static func forEachLine(
    of text: String, _ typographies: Typographies, _ width: CGFloat?, _ height: CGFloat?,
    _ options: Options, _ metrics: any TextMetrics, _ body: (Line) -> Void
  ) -> Extent {
    let fixed = metrics.fixedFont
    let width = max(fixed?.asciiAdvance ?? 0, width ?? .infinity)
    let spacing = options.lineSpacing == 0 ? 0 : metrics.lineSpacing(options.lineSpacing)
    var extent = Extent()
    if let fixed, let count = plainLength(text), fits(count, fixed.asciiAdvance, width) {
      let length = CGFloat(count) * fixed.asciiAdvance
      let line = Line(start: 0, end: count, width: length, metrics: fixed.line)
      extent.add(line)
      body(line)
    } else if fixed == nil || !text.isEmpty {
      extent = breakLines(
        of: text, typographies, width, height ?? .infinity, spacing, options, metrics, body)
    }
    if let reserved = options.reservedLines, reserved > extent.lineCount {
      let first = typographies.first
      let line =
        fixed?.line
        ?? metrics.lineMetrics(of: first).with(options.lineHeight, at: first.font.pointSize)
      let missing = CGFloat(reserved - extent.lineCount) * line.height
      extent.height += missing + CGFloat(reserved - max(1, extent.lineCount)) * spacing
      extent.lineCount = reserved
    }
    return extent
  }

  // Apart from `forEachLine`: its closures share a variable, which costs each access a check.
  @inline(never)
  private static func breakLines(
    of text: String, _ typographies: Typographies, _ width: CGFloat, _ height: CGFloat,
    _ spacing: CGFloat, _ options: Options, _ metrics: any TextMetrics, _ body: (Line) -> Void
  ) -> Extent {
    var extent = Extent()
    func breakLines(_ scanner: some ClusterScanner) {
      LineBreaker(
        scanner: scanner, width: width, height: height, spacing: spacing,
        maxLines: max(1, options.lineLimit ?? .max), truncation: options.truncation
      ).forEachLine { line in
        extent.add(line)
        body(line)
      }
    }
    var text = text
    text.makeContiguousUTF8()
    let shared = text
    let fixed = metrics.fixedFont
    shared.utf8.withContiguousStorageIfAvailable { bytes in
      let measure = RunMeasure(typographies.first, metrics, fixed, options.lineHeight)
      if fixed == nil, case .runs(let runs) = typographies {
        breakLines(
          StyledScanner(
            text: shared, bytes: bytes, runs: runs, metrics: metrics,
            lineHeight: options.lineHeight))
      } else if TextContent(bytes) == .unicode {
        breakLines(
          UnicodeScanner(
            text: shared, bytes: bytes, measure: measure, end: bytes.count,
            words: fixed == nil ? WordShares() : nil))
      } else {
        breakLines(ASCIIScanner(bytes: bytes, measure: measure))
      }
    }
    return extent
  }

  private static func fits(_ count: Int, _ advance: CGFloat, _ width: CGFloat) -> Bool {
    CGFloat(count) * advance <= width + LengthTolerance.value
  }
}

/// The tolerance for fitting into a space: sums of fractions are not exact.
enum LengthTolerance {
  static let value: CGFloat = 1e-5
}

/// The typographies of a text: one for all of it, or one for each run.
enum Typographies {
  case one(Typography)
  case runs(ResolvedText)

  var first: Typography {
    switch self {
    case .one(let typography): typography
    case .runs(let text): text.attributes.typography
    }
  }
}

extension ResolvedText {
  var typographies: Typographies {
    let first = attributes.typography
    return runs.allSatisfy { $0.attributes.typography == first } ? .one(first) : .runs(self)
  }
}

/// The content of a text, as far as it affects measuring.
enum TextContent {
  /// Printable ASCII: a byte is a character.
  case plain
  case ascii
  case unicode

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var all: UInt8 = 0
    var controls: UInt8 = 0
    for byte in bytes {
      all |= byte
      controls |= byte < 32 || byte == 127 ? 1 : 0
    }
    self = all >= 0x80 ? .unicode : controls != 0 ? .ascii : .plain
  }
}
