import Foundation
import TheseusViews

extension CellControls {
  /// A fill, and while it has focus an edge in the first column of each row. Without colors the
  /// text stands on a line.
  func drawField(_ state: ControlState, _ rect: CGRect) {
    guard theme.mixes else {
      fill(rect, CellStyle(attributes: .underline))
      return drawFieldEdge(state, rect)
    }
    let shade = !state.isEnabled ? colors.bar : state.isFocused ? colors.control : colors.field
    fill(rect, theme.fill(shade))
    drawFieldEdge(state, rect)
  }

  private func drawFieldEdge(_ state: ControlState, _ rect: CGRect) {
    guard state.isFocused, state.isEnabled else { return }
    for y in rows(of: rect) {
      put(glyphs.edge, accentMark(state), CGPoint(x: rect.minX, y: y))
    }
  }

  /// The edge of a row that is selected or has focus.
  func drawEdge(_ state: ControlState, _ rect: CGRect) {
    let glyph =
      state.value == .mixed ? glyphs.check : theme.mixes ? glyphs.edge : glyphs.plainEdge
    let isAccent = state.isFocused || state.value == .mixed
    var style = isAccent ? accentMark(state) : secondaryMark
    if !theme.mixes { style = CellStyle(background: .clear, attributes: .bold) }
    for y in rows(of: rect).prefix(state.value == .mixed ? 1 : .max) {
      put(glyph, style, CGPoint(x: rect.minX, y: y))
    }
  }

  private func rows(of rect: CGRect) -> [CGFloat] {
    Array(stride(from: rect.minY, to: max(rect.maxY, rect.minY + 1), by: CellSize.height))
  }

  func drawFrame(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .groupBox: drawGroupBox(state, rect)
    case .panel: drawPanel(state, rect)
    case .menuRule:
      let inner = max(0, columns(of: rect) - 2)
      let rule = String(repeating: glyphs.horizontal, count: inner)
      put(glyphs.menuRuleStart + rule + glyphs.menuRuleEnd, frameMark, rect.origin)
    case .bar: if theme.mixes { fill(rect, theme.fill(colors.bar)) }
    case .barRule: drawBarRule(state, rect)
    case .paneEdge(let axis): drawPaneEdge(axis, state, rect)
    case .badge: ground(rect, theme.fill(colors.control))
    default: break
    }
  }

  private func drawPaneEdge(_ axis: Axis, _ state: ControlState, _ rect: CGRect) {
    let style = state.isPressed ? accentMark(state, bold: true) : lineMark
    guard axis == .horizontal else {
      let glyph = state.isPressed ? glyphs.trackDone : glyphs.horizontal
      return put(String(repeating: glyph, count: max(0, columns(of: rect))), style, rect.origin)
    }
    for y in rows(of: rect) {
      put(
        state.isPressed ? glyphs.thumb : glyphs.vertical, style, CGPoint(x: rect.minX, y: y))
    }
  }

  private func drawGroupBox(_ state: ControlState, _ rect: CGRect) {
    border(rect, frameMark)
    guard !state.label.isNull else { return }
    // The label stands in the edge, a space on each side.
    put(" ", text, CGPoint(x: state.label.minX - CellSize.width, y: rect.minY))
    put(
      String(repeating: " ", count: columns(of: state.label) + 1), text,
      CGPoint(x: state.label.minX, y: rect.minY))
  }

  private func drawPanel(_ state: ControlState, _ rect: CGRect) {
    fill(rect, .plain)
    border(rect, frameMark)
    let space = columns(of: rect) - 4
    guard space > 2 else { return }
    let title = CellWidth.prefix(of: state.title, columns: space - 2)
    if !title.isEmpty {
      put(" " + title + " ", CellStyle(background: .clear, attributes: .bold), column(2, of: rect))
    }
    guard state.closesByKey else { return }
    let hint = " " + String(localized: "Esc closes") + " "
    let (used, width) = (title.isEmpty ? 0 : CellWidth.of(title) + 3, CellWidth.of(hint))
    guard used + width <= space else { return }
    put(hint, secondaryMark, column(2 + space - width, of: rect))
  }

  private func drawBarRule(_ state: ControlState, _ rect: CGRect) {
    line(glyphs.horizontal, count: columns(of: rect), lineMark, rect.origin)
    guard !state.label.isNull else { return }
    line(
      glyphs.trackDone, count: columns(of: state.label), accentMark(state, bold: true),
      CGPoint(x: state.label.minX, y: rect.minY))
  }
}
