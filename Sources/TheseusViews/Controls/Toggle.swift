import Foundation
import TheseusCore

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyleChoice) private var style
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  fileprivate init(_ isOn: Binding<Bool>, isMixed: Bool, _ label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// One toggle for many values: on when all are, mixed when some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = bindings.allSatisfy(\.wrappedValue)
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { new in bindings.forEach { $0.wrappedValue = new } })
    isMixed = !all && bindings.contains(where: \.wrappedValue)
    self.label = label()
  }

  public var body: some View {
    switch style {
    case .system(let look):
      let present = isOn.wrappedValue
      _ToggleCore(
        header: ToggleHeader(
          look: look, isOn: present, isMixed: isMixed,
          flip: Unseen { [isOn] in isOn.wrappedValue = !isOn.wrappedValue }), label: label)
    case .custom(let style):
      style.erasedBody(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed))
    }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TheseusViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TheseusViews.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TheseusViews.Label(title, systemImage: systemImage) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      TheseusViews.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TheseusViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
  }
}

/// The configuration of a toggle style.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The style of toggles. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol ToggleStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledToggle(style: self, configuration: configuration))
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  var style: Style
  let configuration: ToggleStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).environment(
      \.toggleStyleChoice, .system(.checkbox))
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemToggle(configuration: configuration, look: .checkbox)
  }
}
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemToggle(configuration: configuration, look: .checkbox)
  }
}
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemToggle(configuration: configuration, look: .switch)
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemToggle(configuration: configuration, look: .button)
  }
}

private struct SystemToggle: View {
  let configuration: ToggleStyleConfiguration
  let look: ToggleLook
  var body: some View {
    Toggle(configuration).environment(\.toggleStyleChoice, .system(look))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The toggle style at a position: the system's are cases, so that they need no erasure.
enum ToggleStyleChoice {
  case system(ToggleLook)
  case custom(any ToggleStyle)
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleChoice { .system(.checkbox) }
}

extension EnvironmentValues {
  var toggleStyleChoice: ToggleStyleChoice {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let choice: ToggleStyleChoice =
      switch style {
      case is DefaultToggleStyle, is CheckboxToggleStyle: .system(.checkbox)
      case is SwitchToggleStyle: .system(.switch)
      case is ButtonToggleStyle: .system(.button)
      default: .custom(style)
      }
    return environment(\.toggleStyleChoice, choice)
  }
}
