import Testing

@testable import TheseusViews

/// On the main actor, where views of other tests make contexts too.
@MainActor
@Suite struct SharedTextContextTests {
  private func environment(_ spacing: Double) -> TextEnvironment {
    var environment = TextEnvironment()
    environment.lineSpacing = spacing
    return environment
  }

  @Test("texts in equal surroundings have one context, also where others were made in between")
  func shares() {
    let first = TextContext.shared(environment(4_001))
    let other = TextContext.shared(environment(4_002))
    #expect(TextContext.shared(environment(4_001)) === first)
    #expect(TextContext.shared(environment(4_002)) === other)
    #expect(other !== first && other.environment.lineSpacing == 4_002)
  }

  @Test("a context ends with the last text that has it")
  func ends() {
    weak var context: TextContext?
    do {
      let made = TextContext.shared(environment(4_003))
      context = made
      #expect(made.environment.lineSpacing == 4_003)
    }
    #expect(context == nil)
  }

  @Test("surroundings that come back after many others are right, whichever context they get")
  func returns() {
    let kept = (0..<40).map { TextContext.shared(environment(5_000 + Double($0))) }
    for (index, context) in kept.enumerated() {
      let again = TextContext.shared(environment(5_000 + Double(index)))
      #expect(again == context && again.environment.lineSpacing == context.environment.lineSpacing)
    }
  }
}
