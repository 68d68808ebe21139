import Foundation

/// The sizes of the control parts that have a size of their own on a host.
public protocol PartMetrics: Sendable {
  /// The size of a part, in points; zero for a part as large as what it surrounds.
  func size(of part: ControlPart) -> CGSize
}

/// The parts of a host that draws in points.
public struct StandardPartMetrics: PartMetrics {
  public init() {}

  public func size(of part: ControlPart) -> CGSize {
    switch part {
    case .overflow, .checkbox, .radio, .spinner, .refreshIndicator, .colorSample:
      CGSize(width: 16, height: 16)
    case .switch: CGSize(width: 36, height: 20)
    case .menuMark, .doneMark, .searchMark, .clearMark, .errorMark, .sliderThumb, .pageDot:
      CGSize(width: 12, height: 16)
    case .menuIndicator, .submenuIndicator, .disclosure, .rowDisclosure, .rowMarker,
      .sortIndicator, .deleteMark, .moveHandle:
      CGSize(width: 10, height: 16)
    case .shortcut(let shortcut):
      CGSize(width: CGFloat(shortcut.description.count) * 10, height: 16)
    case .stepper: CGSize(width: 48, height: 24)
    case .slider: CGSize(width: 0, height: 20)
    case .progressBar: CGSize(width: 0, height: 16)
    case .pageButton: CGSize(width: 24, height: 24)
    case .backButton: CGSize(width: 20, height: 24)
    case .button, .toggleButton, .popUpButton, .segments, .segmentSeparator, .segment, .field,
      .dateField, .calendarDay, .paneEdge, .groupBox, .panel, .menuRule, .bar, .barRule, .badge,
      .scrollBar, .sliderTicks:
      .zero
    }
  }
}
