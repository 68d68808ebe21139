import Foundation
import TheseusViews

extension CellControls {
  func drawField(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    surface.fill(rect, .rectangle, state.style(.fill))
    switch part {
    case .dateField: brackets(state, rect)
    case .field(.bordered): fieldEnds(state, rect)
    case .field(.borderless) where state.isFocused: fieldEnds(state, rect)
    default: break
    }
  }

  /// Brackets at the ends of each row: to be seen also without color.
  private func fieldEnds(_ state: ControlState, _ rect: CGRect) {
    let attributes = state.isFocused ? state.text(.accent, bold: true) : state.text(.secondary)
    let rows = max(1, Int((rect.height / CellSize.height).rounded(.down)))
    for row in 0..<rows {
      let y = rect.minY + CGFloat(row) * CellSize.height
      put("[", attributes, CGPoint(x: rect.minX, y: y))
      put("]", attributes, CGPoint(x: rect.maxX - CellSize.width, y: y))
    }
  }

  func drawBox(_ part: ControlPart, _ rect: CGRect) {
    let context = PaintContext()
    if part == .panel {
      surface.fill(rect, .rectangle, Color(.background)._paint(in: context))
    }
    surface.stroke(
      rect, .rounded(radius: CellSize.width), Color(.separator)._paint(in: context), width: 1)
  }
}
