import AppKit
import Testing
import TheseusTesting

@Suite("Split views of AppKit")
@MainActor
struct SplitViewTests {
  private final class Divider: NSObject, NSSplitViewDelegate {
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { 100 }
  }

  @Test("a split view keeps its delegate weakly, and reports once that it is not called")
  func delegate() {
    let view = NSSplitView()
    var divider: Divider? = Divider()
    view.delegate = divider
    #expect(view.delegate === divider)
    view.delegate = divider
    divider = nil
    #expect(view.delegate == nil)
    #expect(RuntimeIssues.stray.count { $0.message.hasPrefix("NSSplitView.delegate") } == 1)
  }
}
