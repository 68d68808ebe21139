import TheseusViews

extension FontKey {
  /// The font of a text on a page. Names of custom fonts are not known to browsers: the font of
  /// the same design stands for them.
  init(_ font: Font.Resolved) {
    let family: Family =
      switch font.design {
      case .default: .system
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    self.init(family, weight: font.weight.css, isItalic: font.isItalic)
  }
}

extension Font.Weight {
  /// The weight as a number of CSS.
  fileprivate var css: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    default: 400
    }
  }
}
