/// The number of cells that text takes on a terminal's grid.
///
/// The unit is the grapheme cluster, as users count characters: a flag, a family emoji or a letter
/// with its accents is one cluster of one or two cells. Text that a terminal would interpret
/// instead of showing (controls, bidirectional overrides) counts as the symbol shown in its place
/// (see `VisibleSymbol`).
public enum CellWidth {
  /// The columns between tab stops, counted from the start of the text.
  public static let tabStop = 8

  /// 0, 1 or 2 cells. Zero only for characters that are never visible alone (zero-width spaces,
  /// joiners).
  public static func of(_ cluster: Character) -> Int { measure(cluster).cells }

  /// Cells of one line of text. Tabs advance to the next tab stop.
  public static func of(_ line: some StringProtocol) -> Int {
    if let plain = line.utf8.withContiguousStorageIfAvailable(plainWidth), let plain {
      return plain
    }
    var cells = 0
    for cluster in line {
      cells += cluster == "\t" ? tabStop - cells % tabStop : measure(cluster).cells
    }
    return cells
  }

  /// A cluster's cells, and whether every terminal can be trusted to count the same.
  struct Measure: Equatable {
    var cells: Int
    var isTrusted: Bool
  }

  /// The beginning of a line that fits into some columns.
  package static func prefix(of line: String, columns: Int) -> String {
    var width = 0
    return String(
      line.prefix { cluster in
        width += of(cluster)
        return width <= columns
      })
  }

  static func measure(_ cluster: Character) -> Measure {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return Measure(cells: 0, isTrusted: true) }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return measure(first) }
    return measure(first, rest: scalars.dropFirst())
  }

  static func measure(_ scalar: Unicode.Scalar) -> Measure {
    switch classOf(scalar) {
    // A mark without a base is shown on a dotted circle.
    case .zero: Measure(cells: scalar.isJoinerOrSelector ? 0 : 1, isTrusted: false)
    case .narrow: Measure(cells: 1, isTrusted: true)
    // Control pictures are one cell everywhere, the replacement character is not.
    case .sign: Measure(cells: 1, isTrusted: scalar.value < 0x80)
    case .wide: Measure(cells: 2, isTrusted: true)
    case .unsure: Measure(cells: 1, isTrusted: false)
    case .hidden: Measure(cells: 0, isTrusted: true)
    case .unsureWide: Measure(cells: 2, isTrusted: false)
    }
  }

  private static func measure(
    _ first: Unicode.Scalar, rest: Substring.UnicodeScalarView.SubSequence
  ) -> Measure {
    if classOf(first) == .zero { return Measure(cells: 1, isTrusted: false) }
    var cells = width(first)
    for scalar in rest {
      switch scalar.value {
      // Flags are two regional indicators; joined emoji form one image; the emoji selector requests
      // a wide one.
      case 0x1F1E6...0x1F1FF: return Measure(cells: 2, isTrusted: false)
      case 0x200D where first.value > 0x2000: return Measure(cells: 2, isTrusted: false)
      case 0xFE0F where first.takesEmojiSelector: return Measure(cells: 2, isTrusted: false)
      case 0x0A where first.value == 0x0D: return Measure(cells: 1, isTrusted: true)
      case 0x1F3FB...0x1F3FF: continue
      default: cells += width(scalar)
      }
    }
    return Measure(cells: min(max(cells, 1), 2), isTrusted: false)
  }

  /// The number of columns that a terminal may take for a cluster if it counts scalars, or draws
  /// symbols wide.
  static func extent(ofCluster text: String) -> Int {
    max(2, text.unicodeScalars.reduce(0) { $0 + width($1) })
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch classOf(scalar) {
    case .zero, .hidden: 0
    case .narrow, .sign, .unsure: 1
    case .wide, .unsureWide: 2
    }
  }

  /// The width when every byte is printable ASCII, else nil.
  private static func plainWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for byte in bytes where byte &- 0x20 > 0x5E { return nil }
    return bytes.count
  }
}

extension CellWidth {
  enum Class: UInt32 {
    case zero
    case narrow
    case wide
    /// One cell by the standard; terminals or fonts disagree.
    case unsure
    /// Never seen: zero-width space, soft hyphen, byte order mark.
    case hidden
    /// Replaced by a visible symbol.
    case sign
    case unsureWide
  }

  static func classOf(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if value &- 0x20 <= 0x5E { return .narrow }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 3 <= value { low = middle } else { high = middle }
    }
    return Class(rawValue: runs[low] & 7) ?? .unsure
  }
}

extension Unicode.Scalar {
  var isJoinerOrSelector: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF, 0x034F,
      0x115F...0x1160:
      true
    default: false
    }
  }

  /// Digits, # and * (keycaps) and everything from the symbol blocks on; letters keep their width.
  fileprivate var takesEmojiSelector: Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE, 0x203C...0x3299, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
