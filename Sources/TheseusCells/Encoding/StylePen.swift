/// The style the terminal writes with now, and the shortest SGR sequence to another.
struct StylePen {
  private(set) var depth: ColorDepth
  /// nil: unknown, so the next change starts with a reset.
  private var current: CellStyle?
  private var currentNumber: UInt32 = .max
  /// Styles as this terminal has them, by palette number.
  private var converted: ContiguousArray<CellStyle> = []
  private var convertedGeneration = -1
  private var codes = ByteSink()
  private var fromReset = ByteSink()

  init(depth: ColorDepth) { self.depth = depth }

  mutating func setDepth(_ depth: ColorDepth) {
    self.depth = depth
    convertedGeneration = -1
    forget()
  }

  /// The terminal's style is unknown.
  mutating func forget() {
    current = nil
    currentNumber = .max
  }

  /// The terminal was just reset.
  mutating func isNowPlain() {
    current = .plain
    currentNumber = 0
  }

  /// Call before a frame: learns the palette's new styles.
  mutating func prepare(_ palette: CellPalette) {
    if palette.generation != convertedGeneration {
      converted.removeAll(keepingCapacity: true)
      convertedGeneration = palette.generation
      currentNumber = .max
    }
    for number in converted.count..<max(converted.count, palette.styles.count) {
      converted.append(palette.styles[number].converted(to: depth))
    }
  }

  /// Whether a blank cell looks the same in both styles.
  @inline(__always)
  func blanksAreEqual(_ left: UInt32, _ right: UInt32) -> Bool {
    left == right || Self.blanksAreEqual(converted[Int(left)], converted[Int(right)])
  }

  func erasesClean(_ number: UInt32) -> Bool { converted[Int(number)].erasesClean }

  /// Whether a blank cell in this style shows nothing but the background.
  func showsOnlyBackground(_ number: UInt32) -> Bool {
    converted[Int(number)].attributes.isDisjoint(with: Self.lines)
  }

  /// Whether writing a blank now looks like this style.
  @inline(__always)
  func writesBlank(of number: UInt32) -> Bool {
    if number == currentNumber { return true }
    guard let current else { return false }
    return Self.blanksAreEqual(current, converted[Int(number)])
  }

  /// Whether erasing now leaves the terminal's own background.
  var erasesClean: Bool {
    current?.background == .default && current?.attributes.contains(.inverse) == false
  }

  /// Whether writing a cell after cells of a style needs other colors that take many bytes to
  /// set.
  @inline(__always)
  func changesColors(from style: UInt32, to cell: Cell) -> Bool {
    if depth < .indexed256 || style == cell.style { return false }
    let (old, new) = (converted[Int(style)], converted[Int(cell.style)])
    if cell.isBlank, Self.blanksAreEqual(old, new) { return false }
    return Self.isLongChange(old.foreground, new.foreground)
      || Self.isLongChange(old.background, new.background)
  }

  /// The same for text of a style.
  func changesColors(from style: UInt32, to next: UInt32) -> Bool {
    if depth < .indexed256 || style == next { return false }
    let (old, new) = (converted[Int(style)], converted[Int(next)])
    return Self.isLongChange(old.foreground, new.foreground)
      || Self.isLongChange(old.background, new.background)
  }

  /// The bytes that set a style after another; nil for the one that the terminal writes with.
  /// - Parameter onlyBackground: whether only the background is set, as for blanks.
  mutating func cost(from style: UInt32?, to next: UInt32, onlyBackground: Bool = false) -> Int {
    let old = style.map { converted[Int($0)] } ?? current
    var new = converted[Int(next)]
    if onlyBackground { new = Self.withBackground(of: new, after: old) }
    if old == new { return 0 }
    if new == .plain { return 3 }
    return 3 + (findCodes(from: old, to: new) ? fromReset : codes).count
  }

  /// Sets what a blank of a style shows. The foreground stays.
  mutating func useBackground(of number: UInt32, _ sink: inout ByteSink) {
    change(to: Self.withBackground(of: converted[Int(number)], after: current), &sink)
    currentNumber = .max
  }

