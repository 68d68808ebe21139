import Foundation
import TheseusViews

extension CellControls {
  func drawRange(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .slider: drawSlider(state, rect)
    case .sliderThumb: put(glyphs.on, text, rect.origin)
    case .sliderTicks: drawTicks(state, rect)
    case .stepper: drawStepper(state, rect)
    case .progressBar:
      drawProgress(state, rect)
    case .spinner, .refreshIndicator:
      let count = glyphs.spinner.count
      guard count > 0 else { return }
      put(glyphs.spinner[max(0, state.tick) % count], accentMark(state), rect.origin)
    default: break
    }
  }

  private func drawProgress(_ state: ControlState, _ rect: CGRect) {
    let cells = max(1, columns(of: rect))
    guard state.value == .mixed else {
      return drawTrack(
        done: place(state.fraction, of: cells), of: cells, state, rect)
    }
    // Three cells go to the end and return.
    let length = min(3, cells)
    let space = cells - length
    let turn = space > 0 ? max(0, state.tick) % (2 * space) : 0
    drawTrack(done: 0, of: cells, state, rect)
    put(
      String(repeating: glyphs.trackDone, count: length), accentMark(state),
      column(min(turn, 2 * space - turn), of: rect))
  }

  /// The number of `cells` that a fraction of them takes.
  private func place(_ fraction: Double, of cells: Int) -> Int {
    Int(clamping: (fraction * Double(cells)).rounded(), to: 0...cells)
  }

  private func drawSlider(_ state: ControlState, _ rect: CGRect) {
    let cells = max(1, columns(of: rect))
    let thumb = place(state.fraction, of: cells - 1)
    if let origin = state.origin {
      drawTrack(done: 0, of: cells, state, rect)
      let first = place(origin, of: cells - 1)
      put(
        String(repeating: glyphs.trackDone, count: abs(thumb - first) + 1), accentMark(state),
        column(min(first, thumb), of: rect))
    } else {
      drawTrack(done: thumb, of: cells, gap: 1, state, rect)
    }
    guard state.isFocused else {
      return put(glyphs.on, state.isEnabled ? text : disabledMark, column(thumb, of: rect))
    }
    let style = accentMark(state, bold: true)
    if thumb > 0 { put(glyphs.back, style, column(thumb - 1, of: rect)) }
    put(glyphs.on, style, column(thumb, of: rect))
    if thumb < cells - 1 { put(glyphs.forward, style, column(thumb + 1, of: rect)) }
  }

  private func drawTicks(_ state: ControlState, _ rect: CGRect) {
    let last = max(1, columns(of: rect)) - 1
    let style = state.isEnabled ? secondaryMark : disabledMark
    for place in Set(state.ticks.map { place($0, of: last) }) {
      put(glyphs.tick, style, column(place, of: rect))
    }
  }

  private func drawTrack(
    done: Int, of cells: Int, gap: Int = 0, _ state: ControlState, _ rect: CGRect
  ) {
    put(String(repeating: glyphs.trackDone, count: done), accentMark(state), rect.origin)
    put(
      String(repeating: glyphs.trackLeft, count: max(0, cells - done - gap)), frameMark,
      column(done + gap, of: rect))
  }

  private func drawStepper(_ state: ControlState, _ rect: CGRect) {
    fill(rect, control(state))
    let minus = state.canDecrement && state.isEnabled ? text : disabledMark
    let plus = state.canIncrement && state.isEnabled ? text : disabledMark
    put(glyphs.minus, minus, column(1, of: rect))
    put(glyphs.vertical, lineMark, column(3, of: rect))
    put(glyphs.plus, plus, column(5, of: rect))
    guard !theme.mixes else { return }
    for (place, bracket) in [(0, "["), (2, "]"), (4, "["), (6, "]")] {
      put(bracket, disabledMark, column(place, of: rect))
    }
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
    guard position.isFinite, length.isFinite else { return }
    let thumb = position..<(position + length)
    for y in stride(from: 0, to: rect.height, by: unit) {
      let isThumb = thumb.contains(y)
      put(
        isThumb ? glyphs.thumb : glyphs.vertical, isThumb ? secondaryMark : lineMark,
        CGPoint(x: rect.minX, y: rect.minY + y))
    }
  }
}
