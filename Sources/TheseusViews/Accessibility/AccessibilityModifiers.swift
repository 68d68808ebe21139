import Foundation
import TheseusCore

extension View {
  nonisolated private func accessible(_ change: AccessibilityChange) -> ModifiedContent<
    Self, _AccessibilityModifier
  > {
    modifier(_AccessibilityModifier(change: change, action: Unseen(nil)))
  }

  /// The words read out for this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessible(AccessibilityChange(label: label))
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View
  {
    accessibilityLabel(Text(labelResource))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  )
    -> some View
  {
    accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible(AccessibilityChange(label: isEnabled ? label : nil))
  }

  /// Sets the view's value, read after its label.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessible(AccessibilityChange(value: value))
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View
  {
    accessibilityValue(Text(valueResource))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessible(AccessibilityChange(value: isEnabled ? value : nil))
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  )
    -> some View
  {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets a description of the view's activation.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessible(AccessibilityChange(hint: hint))
  }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessible(AccessibilityChange(hint: isEnabled ? hint : nil))
  }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View
  {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  )
    -> some View
  {
    accessibilityHint(Text(hintResource), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> some View
  {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible(AccessibilityChange(isHidden: hidden))
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible(AccessibilityChange(isHidden: isEnabled ? hidden : nil))
  }

  /// A name for tests, never read out.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible(AccessibilityChange(identifier: identifier))
  }

  /// Makes the view one element.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    accessible(AccessibilityChange(children: children))
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(AccessibilityChange(added: traits))
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible(AccessibilityChange(removed: traits))
  }

  /// The order of reading: among the elements of one container, higher priorities come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible(AccessibilityChange(sortPriority: sortPriority))
  }
  /// Other names for the view in speech input.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  {
    accessible(AccessibilityChange(inputLabels: inputLabels.map { Text($0) }))
  }
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { hint(RespondsToInteractionHint.self, respondsToUserInteraction) }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    hint(IgnoresInvertColorsHint.self, active)
  }

  /// Sets the action for activation by an assistive technology, or one of its standard actions,
  /// which is offered by its name.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  )
    -> some View
  {
    modifier(
      _AccessibilityModifier(
        change: AccessibilityChange(actionName: actionKind.title.map { Text(verbatim: $0) }),
        action: Unseen(handler)))
  }

  /// An action that an assistive technology offers by its name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    modifier(
      _AccessibilityModifier(
        change: AccessibilityChange(actionName: name), action: Unseen(handler)))
  }
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}

/// A standard action of assistive technologies.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// The name that an assistive technology offers it by; nil for activation.
  var title: String? {
    switch self {
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .showMenu: "Show Menu"
    default: nil
    }
  }
}

/// Whether a view that looks like a control reacts to the user.
public enum RespondsToInteractionHint: ElementHintKey { public typealias Value = Bool }

/// Whether a view keeps its colors when the user inverts those of the screen.
public enum IgnoresInvertColorsHint: ElementHintKey { public typealias Value = Bool }
