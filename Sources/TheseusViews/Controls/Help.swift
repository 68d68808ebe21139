import AttributeGraph
import Foundation
import TheseusCore

/// `help`: a hint that is read out, and shown while the pointer rests on the view.
struct _HelpModifier: ViewModifier {
  let text: Text
  @State private var place: CGPoint?

  func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .focusedValue(\.focusedHelp, text)
      .layer(
        place.map { _ in
          LayerPresentation(
            id: "help",
            style: LayerStyle(
              placement: .anchored(.bottom), chrome: .none, isModal: false,
              dismissesOnEscape: false, dims: false, role: nil,
              takesFocus: false), dismiss: { place = nil }, content: { _HelpBubble(text: text) })
        }
      )
      .onHover { isOver in place = isOver ? .zero : nil }
  }
}

private struct FocusedHelpKey: FocusedValueKey {
  typealias Value = Text
}

extension FocusedValues {
  /// The help of the view that has focus, for a line of keys and hints. SwiftUI has no such value.
  public internal(set) var focusedHelp: Text? {
    get { self[FocusedHelpKey.self] }
    set { self[FocusedHelpKey.self] = newValue }
  }
}

private struct _HelpBubble: View {
  let text: Text
  var body: some View {
    text.padding(.horizontal, 16).background(Color(.fill)).allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

extension View {
  /// Sets the view's help, shown while the pointer rests on it.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(_HelpModifier(text: Text(textKey)))
  }
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    modifier(_HelpModifier(text: Text(textResource)))
  }
  public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(_HelpModifier(text: Text(text)))
  }

  /// A number beside a row; none for 0.
  @ViewBuilder public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
  }
  @ViewBuilder public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(label: label))
  }
  @ViewBuilder public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(label: key.map { Text($0) }))
  }
  @_disfavoredOverload
  @ViewBuilder public func badge(_ resource: LocalizedStringResource?) -> some View {
    modifier(_BadgeModifier(label: resource.map { Text($0) }))
  }
  @_disfavoredOverload
  @ViewBuilder public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }
}

/// `badge`: shown beside a tab's label, and after other views.
nonisolated struct _BadgeModifier: ViewModifier {
  typealias Body = Never
  let row: _BadgedRow
  let tabBadge: Badge

  init(label: Text?) {
    row = _BadgedRow(badge: Badge(label: label))
    tabBadge = Badge(label: label, isInBar: true)
  }

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let row = modifier[\.row]
    guard inputs.labelBadge != nil else {
      return _BadgedRow._mountModifier(row, inputs, content: content, into: &list)
    }
    var inner = inputs
    inner.labelBadge = LabelBadge(badge: modifier[\.tabBadge])
    content.mount(inner, into: &list)
  }
}

nonisolated struct _BadgedRow: ViewModifier {
  let badge: Badge

  @MainActor func body(content: Content) -> some View {
    HStack(spacing: 8) {
      content.sourceOfTraits()
      if badge.label != nil {
        Spacer(minLength: 0)
        badge
      }
    }
    .keepingTraits()
  }
}

nonisolated struct Badge: View {
  let label: Text?
  /// Whether it stands beside the label of a tab, on the surface of the bar.
  var isInBar = false

  @Environment(\.badgeProminence) private var prominence

  init(label: Text?, isInBar: Bool = false) {
    self.label = label
    self.isInBar = isInBar
  }

  @MainActor var body: some View {
    if let label {
      if isInBar || prominence == .decreased {
        text(label)
      } else {
        text(label).modifier(_BadgeSurface())
      }
    }
  }

  @MainActor private func text(_ label: Text) -> some View {
    label.bold(prominence == .increased)
      .foregroundStyle(prominence == .increased ? .primary : .secondary)
  }
}

/// The badge that modifiers around a view set, for a container that shows it in its own label.
struct LabelBadge {
  var badge: _GraphValue<Badge>?
}

private enum LabelBadgeKey: ViewInputKey {
  static var defaultValue: LabelBadge? { nil }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// Nil if no container shows badges in labels.
  var labelBadge: LabelBadge? {
    get { self[LabelBadgeKey.self] }
    set { self[LabelBadgeKey.self] = newValue }
  }
}

/// Over when the user's gesture is.
extension _HelpModifier: TransientState {}
