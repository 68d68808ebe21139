import Foundation
import TheseusViews

extension CellPainter: DrawingSurface {
  public func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    buffer.put(
      text, x: column(origin.x + point.x), y: row(origin.y + point.y), style: style(attributes))
  }

  private func style(_ attributes: TextAttributes) -> CellStyle {
    var style = CellStyle(background: .clear)
    if attributes.traits.contains(.bold) { style.attributes.insert(.bold) }
    if attributes.traits.contains(.italic) { style.attributes.insert(.italic) }
    if attributes.traits.contains(.underline) { style.attributes.insert(.underline) }
    if attributes.traits.contains(.strikethrough) { style.attributes.insert(.strikethrough) }
    if let paint = attributes.foreground?.flat {
      let (color, added) = theme(paint.appearance).foreground(paint)
      style.foreground = color
      style.attributes.formUnion(added)
    }
    if let paint = attributes.background,
      let surface = theme(paint.appearance).surface(paint, rows: 1)
    {
      style.background = surface.background
      style.attributes.formUnion(surface.attributes)
    }
    if opacity < 1 { style.foreground = theme.fade(style.foreground, opacity, &style.attributes) }
    return style
  }

  public func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    CellControls(self, state.paint).draw(part, state, in: drawable(rect))
  }

  /// A part is drawn row by row, so one of an app's endless size has that of the largest windows.
  private func drawable(_ rect: CGRect) -> CGRect {
    let most: CGFloat = 20_000
    if rect.width <= most, rect.height <= most { return rect }
    return CGRect(
      origin: rect.origin,
      size: CGSize(width: min(rect.width, most), height: min(rect.height, most)))
  }

  // MARK: Parts of controls

  /// Text of a control in a finished style.
  func put(_ text: String, _ style: CellStyle, at point: CGPoint) {
    buffer.put(
      text, x: column(origin.x + point.x), y: row(origin.y + point.y), style: faded(style))
  }

  /// A line of one glyph of width 1, in a finished style.
  func line(_ glyph: Character, count: Int, _ style: CellStyle, at point: CGPoint) {
    buffer.fill(
      CellRect(
        x: column(origin.x + point.x), y: row(origin.y + point.y), width: count, height: 1),
      style: faded(style), character: glyph)
  }

  /// A style with the opacity of the surroundings.
  private func faded(_ style: CellStyle) -> CellStyle {
    var style = style
    if opacity < 1 { style.foreground = theme.fade(style.foreground, opacity, &style.attributes) }
    return style
  }

  /// A surface of a control in a finished style.
  func fill(_ rect: CGRect, _ style: CellStyle) {
    let area = cells(rect.offsetBy(dx: origin.x, dy: origin.y))
    guard area.intersects(buffer.clip) else { return }
    var style = faded(style)
    if opacity < 1, theme.mixes, style.background != .default {
      style.background =
        theme.back.mixed(theme.rgb(style.background, else: theme.back), opacity).color
    }
    buffer.fill(area, style: style)
  }

  /// The frame of a panel or group.
  func border(_ rect: CGRect, _ style: CellStyle) {
    buffer.border(
      cells(rect.offsetBy(dx: origin.x, dy: origin.y)), style: faded(style), glyphs: .rounded)
  }

  public func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    if style.isInvisible { return }
    let area = cells(rect.offsetBy(dx: origin.x, dy: origin.y))
    guard area.intersects(buffer.clip) else { return }
    if shape == .ellipse || shape == .capsule, area.width <= 2, area.height == 1 {
      return dot(area, style)
    }
    if shape == .ellipse, area.height > 1 { return ellipse(area, style) }
    switch style {
    case .color(let paint): fill(area, paint, rows: area.height)
    case .gradient:
      for y in max(area.y, buffer.clip.y)..<min(area.endY, buffer.clip.endY) {
        for x in max(area.x, buffer.clip.x)..<min(area.endX, buffer.clip.endX) {
          fill(
            CellRect(x: x, y: y, width: 1, height: 1), sample(style, x, y, in: area),
            rows: area.height)
        }
      }
    }
  }

  private func fill(_ area: CellRect, _ paint: Paint, rows: Int) {
    let alpha = Double(paint.opacity) / 255 * opacity
    if alpha <= 0 || paint.isInvisible { return }
    if alpha < 1 {
      let translucent = paint.opacity(opacity)
      buffer.restyle(area) { theme.tint(translucent, to: &$0) }
    } else if let surface = theme(paint.appearance).surface(paint, rows: rows) {
      buffer.fill(area, style: surface)
    }
  }

  private func sample(_ style: PaintStyle, _ x: Int, _ y: Int, in area: CellRect) -> Paint {
    let point = UnitPoint(
      x: (CGFloat(x - area.x) + 0.5) / CGFloat(area.width),
      y: (CGFloat(y - area.y) + 0.5) / CGFloat(area.height))
    return style.paint(
      at: point,
      size: CGSize(
        width: CGFloat(area.width) * CellSize.width,
        height: CGFloat(area.height) * CellSize.height))
  }

  /// A circle of one row is a symbol, not a block.
  private func dot(_ area: CellRect, _ style: PaintStyle) {
    buffer.put("●", x: area.x + (area.width - 1) / 2, y: area.y, style: line(style.flat))
  }

  /// Half rows make a circle round.
  private func ellipse(_ area: CellRect, _ style: PaintStyle) {
    halves(area, style) { x, y in x * x + y * y <= 1 }
  }

  /// The outline of a circle of several rows, at least half a row thick.
  private func ring(_ area: CellRect, _ style: PaintStyle, width: CGFloat) {
    let half = CellSize.height / 2
    let thickness = max(half, (width / half).rounded() * half)
    let across = 1 - 2 * thickness / (CGFloat(area.width) * CellSize.width)
    let along = 1 - 2 * thickness / (CGFloat(area.height) * CellSize.height)
    halves(area, style) { x, y in
      x * x + y * y <= 1
        && (across <= 0 || along <= 0
          || (x / across) * (x / across) + (y / along) * (y / along) > 1)
    }
  }

  /// The half cells whose centers are in a shape; the area ranges from -1 to 1.
  private func halves(_ area: CellRect, _ style: PaintStyle, _ contains: (CGFloat, CGFloat) -> Bool)
  {
    func isInside(_ x: Int, _ half: Int) -> Bool {
      contains(
        (CGFloat(x) + 0.5) / CGFloat(area.width) * 2 - 1,
        (CGFloat(half) + 0.5) / CGFloat(area.height * 2) * 2 - 1)
    }
    let shown = area.intersection(buffer.clip)
    guard !shown.isEmpty else { return }
    for y in shown.y..<shown.endY {
      for x in shown.x..<shown.endX {
        let half = 2 * (y - area.y)
        let (upper, lower) = (isInside(x - area.x, half), isInside(x - area.x, half + 1))
        guard upper || lower else { continue }
        let paint = sample(style, x, y, in: area)
        if paint.isInvisible { continue }
        buffer.put(upper && lower ? "█" : upper ? "▀" : "▄", x: x, y: y, style: line(paint))
      }
    }
  }

  /// A color for lines and symbols, over the existing background.
  func line(_ paint: Paint) -> CellStyle {
    let (color, attributes) = theme(paint.appearance).foreground(paint)
    var style = CellStyle(foreground: color, background: .clear, attributes: attributes)
    if opacity < 1 { style.foreground = theme.fade(color, opacity, &style.attributes) }
    return style
  }

  public func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    if style.isInvisible { return }
    var area = cells(rect.offsetBy(dx: origin.x, dy: origin.y))
    guard area.intersects(buffer.clip) else { return }
    // A box of two rows would have its only line of text in one of its edges.
    if area.height == 2, let row = buffer.onlyRowWithText(in: area) {
      area = CellRect(x: area.x, y: row, width: area.width, height: 1)
    }
    if shape == .ellipse, area.height >= 4, area.width >= 8 {
      return ring(area, style, width: width)
    }
    let glyphs: BorderGlyphs =
      switch shape {
      case .rectangle: width >= 2 ? .heavy : .square
      case .rounded, .capsule, .ellipse: width >= 3 ? .heavy : .rounded
      }
    let line = line(style.flat)
    if area.height == 1 {
      // One row has no space for a box: brackets in empty cells.
      guard area.width > 1 else { return }
      if buffer.text(x: area.x, y: area.y) == " " {
        buffer.put("[", x: area.x, y: area.y, style: line)
      }
      if buffer.text(x: area.endX - 1, y: area.y) == " " {
        buffer.put("]", x: area.endX - 1, y: area.y, style: line)
      }
    } else {
      buffer.border(area, style: line, glyphs: glyphs, sparesText: true)
    }
  }

  public func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {
    let area = cells(rect.offsetBy(dx: origin.x, dy: origin.y))
    guard !area.isEmpty, !style.isInvisible else { return }
    let line = line(style.flat)
    if axis == .horizontal {
      buffer.fill(
        CellRect(x: area.x, y: area.y + (area.height - 1) / 2, width: area.width, height: 1),
        style: line, character: "─")
    } else {
      buffer.fill(
        CellRect(x: area.x + (area.width - 1) / 2, y: area.y, width: 1, height: area.height),
        style: line, character: "│")
    }
  }

  public func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {
    let theme = theme(paint.appearance)
    buffer.restyle(cells(rect.offsetBy(dx: origin.x, dy: origin.y))) {
      theme.apply(emphasis, to: &$0)
    }
  }

  public func clipped(to rect: CGRect, _ body: () -> Void) {
    buffer.pushClip(cells(rect.offsetBy(dx: origin.x, dy: origin.y)))
    body()
    buffer.popClip()
  }
}

extension Paint {
  /// Whether drawing with it changes nothing.
  fileprivate var isInvisible: Bool { opacity == 0 || system == .clear }
}

extension PaintStyle {
  /// Whether drawing with it changes nothing anywhere.
  fileprivate var isInvisible: Bool {
    if case .color(let paint) = self { paint.isInvisible } else { false }
  }
}
