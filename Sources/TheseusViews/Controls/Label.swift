import Foundation
import TheseusCore

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyleChoice) private var style
  @Environment(\.isInListRow) private var isInListRow
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    switch style {
    case .titleOnly: title
    case .iconOnly: icon.accessibilityRepresentation { title }
    case .titleAndIcon:
      HStack(spacing: 8) {
        if isInListRow {
          RowIconLayout { icon.accessibilityHidden(true) }
        } else {
          icon.accessibilityHidden(true)
        }
        title
      }
    case .custom(let style):
      style.erasedBody(
        LabelStyleConfiguration(
          title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The space of an icon in a list's row, so that the titles of all rows begin at the same place. It
/// is at least 16 points wide: two columns of a terminal, where some symbols take one column and
/// others two. An icon that fills what it is offered, such as a resizable picture, has its ideal
/// size there and not the row's width.
private struct RowIconLayout: Layout {
  private static let least: CGFloat = 16

  private func offer(_ icon: LayoutSubview) -> ProposedViewSize {
    let ideal = icon.sizeThatFits(.unspecified)
    return ProposedViewSize(
      width: max(ideal.width, Self.least), height: max(ideal.height, Self.least))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let icon = subviews.first else { return .zero }
    let size = icon.sizeThatFits(offer(icon))
    return CGSize(width: size.width > 0 ? max(size.width, Self.least) : 0, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for icon in subviews { icon.place(at: bounds.origin, proposal: offer(icon)) }
  }
}

private struct InListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a label stands in a row of a list or form.
  var isInListRow: Bool {
    get { self[InListRowKey.self] }
    set { self[InListRowKey.self] = newValue }
  }
}

/// The configuration of a label style.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// The style of labels. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledLabel(style: self, configuration: configuration))
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  var style: Style
  let configuration: LabelStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

private struct LabelParts: View {
  @Environment(\.isInListRow) private var isInListRow
  let configuration: LabelStyleConfiguration
  init(_ configuration: LabelStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    HStack(spacing: 8) {
      if isInListRow {
        RowIconLayout { configuration.icon.accessibilityHidden(true) }
      } else {
        configuration.icon.accessibilityHidden(true)
      }
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The label style at a position: the system's are cases, so that they need no erasure.
enum LabelStyleChoice {
  case titleAndIcon, titleOnly, iconOnly
  case custom(any LabelStyle)
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleChoice { .titleAndIcon }
}

extension EnvironmentValues {
  var labelStyleChoice: LabelStyleChoice {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let choice: LabelStyleChoice =
      switch style {
      case is DefaultLabelStyle, is TitleAndIconLabelStyle: .titleAndIcon
      case is TitleOnlyLabelStyle: .titleOnly
      case is IconOnlyLabelStyle: .iconOnly
      default: .custom(style)
      }
    return environment(\.labelStyleChoice, choice)
  }
}
