import Foundation
import Testing
import TheseusTesting

/// Describes the look of a phase in words.
private struct Worded: Transition {
  var name = "phase"
  func body(content: Content, phase: TransitionPhase) -> some View {
    HStack {
      content
      Text("\(name) \(phase.value.formatted())")
    }
  }
}

private struct Level: ViewModifier, Equatable {
  var level: Int
  func body(content: Content) -> some View {
    HStack {
      content
      Text("level \(level)")
    }
  }
}

private struct Item: View {
  @State private var count = 0
  var body: some View { Button("item \(count)") { count += 1 } }
}

/// The forms in which a transition made of views is given.
private enum Form: CaseIterable {
  case own, erased, modifier, combined, combinedFirst, timed, asymmetric

  @MainActor var transition: AnyTransition {
    switch self {
    case .own, .erased: AnyTransition(Worded())
    case .modifier: .modifier(active: Level(level: 1), identity: Level(level: 0))
    case .combined: .opacity.combined(with: AnyTransition(Worded()))
    case .combinedFirst: AnyTransition(Worded()).combined(with: .opacity)
    case .timed: AnyTransition(Worded()).animation(.linear(duration: 1))
    case .asymmetric:
      .asymmetric(
        insertion: AnyTransition(Worded(name: "in")), removal: AnyTransition(Worded(name: "out")))
    }
  }

  /// The texts beside the view before it appears, while it is present, and as it disappears.
  var words: (before: [String], there: [String], after: [String]) {
    switch self {
    case .own, .erased, .combined, .combinedFirst, .timed: (["phase -1"], ["phase 0"], ["phase 1"])
    case .modifier: (["level 1"], ["level 0"], ["level 1"])
    case .asymmetric: (["in -1", "out 0"], ["in 0", "out 0"], ["in 0", "out 1"])
    }
  }
}

private struct Screen: View {
  let form: Form
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Button("plain") { isShown.toggle() }
      if isShown {
        if form == .own {
          Item().transition(Worded())
        } else {
          Item().transition(form.transition)
        }
      }
    }
  }
}

@MainActor @Suite("A transition made of views shows each phase")
struct OwnTransitionTests {
  private func words(_ host: TestHost) -> [String] {
    host.findAll(.text).map(\.label).filter {
      $0.contains("phase") || $0.contains("level")
        || $0.hasPrefix("in ") || $0.hasPrefix("out ")
    }
  }
  private func items(_ host: TestHost) -> [String] {
    host.findAll(.button).map(\.label).filter { $0.hasPrefix("item") }
  }

  @Test(
    "R66 it stays for the phase after its disappearance, with its state",
    arguments: Form.allCases)
  private func goes(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: form) }
    try host.find(.button, "animated").tap()
    #expect(words(host) == form.words.there)
    host.advance(by: .seconds(2))
    #expect(words(host) == form.words.there)
    try host.find(.button, "item 0").tap()
    #expect(items(host) == ["item 1"])
    try host.find(.button, "animated").tap()
    #expect(words(host) == form.words.after)
    #expect(items(host) == ["item 1"])
    host.advance(by: .milliseconds(900))
    #expect(items(host) == ["item 1"])
    host.advance(by: .milliseconds(200))
    #expect(items(host).isEmpty)
    #expect(words(host).isEmpty)
  }

  @Test(
    "R66 if it returns before the end, it is the same view, in the phase of present views",
    arguments: Form.allCases)
  private func comesBack(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: form) }
    try host.find(.button, "animated").tap()
    try host.find(.button, "item 0").tap()
    try host.find(.button, "animated").tap()
    host.advance(by: .milliseconds(500))
    try host.find(.button, "animated").tap()
    #expect(words(host) == form.words.there)
    #expect(items(host) == ["item 1"])
    host.advance(by: .seconds(3))
    #expect(items(host) == ["item 1"])
    #expect(host.trace.created(Item.self).count == 1)
  }

  @Test("Without an animation it appears and disappears immediately", arguments: Form.allCases)
  private func plain(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 12) { Screen(form: form) }
    try host.find(.button, "plain").tap()
    #expect(words(host) == form.words.there)
    try host.find(.button, "plain").tap()
    #expect(items(host).isEmpty)
  }

  @Test("A view that appears starts in the phase before its appearance")
  func begins() throws {
    let phases = Phases()
    let host = TestHost(columns: 40, rows: 12) { Recorded(phases: phases) }
    try host.find(.button, "animated").tap()
    #expect(phases.seen == [-1, 0])
    phases.seen = []
    try host.find(.button, "animated").tap()
    #expect(phases.seen == [1])
  }

  @Test("The differences between phases are animated")
  func moves() throws {
    let host = TestHost(columns: 40, rows: 12) { Moving() }
    try host.find(.button, "animated").tap()
    host.advance(by: .milliseconds(500))
    let x = try host.find(.text, "moving").frame.x
    host.advance(by: .seconds(1))
    let rest = try host.find(.text, "moving").frame.x
    #expect(x > rest, "half way, it is right of its place")
  }
}

@MainActor private final class Phases { var seen: [Double] = [] }

private struct Recorder: Transition {
  let phases: Phases
  func body(content: Content, phase: TransitionPhase) -> some View {
    phases.seen.append(phase.value)
    return content
  }
}

private struct Recorded: View {
  let phases: Phases
  @State private var isShown = false
  var body: some View {
    Button("animated") { withAnimation { isShown.toggle() } }
    if isShown { Text("here").transition(Recorder(phases: phases)) }
  }
}

private struct FromTheRight: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : 160)
  }
}

private struct Moving: View {
  @State private var isShown = false
  var body: some View {
    VStack(alignment: .leading) {
      Button("animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Text("moving").transition(FromTheRight()) }
    }
  }
}
