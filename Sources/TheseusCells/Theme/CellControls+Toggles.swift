import Foundation
import TheseusViews

extension CellControls {
  func drawToggle(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    let isOn = state.value == .on
    switch part {
    case .checkbox: drawCheckbox(state, rect)
    case .radio:
      put(isOn ? glyphs.on : glyphs.off, isOn ? accentMark(state) : secondaryMark, rect.origin)
    case .switch: drawSwitch(state, rect)
    default:
      let glyph = isOn ? glyphs.check : state.value == .mixed ? glyphs.mixed : " "
      put(glyph, accentMark(state), rect.origin)
    }
  }

  private func drawCheckbox(_ state: ControlState, _ rect: CGRect) {
    guard theme.mixes else {
      let mark =
        switch state.value {
        case .off: "[ ]"
        case .on: "[x]"
        case .mixed: "[-]"
        }
      let style = CellStyle(
        background: .clear,
        attributes: !state.isEnabled ? .dim : state.value == .off ? [] : .bold)
      return put(mark, style, rect.origin)
    }
    let isSet = state.value != .off
    let style = isSet && state.isEnabled ? prominent(state) : control(state)
    fill(rect, style)
    var mark = style
    mark.background = .clear
    mark.attributes.insert(.bold)
    let glyph = state.value == .on ? glyphs.check : state.value == .mixed ? glyphs.mixed : " "
    put(" " + glyph + " ", mark, rect.origin)
  }

  private func drawSwitch(_ state: ControlState, _ rect: CGRect) {
    if state.value == .on {
      let track = glyphs.trackDone + glyphs.trackDone
      put(track + glyphs.on, accentMark(state, bold: true), column(1, of: rect))
    } else {
      put(glyphs.on, state.isEnabled ? secondaryMark : disabledMark, column(1, of: rect))
      put(glyphs.trackLeft + glyphs.trackLeft, frameMark, column(2, of: rect))
    }
  }

  func drawMark(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    let isOn = state.value == .on
    switch part {
    case .disclosure:
      put(isOn ? glyphs.expanded : glyphs.collapsed, surroundings(state), rect.origin)
    case .rowDisclosure: put(glyphs.forward, surroundings(state), rect.origin)
    case .sortIndicator:
      put(
        " " + (isOn ? glyphs.ascending : glyphs.descending), surroundings(state), rect.origin)
    case .clearMark: put(glyphs.clear, secondaryMark, rect.origin)
    case .errorMark: put(glyphs.error, theme.dangerMark, rect.origin)
    case .deleteMark: put(glyphs.clear, theme.dangerMark, rect.origin)
    case .moveHandle:
      put(
        glyphs.handle, state.isPressed ? accentMark(state, bold: true) : secondaryMark, rect.origin)
    case .searchMark: put(glyphs.search, surroundings(state), rect.origin)
    case .pageDot:
      put(isOn ? glyphs.on : glyphs.off, isOn ? accentMark(state) : secondaryMark, rect.origin)
    case .colorSample: put(glyphs.on, surroundings(state), rect.origin)
    default: put(isOn ? glyphs.check : " ", accentMark(state), rect.origin)
    }
  }
}
