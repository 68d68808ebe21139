import TheseusCore

/// The older container: columns when its content is several views, else a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.stacksNavigationViews) private var isStack

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @ViewBuilder public var body: some View {
    let columns = (content as? any SeveralViews)?.separateViews ?? []
    if columns.count < 2 {
      NavigationStack { content }
    } else if isStack {
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
public protocol NavigationViewStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
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
  /// Whether navigation views inside show their views as columns or only the first of them.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksNavigationViews, S.self == StackNavigationViewStyle.self)
  }
}

private struct StacksNavigationViewsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }
}
