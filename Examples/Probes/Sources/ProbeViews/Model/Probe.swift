import SwiftUI

/// A screen that asks one question about identity or state, the steps that ask it, and the expected
/// answers.
@MainActor
public struct Probe: Identifiable {
  /// `findings.modifier`: the group and the question.
  public let id: String
  public let title: String
  /// The answer, in a sentence.
  public let claim: String
  /// Rules of the semantics that decide: `R11`.
  public let rules: [String]
  /// The user's actions and checks, in order.
  public let steps: [ProbeStep]
  /// Identity profiles under which the steps are taken, as `THESEUS_PROFILE` has them. Apple's
  /// SwiftUI has none.
  public let profiles: [String]
  let content: @MainActor () -> AnyView
  /// The same screen as the next build of the program would have it, for `ProbeStep.recompile`.
  let nextContent: (@MainActor () -> AnyView)?

  init<Content: View>(
    _ id: String, _ title: String, _ claim: String, rules: [String],
    profiles: [String] = ["default"], steps: [ProbeStep],
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.id = id
    self.title = title
    self.claim = claim
    self.rules = rules
    self.profiles = profiles
    self.steps = steps
    self.content = { AnyView(content()) }
    nextContent = nil
  }

  init<Content: View, Next: View>(
    _ id: String, _ title: String, _ claim: String, rules: [String], profiles: [String],
    steps: [ProbeStep],
    _ content: @escaping @MainActor () -> Content, recompiled next: @escaping @MainActor () -> Next
  ) {
    self.id = id
    self.title = title
    self.claim = claim
    self.rules = rules
    self.profiles = profiles
    self.steps = steps
    self.content = { AnyView(content()) }
    nextContent = { AnyView(next()) }
  }

  /// The screen.
  public var screen: AnyView { content() }

  /// The screen after a recompile; nil for probes that are about one build.
  public var nextScreen: AnyView? { nextContent?() }

  /// Every probe, in the order of the texts they come from; then those of trace files.
  public static var all: [Probe] { known + traces }

  /// The probes of `--itf`.
  public static var traces: [Probe] = []

  private static let known: [Probe] = keying + findings + localState + lifetime + graph

  /// The group's name: `findings`.
  public var group: String { String(id.prefix { $0 != "." }) }
}
