import Foundation
import TheseusCore

/// Whether a search field hides a toolbar's other content while it is used.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// Whether a search field is a button until it is used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// How much writing tools help in a field.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How a symbol's colors are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How bright images may be.
extension Image {
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// How a glass effect appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// How the chosen item of a palette is drawn.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let variants: SymbolVariants?
  private let name: String
  public static let automatic = PaletteSelectionEffect(variants: nil, name: "automatic")
  public static let custom = PaletteSelectionEffect(variants: nil, name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(variants: variant, name: "symbolVariant")
  }
}

/// Hints for hosts that draw and help more than those of cells, which use none of them.
extension View {
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { hint(SearchPresentationToolbarHint.self, behavior) }
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    hint(SearchToolbarHint.self, behavior)
  }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    hint(WritingToolsHint.self, behavior)
  }
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    hint(SymbolColorRenderingHint.self, mode)
  }
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    hint(DynamicRangeHint.self, range)
  }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    hint(GlassEffectTransitionHint.self, transition)
  }
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    hint(PaletteSelectionHint.self, effect)
  }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    hint(HoverEffectHint.self, effect)
  }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    hint(HoverEffectDisabledHint.self, disabled)
  }
}

/// How a search field shares a toolbar while it is used; inherited.
public enum SearchPresentationToolbarHint: ElementHintKey {
  public typealias Value = SearchPresentationToolbarBehavior
}

/// Whether a search field is a button until it is used; inherited.
public enum SearchToolbarHint: ElementHintKey { public typealias Value = SearchToolbarBehavior }

/// How much writing tools help in the fields of an element; inherited.
public enum WritingToolsHint: ElementHintKey { public typealias Value = WritingToolsBehavior }

/// How the colors of the symbols in an element are drawn; inherited.
public enum SymbolColorRenderingHint: ElementHintKey {
  public typealias Value = SymbolColorRenderingMode?
}

/// How bright the images in an element may be; inherited.
public enum DynamicRangeHint: ElementHintKey { public typealias Value = Image.DynamicRange? }

/// How an element's glass effect appears and disappears.
public enum GlassEffectTransitionHint: ElementHintKey {
  public typealias Value = GlassEffectTransition
}

/// How the chosen items of the palettes in an element are drawn; inherited.
public enum PaletteSelectionHint: ElementHintKey { public typealias Value = PaletteSelectionEffect }
