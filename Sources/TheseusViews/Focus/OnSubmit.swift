import TheseusCore

/// The triggers that submit a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// `onSubmit` and `submitScope`.
public struct _SubmitModifier {
  let triggers: SubmitTriggers
  /// nil: a scope, inside which submissions stay.
  let action: (() -> Void)?
}

extension _SubmitModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> SubmitElement
  {
    SubmitElement(modifier, inputs)
  }
}

final class SubmitElement: PassthroughElement<_SubmitModifier> {}

extension ViewElement {
  /// Runs the submit actions around this element, innermost first. Returns whether there was any.
  func submit(_ trigger: SubmitTriggers) -> Bool {
    var found = false
    var current: ViewElement? = self
    while let element = current {
      if let value = (element as? SubmitElement)?.value {
        guard let action = value.action else { return found }
        if !value.triggers.isDisjoint(with: trigger) {
          found = true
          action()
        }
      }
      current = element.viewParent
    }
    return found
  }
}

extension EnvironmentValues {
  /// The name of the key that submits fields here.
  public internal(set) var submitLabel: SubmitLabel {
    get { inputTraits.submitLabel }
    set { inputTraits.submitLabel = newValue }
  }

  /// What fields here say of the text that they take.
  var inputTraits: InputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }
}

private struct InputTraitsKey: EnvironmentKey {
  static var defaultValue: InputTraits { InputTraits() }
}

extension View {
  /// Runs `action` when the user submits a value in this view: Return in a field.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in this view from the actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      _SubmitModifier(triggers: isBlocking ? [.text, .search] : [], action: isBlocking ? nil : {}))
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
