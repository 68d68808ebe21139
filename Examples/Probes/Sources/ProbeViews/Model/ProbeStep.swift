/// One action or check of the user.
public enum ProbeStep: Sendable {
  /// Presses a button, or any other view that reacts to a press.
  case tap(String)
  /// Flips a toggle.
  case toggle(String)
  /// Types at the end of a field.
  case type(String, into: String)
  /// Presses Return in the focused view.
  case pressReturn
  /// Increments a stepper.
  case increment(String)
  /// Chooses an entry of a picker, or a tab.
  case select(String, of: String)
  /// Scrolls the first list or scroll view by rows; negative is up.
  case scroll(Int)
  /// The program is rebuilt with changes and continues from its saved state.
  case recompile
  /// Compares something with what is expected.
  case check(ProbeCheck)

  /// The same, as an instruction to the user.
  public var words: String {
    switch self {
    case .tap(let label): "press “\(label)”"
    case .toggle(let label): "flip “\(label)”"
    case .type(let text, let field): "type “\(text)” into “\(field)”"
    case .pressReturn: "press Return"
    case .increment(let label): "one up on “\(label)”"
    case .select(let label, let picker):
      picker.isEmpty ? "choose “\(label)”" : "choose “\(label)” of “\(picker)”"
    case .scroll(let rows): rows < 0 ? "scroll up by \(-rows)" : "scroll down by \(rows)"
    case .recompile: "build the program again with the second form"
    case .check(let check): "look: \(check.what) is \(check.expected)"
    }
  }
}

/// Something on the screen, and the expected value.
public struct ProbeCheck: Sendable {
  public enum Look: Sendable {
    /// The rest of the first text or button with this prefix: `Count: `.
    case text(String)
    /// The text of a field.
    case field(String)
    /// `on` or `off`.
    case toggle(String)
    /// `shown` or `absent`: a text, button or field with exactly this label.
    case presence(String)
    /// `focused` or `not focused`.
    case focus(String)
    /// How often this was logged (`ProbeLog`).
    case count(String)
    /// `fewer than n`, or how often.
    case fewer(String, than: Int)
  }

  /// A description of what is checked.
  public let what: String
  public let look: Look
  let answer: String
  let answers: [String: String]
  /// The type of the view whose causes explain the answer.
  public let about: String?

  /// The expected answer under the default rules.
  public var expected: String { answer }

  /// The expected answer under a profile.
  public func expected(under profile: String) -> String { answers[profile] ?? answer }
}

extension ProbeStep {
  /// The rest of a text: `Count: ` is followed by the expected value.
  static func text(
    _ prefix: String, is answer: String, under answers: [String: String] = [:], about: String? = nil
  ) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "“\(prefix)”", look: .text(prefix), answer: answer, answers: answers, about: about))
  }

  static func field(
    _ label: String, is answer: String, under answers: [String: String] = [:], about: String? = nil
  ) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "the field “\(label)”", look: .field(label), answer: "“\(answer)”", answers: answers,
        about: about))
  }

  static func toggle(
    _ label: String, is answer: String, under answers: [String: String] = [:], about: String? = nil
  ) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "the toggle “\(label)”", look: .toggle(label), answer: answer, answers: answers,
        about: about))
  }

  static func shown(_ label: String, about: String? = nil) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "“\(label)”", look: .presence(label), answer: "shown", answers: [:], about: about))
  }

  static func absent(_ label: String, about: String? = nil) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "“\(label)”", look: .presence(label), answer: "absent", answers: [:], about: about))
  }

  static func focus(_ label: String, is answer: Bool) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "the field “\(label)”", look: .focus(label),
        answer: answer ? "focused" : "not focused", answers: [:], about: nil))
  }

  /// How often something was logged since the screen opened.
  static func noted(_ name: String, times: Int, about: String? = nil) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "\(name), times", look: .count(name), answer: String(times), answers: [:],
        about: about))
  }

  static func noted(_ name: String, fewerThan most: Int) -> ProbeStep {
    .check(
      ProbeCheck(
        what: "\(name), times", look: .fewer(name, than: most), answer: "fewer than \(most)",
        answers: [:], about: nil))
  }
}
