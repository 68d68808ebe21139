import Foundation
import TheseusCore

/// Services of some hosts. The modifiers exist for code that uses them; hosts of cells ignore them.
extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    hint(StatusBarHiddenHint.self, hidden).asOneView()
  }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    hint(SystemOverlaysHint.self, visibility).asOneView()
  }
  /// Marks content that others must not see. Snapshots hold no state of it (R36).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    if sensitive { PrivateContent.note() }
    return environment(\.isPrivacySensitive, sensitive)
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { hint(ToolbarBackgroundVisibilityHint.self, (visibility, bars)).asOneView() }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { hint(ToolbarBackgroundHint.self, (style, bars)).asOneView() }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { hint(ToolbarColorSchemeHint.self, (colorScheme, bars)).asOneView() }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  { hint(HoverEffectHint.self, isEnabled ? effect : nil) }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    hint(HoverEffectHint.self, effect)
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    hint(HoverEffectDisabledHint.self, disabled)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    hint(IndexViewStyleHint.self, style)
  }
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    hint(TextEditorStyleHint.self, style)
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    hint(ScrollClipHint.self, !disabled)
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    hint(FlipsForRightToLeftHint.self, enabled)
  }
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  { hint(FlipsForRightToLeftHint.self, behavior != .fixed) }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    hint(SpringLoadingHint.self, behavior)
  }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    hint(DeferredSystemGesturesHint.self, edges).asOneView()
  }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    hint(LabelReservedIconWidthHint.self, value)
  }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { hint(AlternatingRowBackgroundsHint.self, behavior) }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    hint(ToolbarRoleHint.self, role).asOneView()
  }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { hint(ToolbarBackgroundVisibilityHint.self, (visibility, bars)).asOneView() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

/// Whether a view is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  /// Mirrored where text runs in this direction.
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Whether a control is activated while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The effect of the pointer over a view; cells have none.
public struct HoverEffect: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// The style of a page's dots.
public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background of the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }
  public let backgroundDisplayMode: BackgroundDisplayMode
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The style of a text editor; here a field of several lines.
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}

/// Whether alternating rows have different backgrounds.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// The purpose of a toolbar, by which platforms arrange it.
public struct ToolbarRole: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let editor = ToolbarRole(name: "editor")
  public static let browser = ToolbarRole(name: "browser")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How an element shows that the pointer is above it.
public enum HoverEffectHint: ElementHintKey { public typealias Value = HoverEffect? }

/// Whether the elements inside have no hover effect; inherited.
public enum HoverEffectDisabledHint: ElementHintKey { public typealias Value = Bool }

/// Whether scrolling content is cut off at the edges of an element.
public enum ScrollClipHint: ElementHintKey { public typealias Value = Bool }

/// The style of the dots of pages in an element; inherited.
public enum IndexViewStyleHint: ElementHintKey { public typealias Value = any IndexViewStyle }

/// The style of the text editors in an element; inherited.
public enum TextEditorStyleHint: ElementHintKey { public typealias Value = any TextEditorStyle }

/// Whether an element is mirrored where text runs from right to left.
public enum FlipsForRightToLeftHint: ElementHintKey { public typealias Value = Bool }

/// Whether controls are activated while something is dragged over them; inherited.
public enum SpringLoadingHint: ElementHintKey { public typealias Value = SpringLoadingBehavior }

/// The edges of the screen at which the app's gestures precede the system's.
public enum DeferredSystemGesturesHint: ElementHintKey { public typealias Value = Edge.Set }

/// The width for icons of labels in an element, in points; inherited.
public enum LabelReservedIconWidthHint: ElementHintKey { public typealias Value = CGFloat }

/// Whether alternating rows of lists and tables in an element have other backgrounds; inherited.
public enum AlternatingRowBackgroundsHint: ElementHintKey {
  public typealias Value = AlternatingRowBackgroundBehavior
}

/// Whether the system shows its controls above the window.
public enum SystemOverlaysHint: ElementHintKey { public typealias Value = Visibility }

/// Whether the bars around a view have a background.
public enum ToolbarBackgroundVisibilityHint: ElementHintKey {
  public typealias Value = (visibility: Visibility, bars: [ToolbarPlacement])
}

/// The background of the bars around a view.
public enum ToolbarBackgroundHint: ElementHintKey {
  public typealias Value = (style: any ShapeStyle, bars: [ToolbarPlacement])
}

/// The color scheme of the bars around a view.
public enum ToolbarColorSchemeHint: ElementHintKey {
  public typealias Value = (scheme: ColorScheme?, bars: [ToolbarPlacement])
}

/// The purpose of the toolbar around a view.
public enum ToolbarRoleHint: ElementHintKey { public typealias Value = ToolbarRole }
