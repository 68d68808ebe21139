import Foundation
import TheseusViews

/// Draws the parts of controls as characters and fills, as the theme says.
///
/// On a surface that is no `CellPainter`, such as one that tests make, only characters are drawn.
@MainActor
public struct CellControls {
  let surface: any DrawingSurface
  private let painter: CellPainter?
  let theme: CellTheme
  let glyphs: TerminalTheme.Glyphs

  public init(_ surface: any DrawingSurface) { self.init(surface, PaintContext()) }

  init(_ surface: any DrawingSurface, _ context: PaintContext) {
    self.surface = surface
    painter = surface as? CellPainter
    theme = painter?.theme(context.appearance) ?? CellTheme()
    glyphs = theme.glyphs
  }

  public func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    switch part {
    case .button, .toggleButton, .menuIndicator, .submenuIndicator, .shortcut, .backButton,
      .pageButton, .overflow:
      drawButton(part, state, rect)
    case .checkbox, .radio, .switch, .menuMark: drawToggle(part, state, rect)
    case .popUpButton, .segments, .segment, .segmentSeparator: drawPicker(part, state, rect)
    case .slider, .sliderThumb, .sliderTicks, .stepper, .progressBar, .spinner, .refreshIndicator:
      drawRange(part, state, rect)
    case .field, .dateField: drawField(state, rect)
    // Its fill shows whether the month has focus.
    case .calendarDay: ground(rect, .plain, brackets: .bold)
    case .disclosure, .rowDisclosure, .sortIndicator, .doneMark,
      .searchMark, .clearMark, .errorMark, .deleteMark, .moveHandle,
      .colorSample,
      .pageDot:
      drawMark(part, state, rect)
    case .rowMarker: drawEdge(state, rect)
    case .groupBox, .panel, .menuRule, .bar, .barRule, .badge, .paneEdge:
      drawFrame(part, state, rect)
    case .scrollBar: drawScrollBar(state, rect)
    }
  }

  // MARK: Cells

  var colors: ThemeColors { theme.colors }

  func put(_ text: String, _ style: CellStyle, _ point: CGPoint) {
    if let painter {
      painter.put(text, style, at: point)
    } else {
      surface.draw(text[...], TextAttributes(), at: point)
    }
  }

  /// A line of one glyph. Its width is measured once: bars reach from edge to edge.
  func line(_ glyph: String, count: Int, _ style: CellStyle, _ point: CGPoint) {
    guard count > 0 else { return }
    if let painter, CellWidth.of(glyph) == 1, glyph.count == 1, let character = glyph.first {
      painter.line(character, count: count, style, at: point)
    } else {
      put(String(repeating: glyph, count: count), style, point)
    }
  }

  func fill(_ rect: CGRect, _ style: CellStyle) { painter?.fill(rect, style) }

  func border(_ rect: CGRect, _ style: CellStyle) {
    painter?.border(rect, style)
    if painter == nil { surface.stroke(rect, .rounded(radius: 8), .color(.primary), width: 1) }
  }

  /// A fill, and without colors brackets in its first and last column.
  func ground(_ rect: CGRect, _ fill: CellStyle, brackets: CellStyle.Attributes = []) {
    self.fill(rect, fill)
    guard !theme.mixes, rect.width >= 2 * CellSize.width else { return }
    let style = CellStyle(background: .clear, attributes: brackets.isEmpty ? .dim : brackets)
    for y in stride(from: rect.minY, to: rect.maxY, by: CellSize.height) {
      put("[", style, CGPoint(x: rect.minX, y: y))
      put("]", style, CGPoint(x: rect.maxX - CellSize.width, y: y))
    }
  }

  /// A point some columns to the right of a rectangle's leading edge, on its first row.
  func column(_ column: Int, of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + CGFloat(column) * CellSize.width, y: rect.minY)
  }

  /// How many whole columns a rectangle has. A window is never wider than the most.
  func columns(of rect: CGRect) -> Int {
    Int(clamping: (rect.width / CellSize.width).rounded(.down), to: 0...10_000)
  }

  // MARK: Styles

  /// Marks in the accent, or in the tint of the surroundings.
  func accentMark(_ state: ControlState, bold: Bool = false) -> CellStyle {
    var style = theme.accentMark
    if state.paint.tint != nil, theme.depth != .none {
      style.foreground = theme.foreground(state.style(.accent).flat).color
    }
    if !state.isEnabled { style = disabledMark }
    if bold { style.attributes.insert(.bold) }
    return style
  }

  var text: CellStyle { CellStyle(background: .clear) }
  var secondaryMark: CellStyle { theme.faintMark(colors.secondary) }
  var disabledMark: CellStyle { theme.faintMark(colors.tertiary) }
  var lineMark: CellStyle { theme.faintMark(colors.line) }
  var frameMark: CellStyle { theme.faintMark(colors.frame) }

  /// Marks in the color of the text around.
  func surroundings(_ state: ControlState) -> CellStyle {
    guard let paint = state.text.foreground?.flat else { return secondaryMark }
    let (color, attributes) = theme.foreground(paint)
    return CellStyle(foreground: color, background: .clear, attributes: attributes)
  }

  /// The fill of what is chosen, on or the default, in the tint of the surroundings.
  func prominent(_ state: ControlState) -> CellStyle {
    guard theme.mixes, state.paint.tint != nil else {
      return theme.fill(colors.prominent, text: colors.onProminent)
    }
    let tint = theme.rgb(theme.foreground(state.style(.accent).flat).color, else: colors.text)
    let fill = colors.page.mixed(tint, theme.palette.prominent)
    return CellStyle(
      foreground: tint.lifted(to: ThemeColors.wordRatio, on: fill).color, background: fill.color)
  }

  /// The fill of a control that is not chosen.
  func control(_ state: ControlState) -> CellStyle {
    state.isEnabled
      ? theme.fill(colors.control) : theme.fill(colors.bar, text: colors.tertiary)
  }
}
