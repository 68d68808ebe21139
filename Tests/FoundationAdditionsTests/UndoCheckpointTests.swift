import FoundationAdditions
import Testing

@Suite("Checkpoints of undo managers")
@MainActor
struct UndoCheckpointTests {
  private final class Target {}

  private func manager() -> UndoManager {
    let undo = UndoManager()
    undo.groupsByEvent = false
    return undo
  }

  /// The number of checkpoints that `body` posts.
  private func checkpoints(of undo: UndoManager, _ body: () -> Void) -> Int {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: undo, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    body()
    NotificationCenter.default.removeObserver(token)
    return count
  }

  @Test("an observer may ask what can be undone and done again")
  func observerAsks() {
    let undo = manager()
    let target = Target()
    var answers: [[Bool]] = []
    var depth = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: undo, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard depth < 10 else { return }
        depth += 1
        answers.append([undo.canUndo, undo.canRedo])
        depth -= 1
      }
    }
    undo.registerUndo(withTarget: target) { _ in }
    #expect(answers == [[true, false]])
    answers = []
    #expect(!undo.canRedo)
    #expect(answers == [[true, false]])
    withExtendedLifetime(target) {}
    NotificationCenter.default.removeObserver(token)
  }

  @Test("canRedo posts one, canUndo posts none")
  func questions() {
    let undo = manager()
    #expect(checkpoints(of: undo) { _ = undo.canUndo } == 0)
    #expect(checkpoints(of: undo) { _ = undo.canRedo } == 1)
  }

  @Test("groups post one when they open inside another one and when they close")
  func groups() {
    let undo = manager()
    #expect(checkpoints(of: undo) { undo.beginUndoGrouping() } == 0)
    #expect(checkpoints(of: undo) { undo.beginUndoGrouping() } == 1)
    #expect(checkpoints(of: undo) { undo.endUndoGrouping() } == 1)
    #expect(checkpoints(of: undo) { undo.endUndoGrouping() } == 1)
  }
}
