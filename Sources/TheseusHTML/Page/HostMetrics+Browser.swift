import Foundation
import TheseusViews

extension HostMetrics {
  /// The metrics of a browser: the client draws the parts of controls with its style sheet, whose
  /// lengths these are.
  static func browser(_ text: BrowserTextMetrics) -> HostMetrics {
    var sizes = HostSizes()
    sizes.scrollBarThickness = 0
    sizes.controlHeight = 28
    sizes.rowsAhead = 2
    sizes.rowHeight = 40
    sizes.scrollStep = CGSize(width: 40, height: 40)
    sizes.barHeight = 44
    sizes.rowMargin = 16
    sizes.barInset = sizes.rowMargin
    sizes.headerInset = 16
    sizes.tabBarInset = 4
    sizes.tabLabelHeight = 40
    sizes.tabLabelLeastInset = 3
    sizes.fieldInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    sizes.narrowFieldInsets = EdgeInsets(top: 4, leading: 3, bottom: 4, trailing: 3)
    sizes.barFieldInset = sizes.rowMargin
    // The indicator is in the middle of the last 34 points.
    sizes.popUpInsets = EdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 32)
    sizes.panelInsets = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    sizes.alertInsets = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    sizes.popoverInsets = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    sizes.sheetMargin = 24
    return HostMetrics(
      text: text, symbols: SymbolPaths.shared, sizes: sizes,
      capabilities: [.hints, .animations, .images, .startsWithoutFocus, .scrollsWindows])
  }
}
