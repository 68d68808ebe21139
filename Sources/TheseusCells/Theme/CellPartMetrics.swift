import Foundation
import TheseusViews

/// The sizes of the parts of controls in cells.
public struct CellPartMetrics: PartMetrics {
  public init() {}

  public func size(of part: ControlPart) -> CGSize {
    CGSize(width: CGFloat(columns(of: part)) * CellSize.width, height: rows(of: part))
  }

  private func rows(of part: ControlPart) -> CGFloat {
    columns(of: part) == 0 ? 0 : CellSize.height
  }

  private func columns(of part: ControlPart) -> Int {
    switch part {
    case .menuIndicator, .submenuIndicator, .menuMark, .sliderThumb, .spinner, .refreshIndicator,
      .disclosure, .rowDisclosure, .rowMarker, .doneMark, .searchMark, .colorSample, .pageDot,
      .radio, .overflow, .clearMark, .errorMark, .deleteMark, .moveHandle:
      1
    case .sortIndicator, .backButton: 2
    case .checkbox, .pageButton: 3
    case .switch: 5
    case .stepper: 7
    case .shortcut(let shortcut): shortcut.terminalDescription.count
    case .button, .toggleButton, .popUpButton, .segments, .segment, .segmentSeparator, .slider,
      .progressBar, .field, .dateField, .calendarDay, .paneEdge, .groupBox, .panel, .menuRule, .bar,
      .barRule, .badge,
      .scrollBar, .sliderTicks:
      0
    }
  }
}

extension HostSizes {
  /// The lengths of a terminal, in whole cells.
  static let cells: HostSizes = {
    func columns(_ count: CGFloat) -> CGFloat { count * CellSize.width }
    func rows(_ count: CGFloat) -> CGFloat { count * CellSize.height }
    var sizes = HostSizes()
    sizes.controlHeight = rows(1)
    sizes.controlSpacing = columns(1)
    sizes.buttonInset = columns(2)
    sizes.menuItemInset = columns(3)
    sizes.menuMarkInset = columns(1)
    sizes.menuItemMargin = columns(1)
    sizes.indicatorSpacing = columns(2)
    sizes.popUpInsets = EdgeInsets(top: 0, leading: columns(2), bottom: 0, trailing: columns(5))
    sizes.segmentInset = columns(2)
    sizes.segmentSpacing = 0
    sizes.choiceInset = columns(1)
    sizes.leastSliderWidth = columns(4)
    sizes.sliderWidth = columns(20)
    sizes.sliderTickHeight = rows(1)
    sizes.roundButtonInset = nil
    sizes.leastProgressWidth = columns(4)
    sizes.progressWidth = columns(24)
    sizes.fieldInsets = EdgeInsets(top: 0, leading: columns(2), bottom: 0, trailing: columns(1))
    sizes.narrowFieldInsets = EdgeInsets(top: 0, leading: columns(1), bottom: 0, trailing: 0)
    sizes.narrowFieldWidth = columns(6)
    sizes.fieldWidth = columns(24)
    sizes.editorHeight = rows(6)
    sizes.calendarDay = CGSize(width: columns(4), height: rows(1))
    sizes.calendarDayInset = columns(1)
    sizes.caretWidth = columns(1)
    sizes.separator = CGSize(width: columns(1), height: rows(1))
    sizes.badgeInset = columns(1)
    sizes.rowGutter = columns(2)
    sizes.rowMargin = columns(1)
    sizes.headerInset = columns(2)
    sizes.listBoxInsets = EdgeInsets(
      top: rows(1), leading: columns(1), bottom: rows(1), trailing: columns(1))
    sizes.sectionSpacing = rows(1)
    sizes.rowHeight = rows(1)
    sizes.tableSpacing = columns(2)
    sizes.tableColumnWidth = columns(10)
    sizes.tableRuleHeight = rows(1)
    sizes.scrollBarThickness = columns(1)
    sizes.scrollStep = CGSize(width: columns(1), height: rows(1))
    sizes.barHeight = rows(1)
    sizes.barRuleHeight = rows(1)
    sizes.barInset = columns(2)
    sizes.barSpacing = columns(3)
    sizes.backButtonSpacing = columns(2)
    sizes.subtitleSpacing = columns(2)
    sizes.tabLabelHeight = rows(1)
    sizes.tabRuleHeight = rows(1)
    sizes.pageDotHeight = rows(1)
    sizes.tabLabelInset = columns(1)
    sizes.tabBarInset = columns(1)
    sizes.tabSpacing = columns(2)
    sizes.panelInsets = EdgeInsets(
      top: rows(2), leading: columns(3), bottom: rows(2), trailing: columns(3))
    sizes.alertInsets = sizes.panelInsets
    sizes.popoverInsets = EdgeInsets(
      top: rows(1), leading: columns(2), bottom: rows(1), trailing: columns(2))
    sizes.menuInsets = EdgeInsets(top: rows(1), leading: 0, bottom: rows(1), trailing: 0)
    sizes.menuEdge = columns(1)
    sizes.sheetMargin = rows(2)
    sizes.alertWidth = columns(48)
    sizes.commandPanelWidth = columns(60)
    sizes.groupBoxInsets = EdgeInsets(
      top: rows(1), leading: columns(2), bottom: rows(1), trailing: columns(2))
    sizes.groupBoxLabelInset = columns(3)
    sizes.leastSplitWidth = columns(12)
    sizes.regularWindow = CGSize(width: columns(80), height: rows(24))
    sizes.window = sizes.regularWindow
    sizes.dragDistance = columns(1)
    return sizes
  }()
}
