import Foundation
import TheseusViews

/// Draws the parts of controls as characters. It needs no more than a surface on which text is
/// cells.
@MainActor
public struct CellControls {
  let surface: any DrawingSurface

  public init(_ surface: any DrawingSurface) { self.surface = surface }

  public func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    switch part {
    case .button, .menuIndicator, .submenuIndicator, .shortcut, .backButton:
      drawButton(part, state, rect)
    case .checkbox, .radio, .switch, .toggleMark, .menuMark: drawToggle(part, state, rect)
    case .popUpButton, .segments, .segmentSeparator: drawPicker(part, state, rect)
    case .slider, .sliderThumb, .stepper, .progressBar, .spinner, .refreshIndicator:
      drawRange(part, state, rect)
    case .field, .dateField: drawField(part, state, rect)
    case .disclosure, .rowDisclosure, .rowMarker, .sortIndicator, .doneMark, .searchMark,
      .colorSample, .pageDot:
      drawMark(part, state, rect)
    case .groupBox, .panel: drawBox(part, rect)
    case .scrollBar: drawScrollBar(state, rect)
    }
  }

  func put(_ text: String, _ attributes: TextAttributes, _ point: CGPoint) {
    surface.draw(text[...], attributes, at: point)
  }

  /// A point some columns to the right of a rectangle's leading edge, on its first row.
  func column(_ column: Int, of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + CGFloat(column) * CellSize.width, y: rect.minY)
  }

  /// How many whole columns a rectangle has.
  func columns(of rect: CGRect) -> Int { Int((rect.width / CellSize.width).rounded(.down)) }
}
