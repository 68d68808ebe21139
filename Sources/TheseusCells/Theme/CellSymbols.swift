import TheseusViews

/// The characters for symbols in a terminal.
public final class CellSymbols: SymbolSource {
  private let showsUnicode: Bool

  /// - Parameter showsUnicode: whether the terminal shows more than ASCII.
  public init(showsUnicode: Bool = true) { self.showsUnicode = showsUnicode }

  public var secretMark: Character { "\u{2022}" }
  public var redactionMark: Character { "\u{2591}" }

  public func text(for image: ImageContent) -> String {
    let glyph = SymbolTable.glyph(for: image)
    return showsUnicode ? glyph.text : glyph.ascii
  }
}

extension SymbolTable {
  /// The glyph of the first known name of an image, else of the symbol that its last name is a
  /// variant of.
  static func glyph(for image: ImageContent) -> SymbolGlyph {
    switch image {
    case .symbol(let names): names.lazy.compactMap(known).first ?? .unknown
    case .asset: .asset
    }
  }
}

extension Image {
  /// The glyph for the image in a terminal.
  public var glyph: SymbolGlyph { SymbolTable.glyph(for: content()) }
}
