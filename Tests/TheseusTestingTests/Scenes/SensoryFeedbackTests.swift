import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("sensoryFeedback passes feedback to the host")
struct SensoryFeedbackTests {
  private final class Felt { var all: [SensoryFeedback] = [] }

  private struct Screen<Content: View>: View {
    @State private var count = 0
    let felt: Felt
    let content: (Button<Text>, Int) -> Content
    var body: some View {
      content(Button("Add") { count += 1 }, count)
        .environment(\.performFeedback, SensoryFeedbackAction { felt.all.append($0) })
    }
  }

  private func feedback<Content: View>(
    presses: Int, @ViewBuilder _ content: @escaping (Button<Text>, Int) -> Content
  ) throws -> [SensoryFeedback] {
    let felt = Felt()
    let host = TestHost(columns: 30, rows: 4) { Screen(felt: felt, content: content) }
    #expect(felt.all.isEmpty)
    for _ in 0..<presses { try host.find(.button, "Add").tap() }
    return felt.all
  }

  @Test("each change of the trigger has the feedback, with its weight and intensity")
  func changes() throws {
    let impact = SensoryFeedback.impact(weight: .heavy, intensity: 0.5)
    let felt = try feedback(presses: 2) { $0.sensoryFeedback(impact, trigger: $1) }
    #expect(felt == [impact, impact])
    #expect(felt[0].weight == .heavy && felt[0].intensity == 0.5)
    #expect(impact != .impact && impact != .impact(flexibility: .soft, intensity: 0.5))
  }

  @Test("a condition decides by the old and the new value")
  func condition() throws {
    let felt = try feedback(presses: 3) { button, count in
      button.sensoryFeedback(.success, trigger: count) { old, new in old == 1 && new == 2 }
    }
    #expect(felt == [.success])
  }

  @Test("a closure chooses the feedback of a change, or none")
  func closure() throws {
    let felt = try feedback(presses: 3) { button, count in
      button.sensoryFeedback(trigger: count) { _, new in
        new == 1 ? .increase : new == 2 ? nil : .pathComplete
      }
    }
    #expect(felt == [.increase, .pathComplete])
    #expect(try feedback(presses: 1) { b, c in b.sensoryFeedback(trigger: c) { .stop } } == [.stop])
  }
}
