import TheseusCore

/// The older container: columns when its content is several views or the style asks for them, else
/// a stack. A single view is a stack in wide windows too, where SwiftUI has an empty second column.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewLook) private var look

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @ViewBuilder public var body: some View {
    let columns = (content as? any SeveralViews)?.separateViews ?? []
    if columns.count < 2, look == .columns {
      NavigationSplitView {
        content
      } detail: {
        EmptyView()
      }
    } else if columns.count < 2 {
      NavigationStack { content }
    } else if look == .stack {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

/// A builder block as the views that it consists of.
@MainActor
private protocol SeveralViews {
  var separateViews: [AnyView] { get }
}

extension TupleView: SeveralViews {
  @MainActor fileprivate var separateViews: [AnyView] {
    views.map { AnyView($0) }
  }
}

/// How the older navigation view arranges itself.
public protocol NavigationViewStyle: Sendable {
  static var _look: _NavigationViewLook { get }
}
public enum _NavigationViewLook: Sendable { case automatic, stack, columns }
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public static var _look: _NavigationViewLook { .automatic }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public static var _look: _NavigationViewLook { .stack }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public static var _look: _NavigationViewLook { .columns }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public static var _look: _NavigationViewLook { .columns }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

extension View {
  /// Whether navigation views inside show their views as columns, even a single one, or only the
  /// first of them.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLook, S._look)
  }
}

private struct NavigationViewLookKey: EnvironmentKey {
  static var defaultValue: _NavigationViewLook { .automatic }
}

extension EnvironmentValues {
  fileprivate var navigationViewLook: _NavigationViewLook {
    get { self[NavigationViewLookKey.self] }
    set { self[NavigationViewLookKey.self] = newValue }
  }
}
