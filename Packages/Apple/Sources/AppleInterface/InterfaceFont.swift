import SwiftUI

/// The common base of `NSFont` and `UIFont`: the attributes of a font. A terminal has one typeface
/// and shows weight and slant.
open class InterfaceFont: NSObject, @unchecked Sendable {
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  public let weight: Weight
  public let isItalic: Bool
  public let isMonospaced: Bool
  /// The role that it is for, where it was made for one.
  public let textStyle: Font.TextStyle?
  private let design: Font.Design

  public required init(
    fontName: String, pointSize: CGFloat, weight: Weight, isItalic: Bool, isMonospaced: Bool,
    textStyle: Font.TextStyle?, design: Font.Design
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.textStyle = textStyle
    self.design = design
  }

  /// The name of the system's font in names of fonts.
  static let systemName = ".AppleSystemUIFont"

  /// A font by name. Hosts without it show their own.
  public convenience init?(name fontName: String, size: CGFloat) {
    let name = fontName.lowercased()
    self.init(
      fontName: fontName, pointSize: size, weight: name.contains("bold") ? .bold : .regular,
      isItalic: name.contains("italic") || name.contains("oblique"),
      isMonospaced: name.contains("mono") || name.contains("menlo") || name.contains("courier"),
      textStyle: nil, design: .default)
  }

  public required convenience init?(coder: NSCoder) { return nil }

  /// The thickness of strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    var swiftUI: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.12: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }

  // MARK: Facts

  public var familyName: String? {
    fontName == Self.systemName
      ? Self.systemName : fontName.split(separator: "-").first.map(String.init)
  }
  public var displayName: String? { fontName }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.52 }
  public var lineHeight: CGFloat { (ascender - descender).rounded(.up) }
  public var isFixedPitch: Bool { isMonospaced }

  public func withSize(_ fontSize: CGFloat) -> Self {
    changed(size: fontSize)
  }

  /// The font with other facts.
  public func changed(
    size: CGFloat? = nil, weight: Weight? = nil, isItalic: Bool? = nil, isMonospaced: Bool? = nil,
    design: Font.Design? = nil
  ) -> Self {
    Self(
      fontName: fontName, pointSize: size ?? pointSize, weight: weight ?? self.weight,
      isItalic: isItalic ?? self.isItalic, isMonospaced: isMonospaced ?? self.isMonospaced,
      textStyle: size == nil ? textStyle : nil, design: design ?? self.design)
  }

  // MARK: The system's fonts

  public static func system(
    _ size: CGFloat, _ weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false, style: Font.TextStyle? = nil
  ) -> Self {
    Self(
      fontName: systemName, pointSize: size, weight: weight, isItalic: isItalic,
      isMonospaced: isMonospaced, textStyle: style, design: isMonospaced ? .monospaced : .default)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> Self { system(fontSize) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    system(fontSize, weight)
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> Self { system(fontSize, .bold) }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    system(fontSize, weight, isMonospaced: true)
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    system(fontSize, weight)
  }

  // MARK: SwiftUI

  /// The SwiftUI font.
  public var swiftUIFont: Font {
    var font: Font
    if let textStyle {
      font = .system(textStyle, design: design)
      if weight != .regular { font = font.weight(weight.swiftUI) }
    } else if fontName == Self.systemName {
      font = .system(size: pointSize, weight: weight.swiftUI, design: design)
    } else {
      font = .custom(fontName, fixedSize: pointSize)
      if weight != .regular { font = font.weight(weight.swiftUI) }
    }
    if isItalic { font = font.italic() }
    return isMonospaced ? font.monospaced() : font
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? InterfaceFont else { return false }
    return swiftUIFont == other.swiftUIFont && pointSize == other.pointSize
  }
  override open var hash: Int { pointSize.hashValue ^ fontName.hashValue }
}

extension Font {
  /// The same font.
  public init(_ font: InterfaceFont) { self = font.swiftUIFont }
}
