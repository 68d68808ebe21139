import Foundation
import TheseusCore

/// A control that chooses one of several values. The views of its content are the choices; their
/// tags are the values (R86).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerLook) private var look
  @Environment(\.menu) private var menu
  @State private var isOpen = false
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let currentValueLabel: AnyView?
  private let content: Content

  private init(
    _ selections: [Binding<SelectionValue>], _ label: Label, _ content: Content,
    _ currentValueLabel: AnyView? = nil
  ) {
    self.selections = selections
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], label(), content())
  }

  /// - Parameter currentValueLabel: shown instead of the chosen view while the choices are hidden.
  public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init([selection], label(), content(), AnyView(currentValueLabel()))
  }

  /// One choice for many values; none is chosen when they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, label(), content())
  }

  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
  {
    self.init([selection], label, content())
  }

  public var body: some View {
    let options = self.options
    switch menu == nil ? look : look == .menu || look == .automatic ? .submenu : .inline {
    case .automatic, .menu, .submenu:
      _PickerCore(
        header: PickerHeader(
          look: menu == nil ? .menu : .submenu, options: options, isOpen: isOpen,
          open: Unseen { isOpen = true }),
        label: label,
        content: content
      )
      .layer(
        isOpen
          ? LayerPresentation(
            id: "picker", style: menu == nil ? .controlMenu : .submenu, dismiss: { isOpen = false },
            content: {
              MenuPanel(
                close: { isOpen = false }, content: _PickerItems(options: options, content: content)
              )
            }) : nil)
    case .inline, .radio, .segmented, .palette:
      if menu == nil {
        _PickerCore(
          header: PickerHeader(look: look, options: options, open: Unseen {}), label: label,
          content: content)
      } else {
        _MenuPickerSection(
          title: MenuPickerTitle(isShown: look == .inline || look == .radio, label: label),
          choices: _PickerCore(
            header: PickerHeader(look: .inline, options: options, open: Unseen {}), label: label,
            content: content))
      }
    }
  }

  private var options: PickerOptions {
    let present = selections.first?.wrappedValue
    let isUniform = selections.dropFirst().allSatisfy { $0.wrappedValue == present }
    return PickerOptions(
      selected: isUniform ? present.map { AnyHashable($0) } : nil, type: SelectionValue.self,
      choose: Unseen { [selections] tag in
        guard let value = SelectionTag.value(of: tag, as: SelectionValue.self) else { return }
        for selection in selections { selection.wrappedValue = value }
      },
      convert: Unseen {
        SelectionTag.value(of: $0, as: SelectionValue.self).map { AnyHashable($0) }
      })
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Current: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TheseusViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TheseusViews.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TheseusViews.Label(title, systemImage: systemImage)
    }
  }
}

/// The parameters of a picker, with any type of value.
struct PickerOptions: Equatable {
  /// The chosen value; nil when a choice for several values differs among them.
  var selected: AnyHashable?
  let type: Any.Type
  var choose: Unseen<(AnyHashable) -> Void>
  /// A tag as a value of the selection; nil where its type is another.
  let convert: Unseen<(AnyHashable) -> AnyHashable?>

  static func == (a: PickerOptions, b: PickerOptions) -> Bool {
    a.selected == b.selected && a.type == b.type
  }

  func isSelected(_ tag: AnyHashable?) -> Bool {
    guard let selected, let tag, let value = convert.value(tag) else { return false }
    return value == selected
  }
}

/// The system's styles of pickers.
enum PickerLook: Equatable { case automatic, menu, submenu, inline, radio, segmented, palette }

/// The style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  static var _look: _PickerLook { get }
}

public enum _PickerLook: Sendable { case automatic, menu, inline, radio, segmented }

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .automatic }
}
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .menu }
}
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .inline }
}
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .radio }
}
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .segmented }
}
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .segmented }
}
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .inline }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look: PickerLook =
      switch S._look {
      case .automatic: .automatic
      case .menu: .menu
      case .inline: .inline
      case .radio: .radio
      case .segmented: .segmented
      }
    return environment(\.pickerLook, look)
  }
}

/// Over when the user's gesture is.
extension Picker: TransientState {}
