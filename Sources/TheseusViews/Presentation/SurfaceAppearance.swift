import Foundation
import TheseusCore

// Modifiers of surfaces that cells have in one form only.

/// The surface that a container's background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The size of a sheet; detents determine it in cells.
public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct FormPresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct PagePresentationSizing: PresentationSizing { nonisolated public init() {} }
public struct FittedPresentationSizing: PresentationSizing { nonisolated public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}

/// How content fades under the bars of a scroll view; in cells content ends at a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// When a tab bar makes itself small; that of cells is one line.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// Whether the user may minimize or maximize a window; a terminal decides for its own.
public struct WindowInteractionBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The width of buttons side by side; in cells each is as wide as its label.
public struct ButtonSizing: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

/// The transition of a pushed view; cells show it immediately.
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// The urgency of a dialog; all look the same.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

extension View {
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    hint(ButtonSizingHint.self, sizing)
  }
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    hint(NavigationTransitionHint.self, style).asOneView()
  }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    hint(DialogSeverityHint.self, severity)
  }
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    hint(DialogIconHint.self, icon)
  }
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    hint(HorizontalRadioGroupHint.self, true)
  }
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    hint(InvalidatableContentHint.self, invalidatable)
  }
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    hint(LabelIconToTitleSpacingHint.self, spacing)
  }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { hint(ListSectionMarginsHint.self, (edges, length)) }

  /// The background of a container's content: here the view's own background.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style).hint(ContainerBackgroundHint.self, container)
  }

  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content).hint(ContainerBackgroundHint.self, container)
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    hint(PresentationSizingHint.self, sizing).asOneView()
  }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { hint(ScrollEdgeEffectHint.self, (style, edges)) }
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { hint(ScrollEdgeEffectHiddenHint.self, (hidden, edges)) }
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View {
    hint(ScrollIndicatorsFlashHint.self, value)
  }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    hint(TabBarMinimizeHint.self, behavior).asOneView()
  }
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { hint(WindowMinimizeHint.self, behavior).asOneView() }
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    hint(WindowResizeHint.self, behavior).asOneView()
  }
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { hint(WindowDismissHint.self, behavior).asOneView() }
  /// A terminal has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    hint(StatusBarHiddenHint.self, hidden).asOneView()
  }
  /// Addresses that other programs open do not reach a terminal's windows.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { hint(ExternalEventsHint.self, (preferring, allowing)).asOneView() }

  /// A bar at an edge, where the content ends.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// How wide the buttons in an element are; inherited.
public enum ButtonSizingHint: ElementHintKey { public typealias Value = ButtonSizing }

/// The urgency of the dialogs that an element presents.
public enum DialogSeverityHint: ElementHintKey { public typealias Value = DialogSeverity }

/// The icon of the dialogs that an element presents.
public enum DialogIconHint: ElementHintKey { public typealias Value = Image? }

/// Whether the choices of pickers in an element stand side by side; inherited.
public enum HorizontalRadioGroupHint: ElementHintKey { public typealias Value = Bool }

/// Whether an element shows that its content is out of date.
public enum InvalidatableContentHint: ElementHintKey { public typealias Value = Bool }

/// The space between icon and title of labels in an element, in points; inherited.
public enum LabelIconToTitleSpacingHint: ElementHintKey { public typealias Value = CGFloat }

/// The margins of the sections of a list.
public enum ListSectionMarginsHint: ElementHintKey {
  public typealias Value = (edges: Edge.Set, length: CGFloat?)
}

/// How scrolling content fades at the edges of an element.
public enum ScrollEdgeEffectHint: ElementHintKey {
  public typealias Value = (style: ScrollEdgeEffectStyle?, edges: Edge.Set)
}

/// Whether scrolling content fades at the edges of an element.
public enum ScrollEdgeEffectHiddenHint: ElementHintKey {
  public typealias Value = (isHidden: Bool, edges: Edge.Set)
}

/// The value whose changes make the scroll indicators in an element flash.
public enum ScrollIndicatorsFlashHint: ElementHintKey { public typealias Value = any Equatable }

/// How a view replaces the one below it in a navigation stack.
public enum NavigationTransitionHint: ElementHintKey {
  public typealias Value = any NavigationTransition
}

/// How large the layer that presents an element is.
public enum PresentationSizingHint: ElementHintKey {
  public typealias Value = any PresentationSizing
}

/// When the bar of the tab view inside becomes small.
public enum TabBarMinimizeHint: ElementHintKey { public typealias Value = TabBarMinimizeBehavior }

/// Whether the user may minimize the window of an element.
public enum WindowMinimizeHint: ElementHintKey {
  public typealias Value = WindowInteractionBehavior
}

/// Whether the user may resize the window of an element.
public enum WindowResizeHint: ElementHintKey { public typealias Value = WindowInteractionBehavior }

/// Whether the user may close the window of an element.
public enum WindowDismissHint: ElementHintKey { public typealias Value = WindowInteractionBehavior }

/// Whether a view hides the bar of the system above the window.
public enum StatusBarHiddenHint: ElementHintKey { public typealias Value = Bool }

/// The container whose background an element has.
public enum ContainerBackgroundHint: ElementHintKey {
  public typealias Value = ContainerBackgroundPlacement
}

/// The addresses for which a view's window is preferred, and those that it accepts.
public enum ExternalEventsHint: ElementHintKey {
  public typealias Value = (preferring: Set<String>, allowing: Set<String>)
}
