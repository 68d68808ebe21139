import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// The ways to write a slow insertion and a quick removal.
private enum Halves: CaseIterable {
  case erased, typed, combined

  @MainActor var transition: AnyTransition {
    let slow = Animation.linear(duration: 4)
    let quick = Animation.linear(duration: 0.5)
    return switch self {
    case .erased:
      .asymmetric(
        insertion: .offset(x: 160).animation(slow), removal: .opacity.animation(quick))
    case .typed:
      AnyTransition(
        AsymmetricTransition(
          insertion: OffsetTransition(CGSize(width: 160, height: 0)).animation(slow),
          removal: OpacityTransition().animation(quick)))
    case .combined:
      .asymmetric(
        insertion: .offset(x: 160).animation(slow), removal: .opacity.animation(quick)
      ).combined(with: .identity)
    }
  }
}

private struct Page: View {
  let halves: Halves
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown { Text("here").transition(halves.transition) }
    }
  }
}

@MainActor @Suite("Each half of an asymmetric transition takes its own animation")
struct AsymmetricAnimationTests {
  @Test("R66 the insertion is slow, the removal quick", arguments: Halves.allCases)
  private func halves(_ halves: Halves) throws {
    let host = TestHost(columns: 40, rows: 6) { Page(halves: halves) }
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(2))
    let halfway = try host.find(.text, "here").frame.x
    host.advance(by: .seconds(3))
    let rest = try host.find(.text, "here").frame.x
    #expect(halfway > rest, "after two of four seconds it is right of its place")
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(400))
    #expect(host.findAll(.text).contains { $0.label == "here" })
    host.advance(by: .milliseconds(200))
    #expect(!host.findAll(.text).contains { $0.label == "here" })
  }
}
