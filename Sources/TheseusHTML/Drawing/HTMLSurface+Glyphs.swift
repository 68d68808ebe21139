import Foundation
import TheseusViews

/// Parts of controls that are a glyph, a dot or a line: drawn as the app's own symbols and shapes
/// are, so that the style sheet need not describe them.
extension HTMLSurface {
  /// Draws the glyphs and shapes of a part; the rest of it is described by its class.
  func drawShapes(of part: ControlPart, _ state: ControlState, in rect: CGRect) {
    switch part {
    case .popUpButton:
      let indicator = CGRect(x: rect.maxX - 34, y: rect.minY, width: 34, height: rect.height)
      glyph(.down, .secondary, state, in: indicator)
    case .pageButton(let isForward):
      glyph(isForward ? .right : .left, .secondary, state, in: rect)
    case .backButton:
      let indicator = CGRect(x: rect.minX, y: rect.minY, width: 22, height: rect.height)
      glyph(.left, .accent, state, in: indicator)
    case .stepper: halves(state, in: rect)
    case .menuIndicator: glyph(.down, .secondary, state, in: rect)
    case .submenuIndicator: glyph(.right, .secondary, state, in: rect)
    case .disclosure: glyph(state.value == .on ? .down : .right, .secondary, state, in: rect)
    case .rowDisclosure: glyph(.right, .tertiary, state, in: rect)
    case .sortIndicator: glyph(state.value == .on ? .up : .down, .accent, state, in: rect)
    case .menuMark: if state.value == .on { glyph(.check, nil, state, in: rect) }
    case .doneMark: if state.value == .on { glyph(.check, .green, state, in: rect) }
    case .searchMark: glyph(.search, .secondary, state, in: rect)
    case .overflow: glyph(.dots, .accent, state, in: rect)
    case .clearMark:
      dot(16, .tertiary, state, in: rect)
      glyph(.cross, .background, state, in: rect)
    case .errorMark:
      dot(16, .red, state, in: rect)
      glyph(.exclamation, .background, state, in: rect)
    case .deleteMark:
      dot(18, .red, state, in: rect)
      glyph(.minus, .background, state, in: rect)
    case .moveHandle: glyph(.lines, state.isPressed ? .accent : .secondary, state, in: rect)
    case .pageDot: dot(7, state.value == .on ? .accent : .quaternary, state, in: rect)
    case .rowMarker: marker(state, in: rect)
    case .colorSample: sample(state, in: rect)
    case .slider: filling(state, in: rect)
    case .sliderTicks:
      for tick in state.ticks {
        let mark = CGRect(
          x: position(of: tick, in: rect) - 1, y: rect.minY + 2, width: 2, height: 4)
        fill(mark, .capsule, state.shapeStyle(.secondary))
      }
    case .badge: fill(rect, .capsule, state.style(.fill))
    case .menuRule, .segmentSeparator:
      let isFlat = part == .menuRule
      let line = isFlat ? rect : rect.insetBy(dx: 0, dy: 6)
      rule(line, isFlat ? .horizontal : .vertical, state.style(.separator))
    case .barRule:
      let line = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
      rule(line, .horizontal, state.style(.separator))
    default: break
    }
  }

  private func position(of fraction: Double, in rect: CGRect) -> CGFloat {
    rect.minX + metrics.middleOfThumb(at: fraction, in: rect.width)
  }

  /// The filled part of a track that does not begin at its start.
  private func filling(_ state: ControlState, in rect: CGRect) {
    guard let origin = state.origin else { return }
    let (a, b) = (position(of: origin, in: rect), position(of: state.fraction, in: rect))
    fill(
      CGRect(x: min(a, b), y: rect.midY - 2, width: abs(b - a), height: 4), .capsule,
      state.shapeStyle(.accent))
  }

  /// The two buttons of a stepper.
  private func halves(_ state: ControlState, in rect: CGRect) {
    let (left, right) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
    for (half, mark, isOn) in [
      (left, PartGlyph.minus, state.canDecrement), (right, .plus, state.canIncrement),
    ] {
      var own = state
      own.isEnabled = state.isEnabled && isOn
      glyph(mark, .primary, own, in: half)
    }
    let line = CGRect(x: rect.midX, y: rect.minY + 5, width: 0, height: rect.height - 10)
    rule(line, .vertical, state.style(.separator))
  }

  /// The edge of a row that is selected, or the dot of one of several that can be.
  private func marker(_ state: ControlState, in rect: CGRect) {
    let area: CGRect
    switch state.value {
    case .on: area = CGRect(x: rect.minX + 4, y: rect.minY + 5, width: 3, height: rect.height - 9)
    case .mixed: area = CGRect(x: rect.minX + 2, y: rect.midY - 4, width: 8, height: 8)
    case .off: return
    }
    fill(area, .capsule, state.style(.accent))
  }

  private func sample(_ state: ControlState, in rect: CGRect) {
    guard let color = state.text.foreground else { return }
    let area = CGRect(x: rect.midX - 7, y: rect.midY - 7, width: 14, height: 14)
    piece("e", area) {
      $0.color(color.flat)
      $0.color(state.style(.separator).flat)
      $0.int(1)
    }
  }

  private func dot(
    _ side: CGFloat, _ color: SystemColor, _ state: ControlState, in rect: CGRect
  ) {
    let area = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    fill(area, .ellipse, state.shapeStyle(color))
  }

  /// Draws a glyph in the middle of a rectangle; without a color in that of labels.
  private func glyph(
    _ glyph: PartGlyph, _ color: SystemColor?, _ state: ControlState, in rect: CGRect
  ) {
    let side = PartGlyph.side
    let area = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let color = color ?? (state.isEnabled ? nil : .primary)
    piece("y", area) {
      $0.symbol(SymbolPaths.Symbol(path: glyph.rawValue), color.map { state.shapeStyle($0).flat })
    }
  }
}

/// The lines of glyphs in parts of controls, on the grid of `SymbolPaths`.
private enum PartGlyph: String {
  case down = "M7.5 10l4.5 4.5l4.5-4.5"
  case up = "M7.5 14l4.5-4.5l4.5 4.5"
  case left = "M14 7.5l-4.5 4.5l4.5 4.5"
  case right = "M10 7.5l4.5 4.5l-4.5 4.5"
  case check = "M7 12.5l3.5 3.5l6.5-8"
  case cross = "M9.5 9.5l5 5M14.5 9.5l-5 5"
  case exclamation = "M12 8v4.5M12 16v.1"
  case search = "M11 6a5 5 0 1 0 0 10a5 5 0 1 0 0-10M14.7 14.7l3.3 3.3"
  case plus = "M7.5 12h9M12 7.5v9"
  case minus = "M7.5 12h9"
  case lines = "M7 8.5h10M7 12h10M7 15.5h10"
  case dots = "M6.5 12v.2M12 12v.2M17.5 12v.2"

  /// In points: lines of glyphs are 1.6 points wide.
  static let side: CGFloat = 22
}

extension ControlState {
  /// A color of the part, pale while the control is disabled.
  fileprivate func shapeStyle(_ color: SystemColor) -> PaintStyle {
    isEnabled ? style(color) : style(color).opacity(0.45)
  }
}

extension JSONWriter {
  /// The fields of a symbol's piece after its frame. A nil color is the color of labels.
  mutating func symbol(_ symbol: SymbolPaths.Symbol, _ color: Paint?) {
    string(symbol.path)
    if let color { self.color(color) } else { null() }
    if symbol.isFilled { bool(true) }
  }
}
