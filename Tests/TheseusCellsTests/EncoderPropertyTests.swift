import TestSupport
import Testing

@testable import TheseusCells

/// Terminals that count columns in different ways. Trusted cells must be right on each of them.
enum Terminal: String, CaseIterable, Sendable {
  case agrees
  case countsScalars
  case emojiAreNarrow
  case symbolsAreWide

  var counting: ScreenEmulator.Counting {
    switch self {
    case .agrees: .clusters { CellWidth.of($0) }
    case .countsScalars:
      .scalars { scalar in
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
        return CellWidth.classOf(scalar) == .zero ? 0 : CellWidth.of(Character(scalar))
      }
    case .emojiAreNarrow:
      .clusters { cluster in
        let measure = CellWidth.measure(cluster)
        return measure.isTrusted ? measure.cells : 1
      }
    case .symbolsAreWide:
      .clusters { cluster in
        let measure = CellWidth.measure(cluster)
        return measure.isTrusted ? measure.cells : 2
      }
    }
  }
}

@Suite("the terminal shows what was drawn")
struct EncoderPropertyTests {
  @Test(
    "Random drawing over many frames", arguments: Terminal.allCases,
    [21, 22, 23, 24, 25, 26] as [UInt64])
  func randomFrames(terminal: Terminal, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...70, using: &random)
    let erasesInBackground = Bool.random(using: &random)
    let rows = Int.random(in: 1...12, using: &random)
    var buffer = CellBuffer(columns: columns, rows: rows)
    let depth: ColorDepth = seed % 3 == 0 ? .indexed256 : .trueColor
    var encoder = FrameEncoder(
      capabilities: OutputCapabilities(
        colors: depth, synchronizedOutput: seed % 2 == 0,
        erasesInBackground: erasesInBackground))
    var screen = ScreenEmulator(columns: columns, rows: rows, counting: terminal.counting)
    screen.erasesInBackground = erasesInBackground
    for frame in 0..<120 {
      for _ in 0..<Int.random(in: 0...6, using: &random) { draw(&buffer, &random) }
      let caret =
        Bool.random(using: &random) ? CaretPosition(column: columns / 2, row: rows / 2) : nil
      if encoder.encode(&buffer, caret: caret) { screen.feed(encoder.frame) }
      let comment = Comment(rawValue: "seed \(seed), \(terminal), frame \(frame)")
      #expect(screen.unknown == [], comment)
      #expect(screen.isCursorVisible == (caret != nil), comment)
      if let caret { #expect((screen.column, screen.row) == (caret.column, caret.row), comment) }
      guard check(screen, buffer, depth, exactly: terminal == .agrees, comment) else { return }
    }
  }

