import Foundation

/// The typesetting of a run: a font, and additions of modifiers. Lengths are points.
public struct Typography: Hashable, Sendable {
  public var font: Font.Resolved
  /// Added after each cluster.
  public var kerning: CGFloat
  /// Added after each cluster, also where the font joins letters.
  public var tracking: CGFloat
  /// The offset of the run above the line's baseline; negative for below.
  public var baselineOffset: CGFloat

  public init(
    font: Font.Resolved = .body, kerning: CGFloat = 0, tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }

  /// The space after each cluster.
  public var spacing: CGFloat { kerning + tracking }
}

extension Font {
  /// A font with all choices resolved, for measuring and drawing.
  public struct Resolved: Hashable, Sendable {
    /// The name of a custom font; nil for the host's own.
    public var family: String?
    public var pointSize: CGFloat
    public var weight: Weight
    public var design: Design
    public var width: Width
    public var leading: Leading
    public var isItalic: Bool
    /// Whether all digits have one advance, though other characters may not.
    public var hasMonospacedDigits: Bool
    public var isLowercaseSmallCaps: Bool
    public var isUppercaseSmallCaps: Bool

    public var isMonospaced: Bool { design == .monospaced }
    public var isBold: Bool { weight.isBold }

    public init(
      family: String? = nil, pointSize: CGFloat, weight: Weight = .regular,
      design: Design = .default, width: Width = .standard, leading: Leading = .standard,
      isItalic: Bool = false, hasMonospacedDigits: Bool = false,
      isLowercaseSmallCaps: Bool = false, isUppercaseSmallCaps: Bool = false
    ) {
      self.family = family
      self.pointSize = pointSize
      self.weight = weight
      self.design = design
      self.width = width
      self.leading = leading
      self.isItalic = isItalic
      self.hasMonospacedDigits = hasMonospacedDigits
      self.isLowercaseSmallCaps = isLowercaseSmallCaps
      self.isUppercaseSmallCaps = isUppercaseSmallCaps
    }

    /// The default font of text.
    public static let body = Font.body.resolved
  }

  /// The font with every choice made that it leaves open.
  public var resolved: Resolved {
    Resolved(
      family: base.family, pointSize: max(1, base.size),
      weight: flags.contains(.bold) ? .bold : weight ?? base.weight,
      design: flags.contains(.monospaced) ? .monospaced : design ?? .default,
      width: width ?? .standard, leading: leading, isItalic: flags.contains(.italic),
      hasMonospacedDigits: flags.contains(.monospacedDigit),
      isLowercaseSmallCaps: !flags.isDisjoint(with: [.smallCaps, .lowercaseSmallCaps]),
      isUppercaseSmallCaps: !flags.isDisjoint(with: [.smallCaps, .uppercaseSmallCaps]))
  }
}

extension Font.Source {
  fileprivate var family: String? {
    guard case .custom(let name, _, _) = self else { return nil }
    return name
  }

  fileprivate var weight: Font.Weight {
    guard case .style(.headline) = self else { return .regular }
    return .semibold
  }
}
