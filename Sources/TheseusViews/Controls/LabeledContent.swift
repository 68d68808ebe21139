import Foundation
import TheseusCore

/// A value with a label: the label leads, the value trails.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// Views that belong together, in a frame with a label.
public struct GroupBox<Label: View, Content: View>: View {
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
    VStack(alignment: .leading, spacing: 0) {
      label.bold()
      VStack(alignment: .leading) { content }
        .padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
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

/// A frame around a view, on its outermost pixels.
struct _BoxModifier: Equatable {}

extension _BoxModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs) -> BoxElement {
    BoxElement(modifier, inputs)
  }
}

final class BoxElement: PassthroughElement<_BoxModifier> {
  override func draw(_ canvas: any Canvas) {
    canvas.stroke(
      CGRect(origin: .zero, size: frame.size), .rounded(radius: metrics.pixel.width), Color(.separator)._paint(in: PaintContext()), width: 1
    )
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
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

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

  public var body: some View {
    HStack(spacing: 8) {
      if let label { label }
      content
    }
  }
}

/// A view that hides what belongs to its label until somebody wants to see it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let external: Binding<Bool>?
  @State private var own = false
  private let content: () -> Content
  private let label: Label

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    external = nil
    self.content = content
    self.label = label()
  }

  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    external = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isExpanded = external?.wrappedValue ?? own
    VStack(alignment: .leading, spacing: 0) {
      _ButtonCore(
        header: ButtonHeader(
          look: .plain, role: nil,
          action: Unseen {
            if let external { external.wrappedValue = !isExpanded } else { own = !isExpanded }
          }, semanticRole: .disclosure, semanticValue: isExpanded ? "on" : "off"),
        label: HStack(spacing: 8) {
          Text(verbatim: isExpanded ? "▾" : "▸").foregroundStyle(.secondary).accessibilityHidden(true)
          label
        })
      if isExpanded {
        VStack(alignment: .leading, spacing: 0) { content() }.padding(.leading, 16)
      }
    }
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
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
