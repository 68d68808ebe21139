import Foundation
import Testing
import TheseusTesting

private struct FromTheRight: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : 160)
  }
}

private struct Distance: ViewModifier, Equatable {
  var distance: CGFloat
  func body(content: Content) -> some View { content.offset(x: distance) }
}

/// The forms of a transition that moves a view.
private enum Form: CaseIterable {
  case one, slide, asymmetric, typed, combined, timed, own, modifier, asymmetricOwn

  @MainActor var transition: AnyTransition {
    let right = AnyTransition.offset(x: 160)
    return switch self {
    case .one: right
    case .slide: .slide
    case .asymmetric: .asymmetric(insertion: right, removal: .offset(x: 80))
    case .typed:
      AnyTransition(
        AsymmetricTransition(
          insertion: OffsetTransition(CGSize(width: 160, height: 0)),
          removal: MoveTransition(edge: .trailing)))
    case .combined:
      AnyTransition.asymmetric(insertion: right, removal: .opacity)
        .combined(with: .offset(x: 80))
    case .timed:
      .asymmetric(
        insertion: right.animation(.linear(duration: 2)),
        removal: .offset(x: 80).animation(.linear(duration: 3)))
    case .own: AnyTransition(FromTheRight())
    case .modifier:
      .modifier(active: Distance(distance: 160), identity: Distance(distance: 0))
    case .asymmetricOwn:
      .asymmetric(insertion: AnyTransition(FromTheRight()), removal: .offset(x: 80))
    }
  }
}

private enum Place: CaseIterable { case optional, arm, row, id }

private struct Page: View {
  let place: Place
  let transition: AnyTransition
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      switch place {
      case .optional: if isShown { Text("moving").transition(transition) }
      case .arm: if isShown { Text("moving").transition(transition) } else { EmptyView() }
      case .row:
        ForEach(isShown ? [1] : [], id: \.self) { _ in Text("moving").transition(transition) }
      case .id: Text("moving").transition(transition).id(isShown)
      }
    }
    .frame(width: 480, alignment: .leading)
    .padding(.leading, 80)
  }
}

@MainActor @Suite("A transition that turns halfway continues from where its view is")
struct TurnedTransitionTests {
  /// The places of all views that move.
  private func places(_ host: TestHost) -> [Int] {
    host.findAll(.text).filter { $0.label == "moving" }.map(\.frame.x).sorted()
  }

  @Test("R66 removed while it still enters", arguments: Form.allCases, Place.allCases)
  private func removed(_ form: Form, _ place: Place) throws {
    let host = TestHost(columns: 80, rows: 6) {
      Page(place: place, transition: form.transition)
    }
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(500))
    let before = places(host)
    #expect(before != [15], "it is on its way")
    try host.find(.button, "toggle").tap()
    #expect(places(host) == before)
  }

  @Test("R66 returning while it leaves", arguments: Form.allCases, Place.allCases)
  private func returned(_ form: Form, _ place: Place) throws {
    let host = TestHost(columns: 80, rows: 6) {
      Page(place: place, transition: form.transition)
    }
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(4))
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(500))
    let before = places(host)
    try host.find(.button, "toggle").tap()
    #expect(places(host) == before)
    host.advance(by: .seconds(5))
    #expect(places(host) == [15])
  }

  @Test("R66 it enters to the end while it leaves another way")
  func both() throws {
    let host = TestHost(columns: 80, rows: 6) {
      Page(
        place: .optional,
        transition: .asymmetric(insertion: .offset(x: 160), removal: .offset(x: 320)))
    }
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(500))
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(250))
    // A quarter of the way in, 5 columns, is left; a quarter of the way out is 10 columns.
    #expect(places(host) == [15 + 5 + 10])
    host.advance(by: .milliseconds(250))
    #expect(places(host) == [15 + 20])
    host.advance(by: .milliseconds(500))
    #expect(places(host).isEmpty)
  }
}

@MainActor @Suite("Each part of a combined transition moves with the animation of its own")
struct CombinedAnimationTests {
  private struct Moving: View {
    let transition: AnyTransition
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("moving").transition(transition) }
      }
      .frame(width: 640, alignment: .leading)
    }
  }

  /// Parts of different kinds, in both orders: the one of 160 points has an animation of its own.
  private enum Parts: CaseIterable {
    case first, second, typed, effectFirst, effectSecond

    @MainActor var transition: AnyTransition {
      let slow = Animation.linear(duration: 4)
      let (far, near) = (AnyTransition.offset(x: 160), AnyTransition.offset(x: 80))
      let own = AnyTransition(FromTheRight())
      return switch self {
      case .first: far.animation(slow).combined(with: near)
      case .second: near.combined(with: far.animation(slow))
      case .typed:
        AnyTransition(
          OffsetTransition(CGSize(width: 80, height: 0))
            .combined(with: OffsetTransition(CGSize(width: 160, height: 0)).animation(slow)))
      case .effectFirst: own.animation(slow).combined(with: near)
      case .effectSecond: near.combined(with: own.animation(slow))
      }
    }
  }

  @Test("R66 only one part has an animation", arguments: Parts.allCases)
  private func one(_ parts: Parts) throws {
    let host = TestHost(columns: 80, rows: 6) { Moving(transition: parts.transition) }
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(1))
    #expect(try host.find(.text, "moving").frame.x == 10 + 5)
    host.advance(by: .seconds(1))
    #expect(try host.find(.text, "moving").frame.x == 10 + 10)
    host.advance(by: .milliseconds(2100))
    #expect(!host.findAll(.text).contains { $0.label == "moving" })
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(2))
    #expect(try host.find(.text, "moving").frame.x == 10)
    host.advance(by: .seconds(2))
    #expect(try host.find(.text, "moving").frame.x == 0)
  }
}
