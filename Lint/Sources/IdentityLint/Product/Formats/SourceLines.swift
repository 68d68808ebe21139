/// Lines of reported files. Caches the last file: findings are sorted by path.
struct SourceLines {
  private let context: ReportContext
  private var last: (path: String, table: LineTable?)?

  init(_ context: ReportContext) { self.context = context }

  /// Nil when the file was deleted meanwhile.
  mutating func table(of path: String) -> LineTable? {
    if let last, last.path == path { return last.table }
    let absolute = context.absolute(path)
    let table = (context.texts[absolute] ?? (try? FileSystem.read(absolute))).map(LineTable.init)
    last = (path, table)
    return table
  }
}

extension String {
  /// With control characters as pictures: a source file must not move the cursor or color the
  /// terminal that shows it. Tabs stay.
  var withVisibleControls: String {
    guard unicodeScalars.contains(where: String.isControl) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard String.isControl(scalar) else {
        text.append(scalar)
        continue
      }
      text.append(
        scalar.value < 0x20 ? Unicode.Scalar(UInt8(0)).pictured(scalar.value) : "\u{FFFD}")
    }
    return String(text)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    // C0 but tab, DEL, C1, and the marks that turn the direction of text.
    return value < 0x20 && value != 9 || (0x7F...0x9F).contains(value)
      || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }

  /// Columns on a terminal, near enough for carets: wide letters and emoji take two, marks that
  /// join the letter before them none.
  var columns: Int {
    reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      return sum
        + (scalar.isWide ? 2 : scalar.properties.generalCategory == .nonspacingMark ? 0 : 1)
    }
  }
}

extension Unicode.Scalar {
  /// The picture of a C0 control.
  fileprivate func pictured(_ control: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0x2400 + control) ?? "\u{FFFD}"
  }

  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