  /// Rows of many texts in few colors, parts of which are highlighted: they are written color by
  /// color, and parts are erased between.
  @Test(
    "Highlighted rows of texts in several colors", arguments: Terminal.allCases,
    [31, 32, 33, 34, 35, 36] as [UInt64])
  func randomHighlights(terminal: Terminal, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = (Int.random(in: 30...140, using: &random), 14)
    let depth: ColorDepth = seed % 3 == 0 ? .indexed256 : .trueColor
    var buffer = CellBuffer(columns: columns, rows: rows)
    var encoder = FrameEncoder(
      capabilities: OutputCapabilities(colors: depth, erasesInBackground: true))
    var screen = ScreenEmulator(columns: columns, rows: rows, counting: terminal.counting)
    screen.erasesInBackground = true
    let colors = (0..<5).map { CellColor.rgb(UInt8(40 * $0), 200, UInt8(seed)) } + [.default]
    let texts = ["word", "a", "two words", "≡", "●", "漢字", "12:30", "long  gap", "é", "◦ x"]
    for frame in 0..<100 {
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let (x, y) = (
          Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<rows, using: &random)
        )
        let color = colors.randomElement(using: &random) ?? .default
        let area = CellRect(
          x: Bool.random(using: &random) ? 0 : x, y: y,
          width: Bool.random(using: &random) ? columns : 20, height: 1)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: buffer.restyle(area) { $0.foreground = color }
        case 1..<4: buffer.restyle(area) { $0.background = color }
        case 4: buffer.fill(area, style: CellStyle(background: color))
        case 5: buffer.restyle(area) { $0.attributes.formSymmetricDifference([.bold, .underline]) }
        default:
          var style = buffer.style(x: x, y: y) ?? .plain
          style.foreground = color
          buffer.put(texts.randomElement(using: &random) ?? "", x: x, y: y, style: style)
        }
      }
      if encoder.encode(&buffer) { screen.feed(encoder.frame) }
      let comment = Comment(rawValue: "seed \(seed), \(terminal), frame \(frame)")
      #expect(screen.unknown == [], comment)
      guard check(screen, buffer, depth, exactly: terminal == .agrees, comment) else { return }
    }
  }

  private func draw(_ buffer: inout CellBuffer, _ random: inout SeededGenerator) {
    let x = Int.random(in: -3...buffer.columns, using: &random)
    let y = Int.random(in: 0..<buffer.rows, using: &random)
    let colors: [CellColor] = [
      .default, .ansi(2), .indexed(99), .rgb(1, 2, 3), .rgb(200, 100, 50), .default,
    ]
    let style = CellStyle(
      foreground: colors.randomElement(using: &random) ?? .default,
      background: (colors + [.clear]).randomElement(using: &random) ?? .default,
      attributes: CellStyle.Attributes(
        rawValue: Bool.random(using: &random) ? 0 : UInt8.random(in: 0..<64, using: &random)))
    let area = CellRect(
      x: x, y: y, width: Int.random(in: 0...50, using: &random),
      height: Int.random(in: 0...5, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      buffer.put(
        randomText(&random, length: Int.random(in: 0...10, using: &random)), x: x, y: y,
        style: style)
    case 5: buffer.fill(area, style: style)
    case 6: buffer.fill(area)
    case 7: buffer.border(area, style: style)
    case 8: buffer.restyle(area) { $0.attributes.formSymmetricDifference(.bold) }
    default: move(&buffer, by: Int.random(in: -2...2, using: &random))
    }
  }

  /// Moves whole rows, so that scroll regions come into play.
  private func move(_ buffer: inout CellBuffer, by shift: Int) {
    let old = buffer
    for y in 0..<buffer.rows where (0..<buffer.rows).contains(y + shift) {
      buffer.fill(CellRect(x: 0, y: y, width: buffer.columns, height: 1))
      for x in 0..<buffer.columns {
        guard let text = old.text(x: x, y: y + shift), let cluster = text.first else { continue }
        buffer.put(cluster, x: x, y: y, style: old.style(x: x, y: y + shift) ?? .plain)
      }
    }
  }

  private func check(
    _ screen: ScreenEmulator, _ buffer: CellBuffer, _ depth: ColorDepth, exactly: Bool,
    _ comment: Comment
  ) -> Bool {
    for y in 0..<buffer.rows {
      for x in 0..<buffer.columns {
        let cell = buffer.cells[buffer.index(x, y)]
        if cell.isUnsure, !exactly { continue }
        let shown = screen[x, y]
        // A symbol that the terminal draws wide may cover a blank, of which only the background is
        // seen.
        let isCovered =
          shown.text == "" && cell.isBlank && x > 0
          && buffer.cells[buffer.index(x - 1, y)].mayCoverNext
        if !isCovered && shown.text != buffer.text(x: x, y: y)
          || (!cell.isContinuation
            && !looksLike(shown.style, buffer.style(x: x, y: y)?.converted(to: depth), cell))
        {
          Issue.record(
            """
            \(comment): cell \(x), \(y) shows \(shown), drawn \(buffer.text(x: x, y: y) ?? "-") \
            \(buffer.lines)
            """
          )
          return false
        }
      }
    }
    return true
  }

  private func looksLike(_ shown: ScreenEmulator.Style, _ drawn: CellStyle?, _ cell: Cell) -> Bool {
    guard let drawn else { return false }
    let codes = [1, 2, 3, 4, 7, 9]
    var wanted = Set(
      codes.indices.filter { drawn.attributes.rawValue >> $0 & 1 == 1 }.map { codes[$0] })
    var attributes = shown.attributes
    if cell.isBlank, attributes.isDisjoint(with: [4, 7, 9]), wanted.isDisjoint(with: [4, 7, 9]) {
      attributes = []
      wanted = []
      return shown.background == code(drawn.background, 40)
    }
    return attributes == wanted && shown.foreground == code(drawn.foreground, 30)
      && shown.background == code(drawn.background, 40)
  }

  private func code(_ color: CellColor, _ base: Int) -> String {
    switch color.kind {
    case .default, .clear: "\(base + 9)"
    case .ansi(let index): "\(base + Int(index))"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }

  @Test("Styles and clusters that are no longer shown are forgotten")
  func compaction() {
    var buffer = CellBuffer(columns: 4, rows: 1)
    var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor))
    var screen = ScreenEmulator(columns: 4, rows: 1, counting: .clusters { CellWidth.of($0) })
    for step in 0..<20_000 {
      let style = CellStyle(foreground: .rgb(UInt8(step & 255), UInt8(step >> 8 & 255), 9))
      let mark =
        Unicode.Scalar(UInt32(0x300 + step % 100)).map(Character.init).map(String.init) ?? ""
      buffer.put("a\(mark)", x: step % 4, y: 0, style: style)
      _ = encoder.encode(&buffer)
      screen.feed(encoder.frame)
    }
    #expect(buffer.palette.styles.count < 5_000)
    #expect(screen.lines == buffer.lines)
  }
}
