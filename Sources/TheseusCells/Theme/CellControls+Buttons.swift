import Foundation
import TheseusViews

extension CellControls {
  func drawButton(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .button(let isProminent):
      if isProminent, state.isEnabled, !state.isDestructive {
        ground(rect, prominent(state), brackets: .bold)
      } else if state.isDestructive, state.isEnabled {
        ground(rect, theme.fill(colors.dangerFill, text: colors.onDanger))
      } else {
        ground(rect, control(state))
      }
    case .toggleButton:
      let isOn = state.value != .off
      ground(rect, isOn && state.isEnabled ? prominent(state) : control(state))
      if isOn, !theme.mixes { put("*", text, column(1, of: rect)) }
    case .menuIndicator: put(glyphs.expanded, secondaryMark, rect.origin)
    case .submenuIndicator: put(glyphs.collapsed, secondaryMark, rect.origin)
    case .shortcut(let shortcut):
      put(shortcut.terminalDescription, secondaryMark, rect.origin)
    case .pageButton(let isForward):
      ground(rect, control(state))
      put(
        isForward ? glyphs.forward : glyphs.back, state.isEnabled ? text : disabledMark,
        column(1, of: rect))
    case .overflow: put(glyphs.more, surroundings(state), rect.origin)
    case .backButton:
      let title = glyphs.back + " " + state.title
      put(CellWidth.prefix(of: title, columns: columns(of: rect)), accentMark(state), rect.origin)
    default: break
    }
  }

  func drawPicker(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    switch part {
    case .popUpButton:
      ground(rect, state.value == .on && state.isEnabled ? prominent(state) : control(state))
      let x = rect.maxX - 3 * CellSize.width
      put(
        glyphs.expanded, state.isEnabled ? secondaryMark : disabledMark,
        CGPoint(x: x, y: rect.minY))
    case .segments: ground(rect, control(state))
    case .segment: if state.value == .on, !theme.mixes { put("*", text, column(1, of: rect)) }
    case .segmentSeparator:
      if !theme.mixes { put(glyphs.vertical, disabledMark, rect.origin) }
    default: break
    }
  }
}
