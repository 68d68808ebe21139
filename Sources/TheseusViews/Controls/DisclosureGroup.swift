import Foundation
import TheseusCore

/// A view that hides the content for its label until it is unfolded.
///
/// Among the rows of a list, the label and each view of the content are rows of their own. Inside
/// an element of a `ForEach` the group is one row.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.disclosureGroupStyle) private var style
  private let external: Binding<Bool>?
  @State private var own = false
  private let content: () -> Content
  private let label: Label

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    external = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    external = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isExpanded = external?.wrappedValue ?? own
    if let style {
      let binding = external ?? $own
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: .init(label), content: .init(LaterContent(content: content)), isExpanded: binding))
    } else {
      standard(isExpanded)
    }
  }

  private func standard(_ isExpanded: Bool) -> some View {
    DisclosureParts(
      parts: DisclosureStack(
        header: disclosureHeader(label, isExpanded: isExpanded) {
          if let external { external.wrappedValue = !isExpanded } else { own = !isExpanded }
        }, content: isExpanded ? content() : nil))
  }
}

private struct DisclosureParts<Header: View, Content: View>: View {
  typealias Body = Never
  let parts: DisclosureStack<Header, Content>

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    // A list selects and deletes whole elements of a `ForEach`: each is one row.
    guard inputs.isAmongListRows, inputs.isLazy else {
      return DisclosureStack<Header, Content>._mount(view[\.parts], inputs, into: &list)
    }
    DisclosureRows<Header, Content>._mount(
      _GraphValue(id: view.id, offset: view.offset), inputs, into: &list)
  }
}

private struct DisclosureStack<Header: View, Content: View>: View {
  static var indent: CGFloat { 16 }
  let header: Header
  let content: Content?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      if let content {
        VStack(alignment: .leading, spacing: 0) { content }.padding(.leading, Self.indent)
      }
    }
  }
}

/// The rows of a list. It has the one field of `DisclosureParts`, so both are read at one place.
private struct DisclosureRows<Header: View, Content: View>: View {
  let stack: DisclosureStack<Header, Content>

  var body: some View {
    Group {
      stack.header
      if let content = stack.content {
        content.padding(.leading, DisclosureStack<Header, Content>.indent)
      }
    }
    .asOneView()
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Content that is made when it is shown.
private struct LaterContent<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

extension DisclosureGroup where Label == StylePart, Content == StylePart {
  /// The group of a style's configuration.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: { configuration.label })
  }
}

/// The configuration of a disclosure style.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = StylePart
  public typealias Content = StylePart
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The style of disclosure groups. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of disclosure groups inside.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(
      \.disclosureGroupStyle,
      ViewStyle(style, inside: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var disclosureGroupStyle: ViewStyle<DisclosureGroupStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}

/// A header that folds and unfolds the following content: a disclosure indicator before a label.
func disclosureHeader<Label: View>(
  _ label: Label, isExpanded: Bool, toggle: @escaping () -> Void
) -> some View {
  _ButtonCore(
    header: ButtonHeader(
      look: .plain, role: nil, action: Unseen(toggle), semanticRole: .disclosure,
      isExpanded: isExpanded),
    label: HStack(spacing: 8) {
      PartView(.disclosure, ControlState.Value(isExpanded)).foregroundStyle(.secondary)
      label
    })
}
