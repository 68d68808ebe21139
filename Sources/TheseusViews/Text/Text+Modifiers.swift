import Foundation

extension Text {
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case color(Color?)
    case foreground(AnyShapeStyle)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale, Bool)
    /// A language is as large as all other modifiers together.
    indirect case typesettingLanguage(TypesettingLanguage)
    case custom(CustomTextAttributes)
  }

  /// The style of a line through or under text.
  public typealias LineStyle = TextLineStyle

  /// A smaller or the usual text of a font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// The size of secondary text, as a part of the font's.
    static let secondaryFactor: CGFloat = 0.8
  }

  /// Whether letters are shown as capitals or small letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// Where a line that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The font; nil leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { with(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
  public func bold() -> Text { with(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  public func italic() -> Text { with(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { with(.monospacedDigit) }
  /// The color; nil leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { with(.color(color)) }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with((style as? Color).map(Modifier.color) ?? .foreground(AnyShapeStyle(style)))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds space between letters, in points. A terminal ignores it.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Adds space after letters, in points. A terminal ignores it.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Moves the text up, in points. A terminal ignores it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with(.scale(scale, isEnabled))
  }

  /// The language by whose rules the text is set; a terminal sets all alike.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.typesettingLanguage(language)) : self
  }

  /// Attaches a value to the text, which a `TextRenderer` reads from its runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.custom(CustomTextAttributes(value)))
  }

  /// The language of the whole text; nil for that of the surroundings.
  var typesettingLanguage: TypesettingLanguage? {
    for case .typesettingLanguage(let language) in modifiers { return language }
    return nil
  }

  private func with(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
