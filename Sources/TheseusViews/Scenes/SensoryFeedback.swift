import Foundation
import TheseusCore

/// Feedback that is felt or heard. Terminals have none; a host that has some sets
/// `EnvironmentValues.performFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things that collide seem.
  public struct Weight: Hashable, Sendable {
    public let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft the things that collide seem.
  public struct Flexibility: Hashable, Sendable {
    public let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// The name in the API, such as `success` or `impact`.
  public let name: String
  public private(set) var weight: Weight?
  public private(set) var flexibility: Flexibility?
  /// The strength of an impact, from 0 to 1.
  public private(set) var intensity = 1.0

  private init(name: String) { self.name = name }

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    feedback.weight = weight
    feedback.intensity = intensity
    return feedback
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    feedback.flexibility = flexibility
    feedback.intensity = intensity
    return feedback
  }
}

/// Performs feedback in the host's way.
public struct SensoryFeedbackAction: Sendable {
  private let action: @MainActor @Sendable (SensoryFeedback) -> Void
  public init(action: @escaping @MainActor @Sendable (SensoryFeedback) -> Void) {
    self.action = action
  }

  @MainActor public func callAsFunction(_ feedback: SensoryFeedback) { action(feedback) }
}

private struct PerformFeedbackKey: EnvironmentKey {
  static var defaultValue: SensoryFeedbackAction? { nil }
}

extension EnvironmentValues {
  /// Set by hosts that have feedback; nil where there is none.
  public var performFeedback: SensoryFeedbackAction? {
    get { self[PerformFeedbackKey.self] }
    set { self[PerformFeedbackKey.self] = newValue }
  }
}

nonisolated private struct FeedbackModifier<T: Equatable>: ViewModifier {
  let trigger: T
  let feedback: (T, T) -> SensoryFeedback?
  @Environment(\.performFeedback) private var perform

  init(trigger: T, feedback: @escaping (T, T) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      guard let perform, let feedback = feedback(old, new) else { return }
      perform(feedback)
    }
  }
}

/// Feedback when a value changes. Hosts without feedback stay silent.
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback }) }

  /// - Parameter condition: whether a change, from its first to its second argument, has feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// - Parameter feedback: the feedback of a change; nil for none.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { modifier(FeedbackModifier(trigger: trigger, feedback: feedback)) }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() }) }
}
