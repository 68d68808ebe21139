import Foundation

/// A style while modifiers, outer to inner, are applied to it.
struct TextStyleState {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits: Bool
  var scale: Text.Scale
  var kerning: CGFloat
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var foreground: PaintStyle?
  var background: Paint?
  var link: URL?
  var custom: CustomTextAttributes?

  init(_ environment: TextEnvironment) {
    font = environment.font
    weight = environment.fontWeight
    isBold = environment.isBold
    isItalic = environment.isItalic
    isMonospaced = environment.isMonospaced ?? (environment.fontDesign == .monospaced ? true : nil)
    design = environment.fontDesign
    width = environment.fontWidth
    hasMonospacedDigits = environment.hasMonospacedDigits
    scale = environment.textScale
    kerning = environment.kerning
    tracking = environment.tracking
    baselineOffset = environment.baselineOffset
    underline = environment.underline
    strikethrough = environment.strikethrough
    foreground = environment.paint.currentForeground
  }

  mutating func apply(_ modifier: Text.Modifier, in context: PaintContext) {
    switch modifier {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight):
      self.weight = weight ?? self.weight
      if weight != nil { isBold = nil }
    case .design(let design):
      guard let design else { break }
      self.design = design
      isMonospaced = design == .monospaced
    case .width(let width): self.width = width ?? self.width
    case .monospacedDigit: hasMonospacedDigits = true
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .scale(let scale, let isActive): if isActive { self.scale = scale }
    case .bold(let isActive): isBold = isActive ? true : nil
    case .italic(let isActive): isItalic = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .color(let color): foreground = color?._paint(in: context) ?? foreground
    case .foreground(let style): foreground = style._paint(in: context)
    case .underline(let style): underline = style
    case .strikethrough(let style): strikethrough = style
    case .typesettingLanguage: break
    case .custom(let inner): custom = custom?.overridden(by: inner) ?? inner
    }
  }

  mutating func apply(_ style: Markdown.Traits) {
    if style.contains(.strong) { isBold = true }
    if style.contains(.emphasis) { isItalic = true }
    if style.contains(.code) { isMonospaced = true }
    if style.contains(.strikethrough) { strikethrough = .single }
  }

  mutating func apply(link: URL, in context: PaintContext) {
    self.link = link
    foreground = Color.accentColor._paint(in: context)
    underline = .single
  }

  var attributes: TextAttributes {
    let font = font?.traits
    var traits: TextAttributes.Traits = []
    if isBold ?? weight?.isBold ?? font?.isBold ?? false { traits.insert(.bold) }
    if isItalic ?? font?.isItalic ?? false { traits.insert(.italic) }
    if isMonospaced ?? font?.isMonospaced ?? false { traits.insert(.monospaced) }
    if underline != nil { traits.insert(.underline) }
    if strikethrough != nil { traits.insert(.strikethrough) }
    var attributes = TextAttributes(
      traits: traits, typography: typography, foreground: foreground, background: background,
      link: link)
    attributes.custom = custom
    if underline ?? .single != .single || strikethrough ?? .single != .single {
      attributes.lines = TextAttributes.Lines(underline: underline, strikethrough: strikethrough)
    }
    return attributes
  }

  private var typography: Typography {
    var font = font?.resolved ?? .body
    if let weight { font.weight = weight }
    if isBold == true, !font.weight.isBold { font.weight = .bold }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design }
    if let isMonospaced, isMonospaced != font.isMonospaced {
      font.design = isMonospaced ? .monospaced : .default
    }
    if let width { font.width = width }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if scale == .secondary { font.pointSize *= Text.Scale.secondaryFactor }
    return Typography(
      font: font, kerning: kerning, tracking: tracking, baselineOffset: baselineOffset)
  }
}
