import Foundation

/// A typeface, its size and its traits. What a host makes of it is `FontTraits`: a terminal has one
/// size and shows weight and slant only.
public struct Font: Hashable, Sendable {
  /// Where the font comes from.
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  var base: Source
  var weight: Weight?
  var design: Design?
  var width: Width?
  var leading: Leading = .standard
  var flags: Flags = []

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let italic = Flags(rawValue: 1)
    static let monospaced = Flags(rawValue: 2)
    static let monospacedDigit = Flags(rawValue: 4)
    static let smallCaps = Flags(rawValue: 8)
    static let lowercaseSmallCaps = Flags(rawValue: 16)
    static let uppercaseSmallCaps = Flags(rawValue: 32)
    static let bold = Flags(rawValue: 64)
  }

  /// The role of a text, from which size and weight follow.
  public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The thickness of a font's strokes: 0 is regular, -1 the thinnest, 1 the heaviest.
  public struct Weight: Hashable, Sendable {
    var value: CGFloat
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  /// The design of a font.
  public enum Design: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines.
  public enum Leading: UInt8, Hashable, Sendable { case standard, tight, loose }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  private init(base: Source, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  /// The system's font for a role.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// The system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size), weight: weight, design: design)
  }

  /// A named font that follows the body text's size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: .body))
  }

  /// A named font that follows a role's size.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: style))
  }

  /// A named font of a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
  }

  public func bold() -> Font { bold(true) }
  public func bold(_ isActive: Bool) -> Font { with(.bold, isActive) }
  public func italic() -> Font { italic(true) }
  public func italic(_ isActive: Bool) -> Font { with(.italic, isActive) }
  public func monospaced() -> Font { monospaced(true) }
  public func monospaced(_ isActive: Bool) -> Font { with(.monospaced, isActive) }
  public func monospacedDigit() -> Font { with(.monospacedDigit, true) }
  public func smallCaps() -> Font { with(.smallCaps, true) }
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps, true) }
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps, true) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    font.flags.remove(.bold)
    return font
  }

  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  private func with(_ flag: Flags, _ isActive: Bool) -> Font {
    var font = self
    if isActive { font.flags.insert(flag) } else { font.flags.remove(flag) }
    return font
  }
}
