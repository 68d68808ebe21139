import Foundation
import TheseusCore

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let content: Content
  private let label: AnyView?

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  public var body: some View {
    if let style {
      style.makeBody(ControlGroupStyleConfiguration(content: .init(content), label: .init(label)))
    } else {
      HStack(spacing: 8) {
        if let label { label }
        content
      }
    }
  }
}

extension ControlGroup where Content == StylePart {
  /// The group of a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The configuration of a style of control groups.
public struct ControlGroupStyleConfiguration {
  public typealias Content = StylePart
  public typealias Label = StylePart
  public let content: Content
  public let label: Label
}

/// The style of control groups. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: Self { Self() }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: Self { Self() }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: Self { Self() }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: Self { Self() }
}

extension View {
  /// Sets the style of control groups inside.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    environment(
      \.controlGroupStyle,
      ViewStyle(style, inside: \.controlGroupStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var controlGroupStyle: ViewStyle<ControlGroupStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
