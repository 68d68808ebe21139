import Foundation
import TheseusCore

/// The placement and the size of a layer in its window, and its effect on the content below.
public struct LayerStyle: Equatable {
  /// The position of the panel.
  public enum Placement: Equatable, Sendable {
    /// In the middle of the window.
    case center
    /// Beside the presenter, on the side of `edge` if there is space, else on the other; leading
    /// sides aligned.
    case anchored(Edge)
    /// With its top leading corner at a point of the window, in points; kept inside the window.
    case point(CGPoint)
    /// In the middle, near the top: there it stays while its content becomes shorter.
    case top
    /// The whole window.
    case window
  }

  /// The part of the presenter that a panel is beside.
  public enum AnchorPart: Equatable, Sendable {
    case bounds
    /// The part of a control that is not its label; all of another view.
    case control
    /// A rectangle of the presenter, in its coordinates.
    case rect(CGRect)
    /// A point of the presenter, on which the panel is centered.
    case point(UnitPoint)
  }

  /// The size of the panel, in points. It is never larger than the window.
  public enum Sizing: Equatable, Sendable {
    /// The content's ideal size.
    case fitted
    /// The content's size for the proposed one; nil proposes the whole window.
    case offered(CGSize?)
  }

  /// The frame drawn around the content.
  public enum Chrome: Equatable, Sendable {
    case none
    /// A background and a frame, as wide as the host's `panelInsets`.
    case panel
  }

  public var placement: Placement
  /// The area that an anchored panel is beside.
  public var anchorPart = AnchorPart.bounds
  public var sizing: Sizing
  public var chrome: Chrome
  /// The content below takes neither keys nor pointer events, and is disabled for assistive
  /// technologies.
  public var isModal: Bool
  /// Escape dismisses it, unless a view inside took the key.
  public var dismissesOnEscape: Bool
  /// A press outside the panel dismisses it.
  public var dismissesOnOutsidePress: Bool
  /// Whether the content below is dimmed.
  public var dims: Bool
  /// The layer's role for assistive technologies; nil for none.
  public var role: Role?
  public var label: String?
  /// Whether focus moves to the first element inside when the layer appears.
  public var takesFocus: Bool
  /// The minimum width of the panel's content, in points; a menu is as wide as its anchor.
  public var minimumWidth: CGFloat
  /// The possible heights of a sheet, of which it takes the smallest; nil for that of its content.
  public var detents: Set<PresentationDetent>?
  /// Whether layers that are presented later, by views outside of it, appear below it: code waits
  /// for its answer.
  public var staysOnTop = false
  /// A panel of the host, such as its list of commands, is no view of the app: while it is open,
  /// the app's focus states and focused values stay as they were (R82).
  public var isHostPanel = false

  public init(
    placement: Placement = .center, sizing: Sizing = .fitted, chrome: Chrome = .panel,
    isModal: Bool = true,
    dismissesOnEscape: Bool = true, dismissesOnOutsidePress: Bool = false, dims: Bool = true,
    role: Role? = .dialog,
    label: String? = nil, takesFocus: Bool = true, minimumWidth: CGFloat = 0
  ) {
    self.placement = placement
    self.sizing = sizing
    self.chrome = chrome
    self.isModal = isModal
    self.dismissesOnEscape = dismissesOnEscape
    self.dismissesOnOutsidePress = dismissesOnOutsidePress
    self.dims = dims
    self.role = role
    self.label = label
    self.takesFocus = takesFocus
    self.minimumWidth = minimumWidth
  }

  /// A menu hanging from its presenter.
  public static func menu(label: String? = nil) -> LayerStyle {
    LayerStyle(
      placement: .anchored(.bottom), dismissesOnOutsidePress: true, dims: false, role: .menu,
      label: label)
  }

  /// A menu hanging from the part of its presenter that is not its label.
  static var controlMenu: LayerStyle {
    var style = LayerStyle.menu()
    style.anchorPart = .control
    return style
  }

  /// Whether it is a sheet, cover, alert or dialog of the app. One of them is shown at a
  /// time (R73).
  var takesTurns: Bool {
    guard isModal, !staysOnTop, !isHostPanel else { return false }
    return role == .alert || role == .dialog && (placement == .center || placement == .window)
  }

  /// Its description in a cause: `sheet`, `alert "Set URL"`.
  var words: Decision.Detail? {
    let kind: StaticString? =
      switch (role, placement) {
      case (.alert, _): label == nil ? "alert" : "alert "
      case (.menu, _): label == nil ? "menu" : "menu "
      case (.dialog, .center): "sheet"
      case (.dialog, .window): "cover"
      case (.dialog, _): "popover"
      default: nil
      }
    guard let kind else { return label.map { .value($0) } }
    if let label { return .value(label, before: kind) }
    return .text(kind)
  }
}
