import Foundation

/// The parts of a `Font` that a host with one typeface can show.
public struct FontTraits: Hashable, Sendable {
  public var isBold: Bool
  public var isItalic: Bool
  public var isMonospaced: Bool
  /// The font's size in points, which hosts with one size ignore.
  public var size: CGFloat

  public init(
    isBold: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false, size: CGFloat = 17
  ) {
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.size = size
  }
}

extension Font {
  /// The traits for a host with one typeface. Semibold and heavier is bold; titles, whose size such
  /// a host cannot show, are bold too.
  public var traits: FontTraits {
    FontTraits(
      isBold: flags.contains(.bold) || weight.map(\.isBold) ?? base.isBold,
      isItalic: flags.contains(.italic),
      isMonospaced: flags.contains(.monospaced) || design == .monospaced, size: base.size)
  }
}

extension Font.Weight {
  /// Whether a host with only regular and bold shows this weight as bold.
  public var isBold: Bool { value >= Font.Weight.semibold.value }
}

extension Font.TextStyle {
  /// The size in points at the default text size (Apple's Human Interface Guidelines, Typography).
  public var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  var isBold: Bool {
    switch self {
    case .largeTitle, .title, .title2, .title3, .headline: true
    default: false
    }
  }
}

extension Font.Source {
  var size: CGFloat {
    switch self {
    case .style(let style): style.size
    case .size(let size): size
    case .custom(_, let size, _): size
    }
  }

  var isBold: Bool {
    guard case .style(let style) = self else { return false }
    return style.isBold
  }
}
