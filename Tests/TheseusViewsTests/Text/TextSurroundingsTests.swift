import Foundation
import Observation
import Testing
import TheseusCore

@testable import TheseusViews

@MainActor
@Suite("a text follows its surroundings, and is drawn again only if its text or style differs")
struct TextSurroundingsTests {
  @Observable @MainActor final class Surroundings {
    var word = "word"
    var textCase: Text.Case?
    var isBold = false
    var alignment = TextAlignment.leading
    var tracked = 0
  }

  private struct Page: View {
    let surroundings: Surroundings
    var body: some View {
      Text(surroundings.word).textCase(surroundings.textCase).bold(surroundings.isBold)
        .multilineTextAlignment(surroundings.alignment)
        .environment(\.lineSpacing, CGFloat(surroundings.tracked))
    }
  }

  private struct Shown {
    let host: WindowHost
    let model: Surroundings
    private let log = Log()

    private final class Log { var drawn = 0 }

    @MainActor
    init() {
      let model = Surroundings()
      self.model = model
      host = WindowHost.of(10, 1) { Page(surroundings: model) }
      host.onCommit = { [log] commit in
        for case .updated(let element, let change) in commit.patches
        where element is TextElement && change.contains(.content) {
          log.drawn += 1
        }
      }
    }

    /// How often the text was drawn again because of a change.
    @MainActor
    func drawings(_ change: (Surroundings) -> Void) -> Int {
      log.drawn = 0
      change(model)
      host.flush()
      return log.drawn
    }

    @MainActor var traits: TextAttributes.Traits? {
      GridSurface(host).pieces.first?.attributes.traits
    }
  }

  @Test("another word, case or weight, there and back")
  func follows() {
    let shown = Shown()
    #expect(shown.host.rowsDrawn == ["word"])
    #expect(shown.drawings { $0.textCase = .uppercase } == 1 && shown.host.rowsDrawn == ["WORD"])
    #expect(
      shown.drawings { $0.isBold = true } == 1 && shown.host.rowsDrawn == ["WORD"]
        && shown.traits == .bold)
    #expect(
      shown.drawings { $0.textCase = nil } == 1 && shown.host.rowsDrawn == ["word"]
        && shown.traits == .bold)
    #expect(shown.drawings { $0.isBold = false } == 1 && shown.traits == [])
    #expect(shown.drawings { $0.word = "other" } == 1 && shown.host.rowsDrawn == ["other"])
    #expect(shown.drawings { $0.alignment = .trailing } == 1)
  }

  @Test("not for irrelevant changes, plain or with a style of its own")
  func keeps() {
    let shown = Shown()
    #expect(shown.drawings { $0.tracked = 1 } == 0)
    _ = shown.drawings { $0.textCase = .lowercase }
    #expect(shown.drawings { $0.tracked = 2 } == 0)
    #expect(shown.host.rowsDrawn == ["word"])
  }
}
