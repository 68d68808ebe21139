import Foundation

/// A host's lengths for controls and for what surrounds content, in points.
///
/// The defaults are those of a host that draws in points.
public struct HostSizes: Sendable {
  // MARK: Controls

  /// The least height of a control, and the height of a menu's item.
  public var controlHeight: CGFloat = 24
  /// Between a control and its label.
  public var controlSpacing: CGFloat = 8
  /// At each end of a button with a surface.
  public var buttonInset: CGFloat = 12
  /// At each end of a menu's item; the mark of a chosen item stands in it.
  public var menuItemInset: CGFloat = 20
  /// Behind the shortcut or the indicator of a menu's item.
  public var menuItemMargin: CGFloat = 8
  /// Around the text of a closed picker: its indicator is at the end.
  public var popUpInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 26)
  /// At each end of a choice of a segmented control.
  public var segmentInset: CGFloat = 10
  /// Between two choices of a segmented control.
  public var segmentSpacing: CGFloat = 1
  public var leastSliderWidth: CGFloat = 40
  public var sliderWidth: CGFloat = 160
  public var leastProgressWidth: CGFloat = 40
  public var progressWidth: CGFloat = 200
  /// At each end of a field with a surface.
  public var fieldInset: CGFloat = 8
  public var fieldWidth: CGFloat = 200
  public var editorHeight: CGFloat = 120
  /// The width of the text cursor.
  public var caretWidth: CGFloat = 1
  /// The thickness of a separator, upright and across.
  public var separator = CGSize(width: 1, height: 1)

  // MARK: Lists, tables and scrolling

  /// Before the content of a list's row: the mark of the row that has focus stands in it.
  public var rowGutter: CGFloat = 16
  /// The least height of a list's row.
  public var rowHeight: CGFloat = 28
  /// Between the columns of a table.
  public var tableSpacing: CGFloat = 16
  /// The width of a table's column that names none.
  public var tableColumnWidth: CGFloat = 80
  public var scrollBarThickness: CGFloat = 8
  /// How far one press of an arrow key, or one step of a wheel, scrolls.
  public var scrollStep = CGSize(width: 20, height: 20)

  // MARK: Bars, tabs and windows

  /// The height of a bar with a title.
  public var barHeight: CGFloat = 36
  /// Between the items of a bar.
  public var barSpacing: CGFloat = 12
  /// Between the back button and the item after it.
  public var backButtonSpacing: CGFloat = 12
  /// Between a title and its subtitle.
  public var subtitleSpacing: CGFloat = 8
  /// The height of the labels of tabs.
  public var tabLabelHeight: CGFloat = 32
  /// Between the labels of tabs and the page.
  public var tabRuleHeight: CGFloat = 1
  /// The height of the dots of pages.
  public var pageDotHeight: CGFloat = 16
  /// At each end of a tab's label, and between its parts.
  public var tabLabelInset: CGFloat = 8
  /// Between the edge of a panel and its content.
  public var panelInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The least width of a column of a split view that names none.
  public var leastSplitWidth: CGFloat = 160
  /// A window is compact where it is shorter than this.
  public var regularWindow = CGSize(width: 640, height: 480)
  /// The window that is assumed where an element is in none.
  public var window = CGSize(width: 1024, height: 768)
  /// The distance that starts a drag.
  public var dragDistance: CGFloat = 4

  public init() {}
}
