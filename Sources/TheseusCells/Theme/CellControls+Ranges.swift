import Foundation
import TheseusViews

extension CellControls {
  func drawRange(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .slider: drawSlider(state, rect)
    case .sliderThumb: put(CellGlyphs.dotOn, state.text(.primary), rect.origin)
    case .stepper: drawStepper(state, rect)
    case .progressBar:
      let cells = max(1, columns(of: rect))
      drawTrack(done: Int((state.fraction * Double(cells)).rounded()), of: cells, state, rect)
    case .spinner: put(CellGlyphs.spinner, state.text(.accent), rect.origin)
    case .refreshIndicator: put(CellGlyphs.refresh, state.text, rect.origin)
    default: break
    }
  }

  private func drawSlider(_ state: ControlState, _ rect: CGRect) {
    let cells = max(1, columns(of: rect))
    let thumb = Int((state.fraction * Double(cells - 1)).rounded())
    drawTrack(done: thumb, of: cells, gap: 1, state, rect)
    put(CellGlyphs.dotOn, state.text(.primary), column(thumb, of: rect))
  }

  private func drawTrack(
    done: Int, of cells: Int, gap: Int = 0, _ state: ControlState, _ rect: CGRect
  ) {
    put(String(repeating: CellGlyphs.trackDone, count: done), state.text(.accent), rect.origin)
    put(
      String(repeating: CellGlyphs.trackLeft, count: cells - done - gap), state.text(.tertiary),
      column(done + gap, of: rect))
  }

  private func drawStepper(_ state: ControlState, _ rect: CGRect) {
    func put(_ glyph: String, _ column: Int, _ color: SystemColor) {
      self.put(glyph, state.text(color), self.column(column, of: rect))
    }
    put("[", 0, .secondary)
    put("-", 1, state.canDecrement ? .primary : .tertiary)
    put(CellGlyphs.upright, 2, .secondary)
    put("+", 3, state.canIncrement ? .primary : .tertiary)
    put("]", 4, .secondary)
  }

  /// A thumb along the trailing edge.
  func drawScrollBar(_ state: ControlState, _ rect: CGRect) {
    let unit = CellSize.height
    let (visible, most) = (state.scroll.visible, state.scroll.content - state.scroll.visible)
    guard visible >= 2 * unit, most > 0 else { return }
    let length = max(
      unit, (rect.height * visible / state.scroll.content / unit).rounded() * unit)
    let space = rect.height - length
    let position = (space * state.scroll.offset / most / unit).rounded() * unit
    let thumb = position..<(position + length)
    for y in stride(from: 0, to: rect.height, by: unit) {
      put(
        thumb.contains(y) ? CellGlyphs.scrollThumb : CellGlyphs.upright, TextAttributes(),
        CGPoint(x: rect.minX, y: rect.minY + y))
    }
  }
}
