import Foundation
import Observation
import TheseusCore
import Testing

@testable import TheseusViews

/// Which views are laid out and drawn again after a change of a text, in a font whose lines have a
/// descent: there each text sets alignment guides.
@MainActor @Suite("A text that changes in a font whose letters differ")
struct ChangedTextTests {
  @Observable @MainActor final class Model {
    var text = "Count: 1"
    var offset: CGFloat = 0
  }

  @MainActor private final class Counts {
    var measured = 0
    var updated: [String] = []
  }

  /// Counts how often its views are measured.
  private struct Watched: Layout {
    let counts: Counts

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { counts.measured += 1 }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Changing: View {
    let model: Model
    var body: some View { Text(model.text).baselineOffset(model.offset) }
  }

  private let model = Model()
  private let counts = Counts()

  /// - Parameter axis: of the stack around the text: a horizontal one asks how narrow it can be.
  private func host(_ axis: Axis = .horizontal) -> WindowHost {
    let (model, counts) = (model, counts)
    let stack =
      axis == .horizontal
      ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(VStackLayout())
    let host = WindowHost(
      size: CGSize(width: 300, height: 200), metrics: HostMetrics(text: ProportionalMetrics())
    ) {
      Watched(counts: counts) {
        stack {
          Changing(model: model)
          Text("beside").font(.largeTitle)
        }
      }
    }
    host.flush()
    host.onCommit = { commit in
      for case .updated(let element, let change) in commit.patches {
        counts.updated.append("\(type(of: element)) \(change.rawValue)")
      }
    }
    counts.measured = 0
    return host
  }

  private func text(_ host: WindowHost) -> TextElement? { host.all(TextElement.self).first }

  @Test("another digit of the same width is drawn, and nothing else is laid out")
  func digit() {
    let host = host(.vertical)
    model.text = "Count: 2"
    host.flush()
    #expect(text(host)?.semantics?.label == "Count: 2")
    #expect(counts.updated == ["TextElement \(Commit.Change.content.rawValue)"])
    #expect(counts.measured == 0)
  }

  @Test("a wider text is laid out with what is around it")
  func width() {
    let host = host()
    let before = text(host)?.frame.width ?? 0
    model.text = "Count: 10"
    host.flush()
    #expect(counts.measured > 0)
    // A digit is half as wide as the font is large; widths are rounded to whole points.
    #expect(abs((text(host)?.frame.width ?? 0) - before - 8.5) <= 0.5)
  }

  @Test("a text of the same size whose baseline moves is placed again")
  func baseline() throws {
    let host = host()
    let element = try #require(text(host))
    let before = element.frame
    // The line is higher by as much above the baseline, or below it.
    model.offset = 4
    host.flush()
    let raised = element.frame
    #expect(raised.height == before.height + 4)
    #expect(raised.minY == before.minY - 4)
    model.offset = -4
    host.flush()
    #expect(element.frame.size == raised.size)
    #expect(element.frame.minY == before.minY)
  }

  @Test("a text that gets a second line makes its view higher, and so does one that wraps")
  func lines() throws {
    let host = host()
    let element = try #require(text(host))
    let height = element.frame.height
    model.text = "Count: 1\nCount: 2"
    host.flush()
    #expect(element.frame.height > 1.9 * height)
    model.text = "Count: 2"
    host.flush()
    #expect(element.frame.height == height)
    model.text = String(repeating: "word ", count: 20)
    host.flush()
    #expect(element.frame.height > height)
  }
}
