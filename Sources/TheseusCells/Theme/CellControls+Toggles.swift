import Foundation
import TheseusViews

extension CellControls {
  func drawToggle(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    let isSet = state.value != .off
    put(
      glyph(part, state.value),
      state.text(isSet ? .accent : .secondary, bold: state.value == .on), rect.origin)
  }

  private func glyph(_ part: ControlPart, _ value: ControlState.Value) -> String {
    switch part {
    case .checkbox:
      switch value {
      case .off: CellGlyphs.checkboxOff
      case .on: CellGlyphs.checkboxOn
      case .mixed: CellGlyphs.checkboxMixed
      }
    case .radio: value == .on ? CellGlyphs.radioOn : CellGlyphs.radioOff
    case .switch: value == .on ? CellGlyphs.switchOn : CellGlyphs.switchOff
    case .toggleMark: value == .on ? CellGlyphs.dotOn : CellGlyphs.dotOff
    default:
      switch value {
      case .off: " "
      case .on: CellGlyphs.mark
      case .mixed: CellGlyphs.mixedMark
      }
    }
  }

  func drawMark(_ part: ControlPart, _ state: ControlState, _ rect: CGRect) {
    put(mark(part, state.value), state.text, rect.origin)
  }

  private func mark(_ part: ControlPart, _ value: ControlState.Value) -> String {
    switch part {
    case .disclosure: value == .on ? CellGlyphs.unfolded : CellGlyphs.folded
    case .rowDisclosure: CellGlyphs.rowDisclosure
    case .rowMarker: CellGlyphs.rowMarker
    case .sortIndicator: value == .on ? CellGlyphs.ascending : CellGlyphs.descending
    case .searchMark: CellGlyphs.search
    case .pageDot: value == .on ? CellGlyphs.dotOn : CellGlyphs.dotOff
    case .colorSample: CellGlyphs.dotOn
    default: value == .on ? CellGlyphs.mark : " "
    }
  }
}
