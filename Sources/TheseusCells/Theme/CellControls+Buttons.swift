import Foundation
import TheseusViews

extension CellControls {
  func drawButton(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .button(let isProminent):
      surface.fill(rect, .rectangle, state.style(isProminent ? .accent : .fill))
      if rect.height <= CellSize.height { brackets(state, rect) }
    case .menuIndicator: put(CellGlyphs.unfolded, state.text(.secondary), rect.origin)
    case .submenuIndicator: put(CellGlyphs.folded, state.text(.secondary), rect.origin)
    case .shortcut(let shortcut):
      put(shortcut.terminalDescription, state.text(.secondary), rect.origin)
    case .backButton:
      put(String(CellGlyphs.back.prefix(max(0, columns(of: rect)))), state.text, rect.origin)
    default: break
    }
  }

  /// The ends of a surface of one row: to be seen also without color.
  func brackets(_ state: ControlState, _ rect: CGRect) {
    surface.stroke(rect, .rounded(radius: 4), state.style(.secondary), width: 1)
  }

  func drawPicker(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .popUpButton:
      surface.fill(rect, .rectangle, state.style(.fill))
      brackets(state, rect)
      let x = rect.maxX - 3 * CellSize.width
      put(CellGlyphs.unfolded, state.text(.secondary), CGPoint(x: x, y: rect.minY))
    case .segments: surface.fill(rect, .rectangle, state.style(.fill))
    case .segmentSeparator: put(CellGlyphs.upright, state.text(.tertiary), rect.origin)
    default: break
    }
  }
}
