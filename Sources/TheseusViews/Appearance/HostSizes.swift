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
  /// Around the label of a round button; nil on a host that draws no outlines.
  public var roundButtonInset: CGFloat? = 4
  /// Before the label of a menu's item; the mark of a chosen item stands in it.
  public var menuItemInset: CGFloat = 20
  /// Before the mark of a chosen item of a menu.
  public var menuMarkInset: CGFloat = 0
  /// Behind a menu's item, and its shortcut or indicator.
  public var menuItemMargin: CGFloat = 8
  /// Between the label of a menu's item and its shortcut, or of a button and its indicator.
  public var indicatorSpacing: CGFloat = 8
  /// Around the text of a closed picker: its indicator is at the end.
  public var popUpInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 26)
  /// At each end of a choice of a segmented control.
  public var segmentInset: CGFloat = 10
  /// Between two choices of a segmented control.
  public var segmentSpacing: CGFloat = 1
  /// Before the mark of a choice that is listed among others; its edge stands in it.
  public var choiceInset: CGFloat = 0
  public var leastSliderWidth: CGFloat = 40
  public var sliderWidth: CGFloat = 160
  /// The height of the ticks below the track of a slider.
  public var sliderTickHeight: CGFloat = 8
  public var leastProgressWidth: CGFloat = 40
  public var progressWidth: CGFloat = 200
  /// Around the text of a field with a surface; its edge stands in it.
  public var fieldInsets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  /// The same in a field up to `narrowFieldWidth`, which shows as many characters as it can.
  public var narrowFieldInsets = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
  /// A field of 40 points has space for four digits.
  public var narrowFieldWidth: CGFloat = 40
  /// At both ends of the text of a field that searches, or reaches from edge to edge of its window;
  /// nil on a host where it looks as others do.
  public var barFieldInset: CGFloat?
  public var fieldWidth: CGFloat = 200
  public var editorHeight: CGFloat = 120
  /// The space of one day in a month.
  public var calendarDay = CGSize(width: 32, height: 24)
  /// Behind the number of a day.
  public var calendarDayInset: CGFloat = 8
  /// The width of the text cursor.
  public var caretWidth: CGFloat = 1
  /// The thickness of a separator, upright and across.
  public var separator = CGSize(width: 1, height: 1)

  // MARK: Lists, tables and scrolling

  /// Around the badge of a row.
  public var badgeInset: CGFloat = 0
  /// Before the content of a list's row: the edge of the row that has focus stands in it.
  public var rowGutter: CGFloat = 16
  /// Behind the content of a list's row.
  public var rowMargin: CGFloat = 0
  /// Before the header or footer of a section.
  public var headerInset: CGFloat = 0
  /// Between the frame of an inset list and its rows.
  public var listBoxInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Above the header of a section that follows other rows.
  public var sectionSpacing: CGFloat = 0
  /// The least height of a list's row.
  public var rowHeight: CGFloat = 28
  /// Between the columns of a table.
  public var tableSpacing: CGFloat = 16
  /// The width of a table's column that names none.
  public var tableColumnWidth: CGFloat = 80
  /// Between the headers of a table's columns and its rows, for a rule.
  public var tableRuleHeight: CGFloat = 0
  public var scrollBarThickness: CGFloat = 8
  /// How many screens of rows are created before and after the visible ones. A host whose client
  /// scrolls by itself needs more.
  public var rowsAhead: CGFloat = 0.5
  /// How far one press of an arrow key, or one step of a wheel, scrolls.
  public var scrollStep = CGSize(width: 20, height: 20)

  // MARK: Bars, tabs and windows

  /// The height of a bar with a title.
  public var barHeight: CGFloat = 36
  /// The height of the rule below the bar of a navigation stack.
  public var barRuleHeight: CGFloat = 0
  /// Before the first and behind the last item of a bar.
  public var barInset: CGFloat = 0
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
  /// The least of it in a window that is too narrow for all labels; nil on a host that cuts off the
  /// last ones instead. If they still do not fit, the chosen one is visible.
  public var tabLabelLeastInset: CGFloat?
  /// Before the first label of tabs.
  public var tabBarInset: CGFloat = 0
  /// Between two labels of tabs.
  public var tabSpacing: CGFloat = 0
  /// Between the edge of a panel and its content.
  public var panelInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Between the edge of a menu and its items with the rules between them.
  public var menuInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Beside the items of a menu, where its rules reach further.
  public var menuEdge: CGFloat = 0
  /// Between the edge of an alert and its content.
  public var alertInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Between the edge of a popover and its content.
  public var popoverInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The space that a sheet leaves above and below it, in a window that is high enough.
  public var sheetMargin: CGFloat = 0
  /// The greatest width of an alert, its edge included.
  /// The width of the list of an app's commands.
  public var commandPanelWidth: CGFloat = 480
  public var alertWidth: CGFloat = 400
  /// Between the edge of a group box and its content.
  public var groupBoxInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Where the label of a group box stands, when it is in the upper edge; nil for above the box.
  public var groupBoxLabelInset: CGFloat?
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
