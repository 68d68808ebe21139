import Foundation
import TheseusCore

/// A value with a label: the label leads, the value trails.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyle) private var style
  @Environment(\.labelsVisibility) private var labels
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if let style {
      style.makeBody(LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
    } else {
      // One structure for both, so that the content keeps its state when the label is hidden.
      HStack(spacing: 8) {
        if labels != .hidden {
          LabelWithHints(label: label)
          Spacer(minLength: 0)
        }
        // In a stack of its own: its layout priority does not take the label's space.
        HStack(spacing: 8) { content }.foregroundStyle(.secondary)
      }
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
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == StylePart, Content == StylePart {
  /// The labeled content of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The configuration of a style of labeled content.
public struct LabeledContentStyleConfiguration {
  public typealias Label = StylePart
  public typealias Content = StylePart
  public let label: Label
  public let content: Content
}

/// The style of values with labels. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of labeled content inside.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(
      \.labeledContentStyle,
      ViewStyle(style, inside: \.labeledContentStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var labeledContentStyle: ViewStyle<LabeledContentStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
