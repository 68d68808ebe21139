import TheseusViews

extension CellTheme {
  /// Sets off what is drawn in a style.
  func apply(_ emphasis: SurfaceEmphasis, to style: inout CellStyle) {
    switch emphasis {
    case .focus: focus(&style)
    case .shownFocus, .marked: break
    case .selection: select(colors.selection, &style) { $0.formUnion([.inverse, .bold]) }
    case .quietSelection: select(colors.quiet, &style) { $0.insert(.bold) }
    case .chosen: choose(&style)
    case .chosenTab: style.attributes.insert(.bold)
    case .otherTab: recede(&style)
    case .hint: fade(&style)
    case .choiceFocus: select(colors.selection, &style) { $0.formUnion([.inverse, .bold]) }
    case .selectedText: mark(&style)
    case .pressed: press(&style)
    case .disabled: disable(&style)
    case .backdrop: fall(&style)
    }
  }

  /// The full accent, or the full danger color where that was tinted.
  private func focus(_ style: inout CellStyle) {
    style.attributes.insert(.bold)
    style.attributes.remove(.dim)
    guard mixes else {
      style.attributes.insert(.inverse)
      return
    }
    let isDangerous = style.background == colors.dangerFill.color
    style.background = (isDangerous ? colors.danger : colors.accent).color
    style.foreground = colors.onFocus.color
    style.attributes.remove(.underline)
  }

  /// The row's own text becomes bold; marks and secondary text stay as they are.
  private func select(
    _ fill: ThemeColors.Shade, _ style: inout CellStyle,
    plain: (inout CellStyle.Attributes) -> Void
  ) {
    guard mixes else { return plain(&style.attributes) }
    let isText = style.foreground == .default
    // A surface of a control in the row stays what it is.
    guard style.background == .default else { return }
    style.background = fill.color
    if isText {
      style.attributes.insert(.bold)
      style.foreground = colors.textColor(on: fill.rgb)
    } else {
      let color = rgb(style.foreground, else: fore)
      let lifted = colors.lifted(color, on: fill.rgb)
      if lifted != color { style.foreground = lifted.color }
    }
  }

  private func choose(_ style: inout CellStyle) {
    style.attributes.insert(.bold)
    guard mixes else { return }
    style.background = colors.prominent.color
    style.foreground = colors.onProminent.color
  }

  private func recede(_ style: inout CellStyle) {
    guard mixes else {
      style.attributes.insert(.dim)
      return
    }
    style.foreground = colors.secondary.color
  }

  /// Text that explains other text.
  private func fade(_ style: inout CellStyle) {
    guard style.foreground == .default else { return }
    guard mixes else {
      style.attributes.insert(.dim)
      return
    }
    style.foreground = colors.tertiary.color
  }

  private func mark(_ style: inout CellStyle) {
    guard mixes else {
      style.attributes.insert(.inverse)
      return
    }
    style.background = colors.prominent.color
    style.foreground = colors.textColor(on: colors.prominent.rgb)
  }

  private func press(_ style: inout CellStyle) {
    guard mixes else { return style.attributes.formUnion([.inverse, .dim]) }
    style.background = colors.pressed.color
    let color = rgb(style.foreground, else: fore)
    let lifted = colors.lifted(color, on: colors.pressed.rgb)
    if lifted != color { style.foreground = lifted.color }
  }

  private func disable(_ style: inout CellStyle) {
    style.attributes.remove(.bold)
    guard mixes else {
      style.attributes.insert(.dim)
      return
    }
    style.foreground = colors.tertiary.color
  }

  /// Behind what is modal: text more than half of the way to the page, fills half of it.
  private func fall(_ style: inout CellStyle) {
    guard mixes else {
      style.attributes.remove(.bold)
      style.attributes.remove(.inverse)
      style.attributes.insert(.dim)
      return
    }
    style.foreground = rgb(style.foreground, else: fore).mixed(back, 0.58).color
    if style.background != .default {
      style.background = rgb(style.background, else: back).mixed(back, 0.5).color
    }
  }

  /// A translucent color over what is drawn.
  func tint(_ paint: Paint, to style: inout CellStyle) {
    guard mixes else {
      if paint.opacity >= 64 { style.attributes.insert(.dim) }
      return
    }
    let color = rgb(
      foreground(Paint(system: paint.system, red: paint.red, green: paint.green, blue: paint.blue))
        .color, else: fore)
    let amount = Double(paint.opacity) / 255
    style.foreground = rgb(style.foreground, else: fore).mixed(color, amount).color
    style.background = rgb(style.background, else: back).mixed(color, amount).color
  }

  /// A color, mixed with the background as its opacity says.
  func fade(_ color: CellColor, _ opacity: Double, _ attributes: inout CellStyle.Attributes)
    -> CellColor
  {
    if mixes { return back.mixed(rgb(color, else: fore), opacity).color }
    if opacity < 0.7 { attributes.insert(.dim) }
    return color
  }
}