  private static func withBackground(of new: CellStyle, after old: CellStyle?) -> CellStyle {
    guard let old, new.attributes.isDisjoint(with: lines) else { return new }
    return CellStyle(
      foreground: old.foreground, background: new.background,
      attributes: old.attributes.subtracting(lines))
  }

  private static func isLongChange(_ old: CellColor, _ new: CellColor) -> Bool {
    old != new && (old.isLong || new.isLong)
  }

  /// Attributes that a blank shows.
  private static let lines: CellStyle.Attributes = [.underline, .inverse, .strikethrough]

  private static func blanksAreEqual(_ left: CellStyle, _ right: CellStyle) -> Bool {
    left.background == right.background && left.attributes.isDisjoint(with: lines)
      && right.attributes.isDisjoint(with: lines)
  }

  @inline(__always)
  func writes(_ number: UInt32) -> Bool { number == currentNumber }

  @inline(__always)
  mutating func use(_ number: UInt32, _ sink: inout ByteSink) {
    guard number != currentNumber else { return }
    change(to: converted[Int(number)], &sink)
    currentNumber = number
  }

  private mutating func change(to wanted: CellStyle, _ sink: inout ByteSink) {
    if wanted == current { return }
    defer { current = wanted }
    if wanted == .plain { return sink.append("\u{1B}[m") }
    sink.append("\u{1B}[")
    sink.append(findCodes(from: current, to: wanted) ? fromReset : codes)
    sink.append(0x6D)
  }

  /// Finds the codes that change a style, and those that set the new one after a reset. Returns
  /// whether to write the latter.
  private mutating func findCodes(from old: CellStyle?, to new: CellStyle) -> Bool {
    fromReset.removeAll()
    fromReset.append(0x30)
    Self.difference(from: .plain, to: new, &fromReset)
    guard let old else { return true }
    codes.removeAll()
    Self.difference(from: old, to: new, &codes)
    return codes.count > fromReset.count
  }

  private static func difference(from old: CellStyle, to new: CellStyle, _ codes: inout ByteSink) {
    var lost = old.attributes.subtracting(new.attributes)
    var gained = new.attributes.subtracting(old.attributes)
    // 22 ends both bold and dim.
    let weights: CellStyle.Attributes = [.bold, .dim]
    if !lost.isDisjoint(with: weights) {
      codes.append(code: 22)
      lost.subtract(weights)
      gained.formUnion(new.attributes.intersection(weights))
    }
    if lost.contains(.italic) { codes.append(code: 23) }
    if lost.contains(.underline) { codes.append(code: 24) }
    if lost.contains(.inverse) { codes.append(code: 27) }
    if lost.contains(.strikethrough) { codes.append(code: 29) }
    if gained.contains(.bold) { codes.append(code: 1) }
    if gained.contains(.dim) { codes.append(code: 2) }
    if gained.contains(.italic) { codes.append(code: 3) }
    if gained.contains(.underline) { codes.append(code: 4) }
    if gained.contains(.inverse) { codes.append(code: 7) }
    if gained.contains(.strikethrough) { codes.append(code: 9) }
    if old.foreground != new.foreground { codes.append(color: new.foreground, base: 30) }
    if old.background != new.background { codes.append(color: new.background, base: 40) }
  }
}

extension ByteSink {
  fileprivate mutating func append(_ other: ByteSink) {
    for byte in other.bytes { append(byte) }
  }

  fileprivate mutating func append(code: Int) {
    if count > 0 { append(0x3B) }
    append(decimal: code)
  }

  fileprivate mutating func append(color: CellColor, base: Int) {
    switch color.kind {
    case .default, .clear: append(code: base + 9)
    case .ansi(let index): append(code: index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .indexed(let index):
      append(code: base + 8)
      append(code: 5)
      append(code: Int(index))
    case .rgb(let red, let green, let blue):
      append(code: base + 8)
      append(code: 2)
      append(code: Int(red))
      append(code: Int(green))
      append(code: Int(blue))
    }
  }
}
