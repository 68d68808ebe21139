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
      _BoxLayout {
        VStack(alignment: .leading, spacing: 0) { label.bold() }.lineLimit(1)
        VStack(alignment: .leading) { content }
      }
      .modifier(_BoxModifier())
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

/// The label of a group box in its upper edge, or above it, and its content inside.
private struct _BoxLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (label, insets) = parts(proposal, subviews)
    let inner = subviews[1].sizeThatFits(offer(proposal, insets))
    let around = label.width + (sizes(subviews).groupBoxLabelInset ?? 0) * 2
    return CGSize(
      width: max(inner.width + insets.horizontal, label.width > 0 ? around : 0),
      height: inner.height + insets.vertical)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (label, insets) = parts(proposal, subviews)
    let inset = sizes(subviews).groupBoxLabelInset ?? 0
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: ProposedViewSize(label))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: offer(ProposedViewSize(bounds.size), insets))
  }

  /// The size of the label, and what is around the content.
  private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews)
    -> (label: CGSize, insets: EdgeInsets)
  {
    let sizes = sizes(subviews)
    let inset = (sizes.groupBoxLabelInset ?? 0) * 2
    let label = subviews[0].sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - inset) }, height: nil))
    var insets = sizes.groupBoxInsets
    if sizes.groupBoxLabelInset == nil { insets.top += label.height }
    return (label, insets)
  }

  private func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  private func sizes(_ subviews: Subviews) -> HostSizes {
    subviews.first?.metrics.sizes ?? HostSizes()
  }
}

/// The border of a group box, behind its label and content.
struct _BoxModifier: Equatable {}

extension _BoxModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> BoxElement
  {
    BoxElement(modifier, inputs)
  }
}

final class BoxElement: PaintedElement<_BoxModifier>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }

  func draw(_ surface: any DrawingSurface) {
    var state = ControlState(in: paint.value)
    var box = CGRect(origin: .zero, size: frame.size)
    if let label = content?.viewChildren.first, label.frame.width > 0 {
      if sizes.groupBoxLabelInset == nil {
        box = CGRect(
          x: 0, y: label.frame.height, width: box.width,
          height: max(0, box.height - label.frame.height))
      } else {
        state.label = label.frame
      }
    }
    surface.draw(.groupBox, state, in: box)
  }
}
