import Foundation

/// The style of a run of text.
public struct TextAttributes: Equatable, Sendable {
  /// The style for a host with one typeface.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Traits(rawValue: 1)
    public static let italic = Traits(rawValue: 2)
    public static let underline = Traits(rawValue: 4)
    public static let strikethrough = Traits(rawValue: 8)
    public static let monospaced = Traits(rawValue: 16)
  }

  public var traits: Traits
  /// The font and how its characters are set, for hosts with more than one typeface.
  public var typography: Typography
  /// Nil for the surroundings' foreground.
  public var foreground: PaintStyle?
  /// Nil for the existing background.
  public var background: Paint?
  /// The address that the run opens.
  public var link: URL?
  /// The lines under and through the run, if they are not the usual ones.
  public var lines: Lines?
  /// The value that the app attached to the run; nil for none.
  public var custom: CustomTextAttributes?

  /// Patterns and colors of lines. A reference: few runs have any.
  public final class Lines: Equatable, Sendable {
    public let underline: TextLineStyle?
    public let strikethrough: TextLineStyle?

    init(underline: TextLineStyle?, strikethrough: TextLineStyle?) {
      self.underline = underline
      self.strikethrough = strikethrough
    }

    public static func == (a: Lines, b: Lines) -> Bool {
      a.underline == b.underline && a.strikethrough == b.strikethrough
    }
  }

  public init(
    traits: Traits = [], typography: Typography = Typography(), foreground: PaintStyle? = nil,
    background: Paint? = nil, link: URL? = nil
  ) {
    self.traits = traits
    self.typography = typography
    self.foreground = foreground
    self.background = background
    self.link = link
  }
}
