import SwiftUI

/// A font as its attributes.
open class UIFont: InterfaceFont, @unchecked Sendable {
  /// The role of a text, from which its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var swiftUI: Font.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  /// The families that a host can show: its own.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let role = style.swiftUI
    return system(role.size, role == .headline ? .semibold : .regular, style: role)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, isItalic: true)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      fontName: font.fontName, pointSize: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced,
      textStyle: pointSize > 0 && pointSize != font.pointSize ? nil : font.textStyle,
      design: descriptor.design)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self, design: .default) }
}

/// The description of a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont
  let design: Font.Design

  init(font: UIFont, design: Font.Design) {
    self.font = font
    self.design = design
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
  }

  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public var pointSize: CGFloat { font.pointSize }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font: font.changed(
        weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight,
        isItalic: symbolicTraits.contains(.traitItalic),
        isMonospaced: symbolicTraits.contains(.traitMonoSpace)), design: design)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let design: Font.Design =
      switch design {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    return UIFontDescriptor(font: font.changed(design: design), design: design)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize), design: design)
  }
}

/// Scales fonts and lengths to the user's text size: the standard one, in a terminal.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics()

  override public init() {}
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  { value }
}
