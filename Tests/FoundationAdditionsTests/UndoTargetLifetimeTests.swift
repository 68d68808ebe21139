import FoundationAdditions
import Testing

@Suite("Undo and targets that are destroyed")
@MainActor
struct UndoTargetLifetimeTests {
  private final class Target {}

  /// A target that removes its actions as late as it can.
  private final class LeavingTarget {
    let undo: UndoManager
    init(_ undo: UndoManager) { self.undo = undo }
    deinit { undo.removeAllActions(withTarget: self) }
  }

  private func manager() -> UndoManager {
    let undo = UndoManager()
    undo.groupsByEvent = false
    return undo
  }

  @Test("a target removes its actions in its deinitializer")
  func deinitializer() {
    let undo = manager()
    let other = Target()
    var calls: [String] = []
    undo.registerUndo(withTarget: other) { _ in calls.append("other") }
    undo.setActionName("Move")
    do {
      let leaving = LeavingTarget(undo)
      undo.registerUndo(withTarget: leaving) { _ in calls.append("leaving") }
      undo.setActionName("Type")
    }
    #expect(undo.undoActionName == "Move")
    undo.undo()
    #expect(calls == ["other"])
    withExtendedLifetime(other) {}
  }

  @Test("groups whose targets are gone count neither for canUndo nor for names nor for undo")
  func skipped() {
    let undo = manager()
    let kept = Target()
    var calls: [String] = []
    undo.registerUndo(withTarget: kept) { _ in calls.append("kept") }
    undo.setActionName("Move")
    do {
      let gone = Target()
      undo.registerUndo(withTarget: gone) { _ in calls.append("gone") }
      undo.setActionName("Type")
    }
    #expect(undo.canUndo && undo.undoMenuItemTitle == "Undo Move")
    undo.undo()
    #expect(calls == ["kept"])
    #expect(!undo.canUndo)
    withExtendedLifetime(kept) {}
  }

  @Test("without a target that exists there is nothing to undo or to do again")
  func nothing() {
    let undo = manager()
    do {
      let gone = Target()
      for _ in 0..<2 {
        undo.registerUndo(withTarget: gone) { target in
          undo.registerUndo(withTarget: target) { _ in }
        }
        undo.setActionName("Type")
      }
      undo.undo()
      #expect(undo.canUndo && undo.canRedo && undo.redoActionName == "Type")
    }
    #expect(!undo.canUndo && undo.undoActionName == "")
    #expect(!undo.canRedo && undo.redoActionName == "")
  }

  @Test("nor is there in a group that is open")
  func openGroup() {
    let undo = manager()
    undo.beginUndoGrouping()
    do {
      let gone = Target()
      undo.registerUndo(withTarget: gone) { _ in }
      #expect(undo.canUndo)
    }
    #expect(!undo.canUndo)
    undo.endUndoGrouping()
    #expect(!undo.canUndo)
  }

  @Test("they do not use up the levels of undo")
  func levels() {
    let undo = manager()
    undo.levelsOfUndo = 2
    let kept = Target()
    var calls: [Int] = []
    undo.registerUndo(withTarget: kept) { _ in calls.append(1) }
    do {
      let gone = Target()
      undo.registerUndo(withTarget: gone) { _ in calls.append(2) }
    }
    undo.registerUndo(withTarget: kept) { _ in calls.append(3) }
    undo.undo()
    undo.undo()
    #expect(calls == [3, 1])
    withExtendedLifetime(kept) {}
  }

  @Test("a handler may hold an object that removes its actions when the handler is destroyed")
  func heldByHandler() {
    let undo = manager()
    let target = Target()
    func register() {
      let held = LeavingTarget(undo)
      undo.registerUndo(withTarget: target) { _ in withExtendedLifetime(held) {} }
    }
    register()
    undo.removeAllActions(withTarget: target)
    #expect(!undo.canUndo)
    register()
    undo.removeAllActions()
    #expect(!undo.canUndo)
    withExtendedLifetime(target) {}
  }
}
