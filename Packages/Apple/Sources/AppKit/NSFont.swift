import SwiftUI

/// A font as its attributes.
open class NSFont: InterfaceFont, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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

    var role: (style: Font.TextStyle, size: CGFloat) {
      switch self {
      case .largeTitle: (.largeTitle, 26)
      case .title1: (.title, 22)
      case .title2: (.title2, 17)
      case .title3: (.title3, 15)
      case .headline: (.headline, 13)
      case .subheadline: (.subheadline, 11)
      case .callout: (.callout, 12)
      case .footnote: (.footnote, 10)
      case .caption1: (.caption, 10)
      case .caption2: (.caption2, 10)
      default: (.body, 13)
      }
    }
  }

  public static var systemFontSize: CGFloat { 13 }
  public static var smallSystemFontSize: CGFloat { 11 }
  public static var labelFontSize: CGFloat { 10 }
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    default: 13
    }
  }
  public static func preferredFont(forTextStyle style: TextStyle, options: [String: Any] = [:])
    -> NSFont
  {
    let role = style.role
    return system(role.size, style == .headline ? .bold : .regular, style: role.style)
  }
  public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { system(fontSize) }
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    system(fontSize, isMonospaced: true)
  }
  public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize) }
  public static func menuFont(ofSize fontSize: CGFloat) -> NSFont {
    system(fontSize > 0 ? fontSize : 13)
  }

  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      fontName: font.fontName, pointSize: size > 0 ? size : font.pointSize, weight: font.weight,
      isItalic: font.isItalic, isMonospaced: font.isMonospaced, textStyle: nil, design: .default)
  }
  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(font: self) }
  public var boundingRectForFont: CGRect {
    CGRect(x: 0, y: descender, width: pointSize, height: lineHeight)
  }
  public var maximumAdvancement: CGSize { CGSize(width: pointSize, height: 0) }
}

public final class NSFontDescriptor: NSObject, @unchecked Sendable {
  let font: NSFont
  init(font: NSFont) { self.font = font }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let italic = SymbolicTraits(rawValue: 1)
    public static let bold = SymbolicTraits(rawValue: 2)
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
  public var pointSize: CGFloat { font.pointSize }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(
      font: font.changed(
        weight: symbolicTraits.contains(.bold) ? .bold : font.weight,
        isItalic: symbolicTraits.contains(.italic),
        isMonospaced: symbolicTraits.contains(.monoSpace)))
  }
}

/// The fonts of the host: its own.
public final class NSFontManager: NSObject, Sendable {
  public static let shared = NSFontManager()
  public var availableFontFamilies: [String] { [] }
  public var availableFonts: [String] { [] }
  public func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }
  public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    fontObj.changed(
      weight: trait.contains(.boldFontMask) ? .bold : nil,
      isItalic: trait.contains(.italicFontMask) ? true : nil)
  }
  public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat)
    -> NSFont?
  { NSFont(name: family, size: size) }
}
public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
}
