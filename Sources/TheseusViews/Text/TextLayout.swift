import Foundation

/// A text broken into lines of pixels; a terminal's pixel is a cell.
public struct TextLayout: Equatable, Sendable {
  /// One line: a part of the text, and where the line was cut an ellipsis and what follows it.
  public struct Line: Equatable, Sendable {
    /// Where the shown part begins and ends, in UTF-8.
    public var start: Int
    public var end: Int
    /// How many pixels the line is wide, the ellipsis included.
    public var width: Int
    /// Whether an ellipsis follows.
    public var hasEllipsis = false
    /// What is shown after the ellipsis.
    public var tail: Range<Int>?
  }

  /// What bounds the lines beside the room there is.
  public struct Options: Equatable, Sendable {
    /// How many lines there may be, nil for any number.
    public var lineLimit: Int?
    /// How many lines of room there are at least.
    public var reservedLines: Int?
    public var truncation: Text.TruncationMode

    public init(
      lineLimit: Int? = nil, reservedLines: Int? = nil, truncation: Text.TruncationMode = .tail
    ) {
      self.lineLimit = lineLimit
      self.reservedLines = reservedLines
      self.truncation = truncation
    }

    /// What the surroundings of a text say of its lines.
    public init(_ environment: TextEnvironment) {
      self.init(
        lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
        truncation: environment.truncationMode)
    }
  }

  /// A number of columns and rows.
  public struct Extent: Equatable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The lines, from top to bottom. An empty text has none.
  public private(set) var lines: [Line]
  /// The width of the widest line, and the number of lines or of those reserved.
  public private(set) var extent: Extent

  /// Whether some of the text is not shown.
  public var isTruncated: Bool { lines.last?.hasEllipsis ?? false }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - columns: How many pixels there are across, nil for as many as the text takes; less than 1
  ///     counts as 1.
  ///   - rows: How many lines there is room for, nil for any number; less than 1 counts as 1.
  public init(
    _ text: String, columns: Int?, rows: Int? = nil, options: Options = Options(),
    metrics: any TextMetrics
  ) {
    var lines: [Line] = []
    extent = Self.forEachLine(of: text, columns, rows, options, metrics) { lines.append($0) }
    self.lines = lines
  }

  /// The extent that a layout with the same arguments would have; nothing is kept of its lines.
  public static func extent(
    of text: String, columns: Int?, rows: Int? = nil, options: Options = Options(),
    metrics: any TextMetrics
  ) -> Extent {
    forEachLine(of: text, columns, rows, options, metrics) { _ in }
  }

  /// Whether a text is printable ASCII that begins with a letter or sign: broken into lines of one
  /// column, it is one column wide.
  static func isNarrow(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, first > 32 else { return false }
      return TextContent(bytes) == .plain
    } ?? false
  }

  private static func forEachLine(
    of text: String, _ columns: Int?, _ rows: Int?, _ options: Options, _ metrics: any TextMetrics,
    _ body: (Line) -> Void
  ) -> Extent {
    var text = text
    let columns = max(1, columns ?? .max)
    let maxLines = max(1, min(rows ?? .max, options.lineLimit ?? .max))
    var extent = Extent(columns: 0, rows: 0)
    func add(_ line: Line) {
      extent.columns = max(extent.columns, line.width)
      extent.rows += 1
      body(line)
    }
    text.makeContiguousUTF8()
    let shared = text
    shared.utf8.withContiguousStorageIfAvailable { bytes in
      let content = TextContent(bytes)
      if content == .plain, bytes.count <= columns {
        if !bytes.isEmpty { add(Line(start: 0, end: bytes.count, width: bytes.count)) }
      } else if content == .unicode {
        let scanner = UnicodeScanner(text: shared, bytes: bytes, metrics: metrics)
        LineBreaker(
          scanner: scanner, columns: columns, maxLines: maxLines, truncation: options.truncation
        ).forEachLine(add)
      } else {
        let scanner = ASCIIScanner(bytes: bytes, metrics: metrics)
        LineBreaker(
          scanner: scanner, columns: columns, maxLines: maxLines, truncation: options.truncation
        ).forEachLine(add)
      }
    }
    extent.rows = max(extent.rows, options.reservedLines ?? 0)
    return extent
  }
}

/// What a text is made of, as far as measuring it goes.
enum TextContent {
  /// Printable ASCII: a byte is a column.
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
