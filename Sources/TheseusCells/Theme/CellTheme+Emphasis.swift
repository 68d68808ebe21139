import TheseusViews

extension CellTheme {
  /// Sets off what is drawn in a style.
  func apply(_ emphasis: SurfaceEmphasis, to style: inout CellStyle) {
    switch emphasis {
    case .focus: focus(&style, colors.accent)
    case .dangerousFocus: focus(&style, colors.danger)
    case .shownFocus, .marked: break
    case .selection: select(colors.selection, &style) { $0.invert([.bold]) }
    case .quietSelection: select(colors.quiet, &style) { $0.attributes.insert(.bold) }
    case .chosen: choose(&style)
    case .chosenTab, .focusedLabel: style.attributes.insert(.bold)
    case .link: if !mixes { style.attributes.insert(.underline) }
    case .otherTab: recede(&style)
    case .hint: fade(&style)
    case .choiceFocus: select(colors.selection, &style) { $0.invert([.bold]) }
    case .selectedText: mark(&style)
    case .pressed: press(&style)
    case .disabled: disable(&style)
    case .backdrop: fall(&style)
    }
  }

  /// A full color.
  private func focus(_ style: inout CellStyle, _ fill: ThemeColors.Shade) {
    style.attributes.subtract([.dim, .underline])
    guard mixes else { return style.invert([.bold]) }
    style.attributes.insert(.bold)
    style.background = fill.color
    style.foreground = colors.onFocus.color
  }

  /// The row's own text becomes bold; marks and secondary text stay as they are.
  private func select(
    _ fill: ThemeColors.Shade, _ style: inout CellStyle,
    plain: (inout CellStyle) -> Void
  ) {
    guard mixes else { return plain(&style) }
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
    guard mixes else { return style.invert() }
    style.background = colors.prominent.color
    style.foreground = colors.textColor(on: colors.prominent.rgb)
  }

  private func press(_ style: inout CellStyle) {
    guard mixes else { return style.invert([.dim]) }
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
      style.attributes.subtract([.bold, .inverse])
      style.attributes.insert(.dim)
      style.foreground = .default
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

extension CellStyle {
  /// Exchanges foreground and background. A hue would become a colored block, dim text a gray one.
  fileprivate mutating func invert(_ more: Attributes = []) {
    attributes.remove(.dim)
    attributes.formUnion(more.union(.inverse))
    foreground = .default
  }
}
