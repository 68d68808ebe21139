/// The style of a cell: two colors and attributes.
public struct CellStyle: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Swaps foreground and background.
    public static let inverse = Attributes(rawValue: 1 << 4)
    public static let strikethrough = Attributes(rawValue: 1 << 5)
  }

  public var foreground: CellColor
  public var background: CellColor
  public var attributes: Attributes

  public init(
    foreground: CellColor = .default, background: CellColor = .default, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colors, no attributes.
  public static let plain = CellStyle()

  /// Whether a blank cell of this style looks like an erased one.
  var erasesClean: Bool {
    background == .default && attributes.isDisjoint(with: [.underline, .inverse, .strikethrough])
  }
}
