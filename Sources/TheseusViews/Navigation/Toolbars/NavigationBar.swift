import AttributeGraph
import Foundation
import TheseusCore

/// The settings of a view for the bar of its navigation stack; nil for none.
public struct _NavigationBarModifier {
  var title: Text?
  var subtitle: Text?
  var hidesBackButton: Bool?
  var hidesBar: Bool?
}

extension _NavigationBarModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static var makesOneView: Bool { true }

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> NavigationBarElement
  {
    NavigationBarElement(modifier, inputs)
  }
}

/// The title of a binding, read where it is shown.
private struct _BoundTitleModifier: ViewModifier {
  @Binding var title: String
  func body(content: Content) -> some View { content.navigationTitle(Text(title)) }
}

final class NavigationBarElement: ReaderElement<_NavigationBarModifier>, TitledElement {
  private var hadTitle = false

  override init(
    _ source: _GraphValue<_NavigationBarModifier>, _ inputs: borrowing ViewInputs
  ) {
    super.init(source, inputs)
    window.state?.titledElements.add(self) { $0 }
    inputs.scope.onEnd { [weak self] in self?.leaveBar() }
  }

  /// The bar that shows its settings.
  private weak var shownBar: BarElement?

  /// The bar no longer shows its title.
  private func leaveBar() {
    runtime.afterUpdate { [weak shownBar] in
      if let shownBar, shownBar.scope.isAlive { shownBar.shownContentChanged() }
    }
  }

  override var titleForPanel: TitleForPanel { ownTitle.map { .own($0) } ?? .unknown }

  /// Kept: the window's title is looked up after each update.
  private(set) var ownTitle: String?

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    guard changed else { return false }
    let before = ownTitle
    ownTitle = value?.title?.string(for: reader)
    if ownTitle != before { panel?.setNeedsCommit() }
    return true
  }

  /// The sheet around it, which shows the title in its edge.
  private var panel: LayerElement? {
    var current = viewParent
    while let element = current {
      if let layer = element as? LayerElement { return layer }
      current = element.viewParent
    }
    return nil
  }

  /// The settings with their texts in the language and locale of the view's reader.
  var settings: _NavigationBarModifier? {
    guard var settings = value else { return nil }
    settings.title = settings.title.map { Text(verbatim: $0.string(for: reader)) }
    settings.subtitle = settings.subtitle.map { Text(verbatim: $0.string(for: reader)) }
    return settings
  }

  override func didCommit() {
    guard let bar = titleBar else { return }
    shownBar = bar
    // The stack draws the bar; whether it has one determines the available space.
    if hadTitle != (value?.title != nil) || value?.hidesBar != nil { bar.setNeedsLayout() }
    hadTitle = value?.title != nil
    bar.setNeedsCommit()
  }
}

/// The size of a navigation bar's title; a bar of cells has one size.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

/// A bar that can be shown and hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationBarModifier(title: Text(titleKey)))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationBarModifier(title: title))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(_NavigationBarModifier(title: Text(title)))
  }

  /// A title that the app can change in its own controls; a bar of cells shows it and edits none.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_BoundTitleModifier(title: title))
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Beside the title, fainter.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(_NavigationBarModifier(subtitle: Text(subtitleKey)))
  }

  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_NavigationBarModifier(subtitle: subtitle))
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(_NavigationBarModifier(subtitle: Text(subtitle)))
  }

  /// A bar of cells shows titles in one size.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { hint(NavigationTitleDisplayHint.self, displayMode).asOneView() }

  /// Hides the back button of the bar; Escape still goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(_NavigationBarModifier(hidesBackButton: hidesBackButton))
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_NavigationBarModifier(hidesBar: hidden))
  }

  /// Shows or hides the navigation bar; of other bars nothing is hidden.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    let names =
      bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return modifier(
      _NavigationBarModifier(
        hidesBar: names && visibility != .automatic ? visibility == .hidden : nil))
  }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    let names =
      bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return modifier(
      _NavigationBarModifier(
        hidesBar: names && visibility != .automatic ? visibility == .hidden : nil))
  }

  /// Buttons in the bar, in the older form.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension View {
  /// The file of a window; a terminal's window has no symbol for it.
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    hint(NavigationDocumentHint.self, url).asOneView()
  }
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    hint(NavigationItemHint.self, document).asOneView()
  }
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View { navigationDocument(document) }
}

/// The size of the title in the bar above a view.
public enum NavigationTitleDisplayHint: ElementHintKey {
  public typealias Value = NavigationBarItem.TitleDisplayMode
}

/// The file that the window of a view shows.
public enum NavigationDocumentHint: ElementHintKey { public typealias Value = URL }

/// The document of a view's window, to be dragged or shared from its title.
public enum NavigationItemHint: ElementHintKey { public typealias Value = any Transferable }
