import TheseusCore

/// The content of a toolbar: items with placements, alone or composed by a body.
///
/// Toolbar content is a view like any other: it has identity, state and branches by the same rules
/// (R1–R12), so that one builder serves both.
@MainActor @preconcurrency
public protocol ToolbarContent: View where Body: ToolbarContent {}

/// Toolbar content that the user may arrange; here it stays in its written order.
public typealias CustomizableToolbarContent = ToolbarContent

/// Builds toolbar content, like views.
public typealias ToolbarContentBuilder = ViewBuilder

extension Never: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent {}
extension ModifiedContent: ToolbarContent where Content: ToolbarContent, Modifier: ViewModifier {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _OptionalContent: ToolbarContent where Content: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}

/// The placement of an item in the bars around its view. Leading and trailing items share the top
/// bar with the title; the bottom bar is a row of its own. Placements that SwiftUI leaves to the
/// platform are on the trailing side.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable { case leading, center, trailing, bottom, nowhere, overflow }
  let side: Side
  private let name: String
  /// Whether the item is in the menu at the end of the bar.
  private(set) var isInMenu = false

  /// The placement of an item that a bar does not show unless the user adds it.
  var inMenu: ToolbarItemPlacement {
    var placement = ToolbarItemPlacement(.trailing, name)
    placement.isInMenu = true
    return placement
  }

  private init(_ side: Side, _ name: String) {
    self.side = side
    self.name = name
  }

  public static let automatic = ToolbarItemPlacement(.trailing, "automatic")
  public static let primaryAction = ToolbarItemPlacement(.trailing, "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(.trailing, "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(.trailing, "confirmationAction")
  public static let destructiveAction = ToolbarItemPlacement(.trailing, "destructiveAction")
  public static let topBarTrailing = ToolbarItemPlacement(.trailing, "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing, "navigationBarTrailing")
  public static let navigation = ToolbarItemPlacement(.leading, "navigation")
  public static let cancellationAction = ToolbarItemPlacement(.leading, "cancellationAction")
  public static let topBarLeading = ToolbarItemPlacement(.leading, "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(.leading, "navigationBarLeading")
  /// Instead of the title.
  public static let principal = ToolbarItemPlacement(.center, "principal")
  public static let title = ToolbarItemPlacement(.center, "title")
  public static let bottomBar = ToolbarItemPlacement(.bottom, "bottomBar")
  public static let status = ToolbarItemPlacement(.bottom, "status")
  /// Above a keyboard on the screen: never shown where keyboards are real.
  public static let keyboard = ToolbarItemPlacement(.nowhere, "keyboard")
  /// The menu of the items that do not fit.
  static let overflow = ToolbarItemPlacement(.overflow, "overflow")
}
