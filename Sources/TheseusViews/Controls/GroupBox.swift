import Foundation
import TheseusCore

/// Views that belong together, in a frame with a label.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  public var body: some View {
    if let style {
      style.makeBody(GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
    } else {
      VStack(alignment: .leading, spacing: 0) {
        label.bold()
        VStack(alignment: .leading) { content }
          .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
          .modifier(_BoxModifier())
      }
    }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == StylePart, Content == StylePart {
  /// The group box of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The configuration of a group box style.
public struct GroupBoxStyleConfiguration {
  public typealias Label = StylePart
  public typealias Content = StylePart
  public let label: Label
  public let content: Content
}

/// The style of group boxes. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of group boxes inside.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(
      \.groupBoxStyle, ViewStyle(style, inside: \.groupBoxStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var groupBoxStyle: ViewStyle<GroupBoxStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}

/// A border around a view, inside its edges.
struct _BoxModifier: Equatable {}

extension _BoxModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> BoxElement
  {
    BoxElement(modifier, inputs)
  }
}

final class BoxElement: PassthroughElement<_BoxModifier> {
  override func draw(_ surface: any DrawingSurface) {
    surface.draw(.groupBox, ControlState(), in: CGRect(origin: .zero, size: frame.size))
  }
}
