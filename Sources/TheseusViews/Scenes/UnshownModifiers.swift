import Foundation
import TheseusCore

/// Services of some hosts. The modifiers exist for code that uses them; hosts of cells ignore them.
extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { asOneView() }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    asOneView()
  }
  /// Marks content that others must not see. Snapshots hold no state of it (R36).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    if sensitive { PrivateContent.note() }
    return environment(\.isPrivacySensitive, sensitive)
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { asOneView() }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { asOneView() }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { asOneView() }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hint(HoverEffectHint.self, effect)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    hint(ScrollClipHint.self, !disabled)
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { asOneView() }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { asOneView() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

/// Haptic feedback, which terminals do not have.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
}

/// The effect of the pointer over a view; cells have none.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// The style of a page's dots.
public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background of the dots.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
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
public struct AlternatingRowBackgroundBehavior: Sendable {
  public static let automatic = AlternatingRowBackgroundBehavior()
  public static let enabled = AlternatingRowBackgroundBehavior()
  public static let disabled = AlternatingRowBackgroundBehavior()
}

/// The purpose of a toolbar, by which platforms arrange it.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}

/// How an element shows that the pointer is above it.
public enum HoverEffectHint: ElementHintKey { public typealias Value = HoverEffect }

/// Whether scrolling content is cut off at the edges of an element.
public enum ScrollClipHint: ElementHintKey { public typealias Value = Bool }
