import FoundationAdditions
import Testing

@Suite("Undo managers")
@MainActor
struct UndoManagerTests {
  /// A value whose changes can be undone.
  private final class Document {
    var values: [Int] = []
    let undo = UndoManager()

    func append(_ value: Int, name: String = "") {
      values.append(value)
      undo.registerUndo(withTarget: self) { $0.removeLast(name: name) }
      if !name.isEmpty { undo.setActionName(name) }
    }

    func removeLast(name: String = "") {
      let value = values.removeLast()
      undo.registerUndo(withTarget: self) { $0.append(value, name: name) }
    }

    func group(_ body: () -> Void) {
      undo.beginUndoGrouping()
      body()
      undo.endUndoGrouping()
    }
  }

  private func byHand() -> Document {
    let document = Document()
    document.undo.groupsByEvent = false
    return document
  }

  @Test("undo reverses the last group, redo does it again, as often as there are groups")
  func undoAndRedo() {
    let document = byHand()
    document.append(1)
    document.append(2)
    document.undo.undo()
    #expect(document.values == [1])
    document.undo.undo()
    #expect(document.values == [])
    #expect(!document.undo.canUndo)
    document.undo.redo()
    document.undo.redo()
    #expect(document.values == [1, 2])
    #expect(!document.undo.canRedo)
    document.undo.redo()
    #expect(document.values == [1, 2])
  }

  @Test("a group is undone as one, in reverse order, with the groups inside it")
  func groups() {
    let document = byHand()
    document.group {
      document.append(1)
      document.group { document.append(2) }
      document.append(3)
      #expect(document.undo.groupingLevel == 1)
    }
    #expect(document.undo.groupingLevel == 0)
    document.undo.undo()
    #expect(document.values == [])
    document.undo.redo()
    #expect(document.values == [1, 2, 3])
  }

  @Test(
    "actions registered by one event are one group, which the next turn of the main queue closes")
  func events() async {
    let document = Document()
    document.append(1)
    document.append(2)
    #expect(document.undo.groupingLevel == 1)
    #expect(document.undo.canUndo)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(document.undo.groupingLevel == 0)
    document.append(3)
    document.undo.undo()
    #expect(document.values == [1, 2])
    document.undo.undo()
    #expect(document.values == [])
    document.undo.redo()
    #expect(document.values == [1, 2])
  }

  @Test("groups that an event begins are undone together with the event")
  func groupsInsideAnEvent() {
    let document = Document()
    document.group { document.append(1) }
    document.group { document.append(2) }
    document.undo.undo()
    #expect(document.values == [])
  }

  @Test("undo closes groups that were left open")
  func leftOpen() {
    let document = byHand()
    document.undo.beginUndoGrouping()
    document.undo.beginUndoGrouping()
    document.append(1)
    document.undo.undo()
    #expect(document.values == [])
    #expect(document.undo.groupingLevel == 0)
    document.undo.endUndoGrouping()
    #expect(document.undo.groupingLevel == 0)
  }

  @Test("a new action ends what could be done again")
  func newAction() {
    let document = byHand()
    document.append(1)
    document.undo.undo()
    document.append(2)
    #expect(!document.undo.canRedo)
    document.undo.redo()
    #expect(document.values == [2])
  }

  @Test("a group without actions is none")
  func emptyGroup() {
    let document = byHand()
    document.group {}
    #expect(!document.undo.canUndo)
  }

  @Test("names belong to groups, through undo and redo, and follow Undo and Redo in menus")
  func names() {
    let document = byHand()
    document.append(1, name: "Insert")
    document.append(2, name: "Paste")
    #expect(document.undo.undoActionName == "Paste")
    #expect(document.undo.undoMenuItemTitle == "Undo Paste")
    document.undo.undo()
    #expect(document.undo.undoActionName == "Insert")
    #expect(document.undo.redoMenuItemTitle == "Redo Paste")
    document.undo.redo()
    #expect(document.undo.undoActionName == "Paste")
    document.undo.removeAllActions()
    #expect(document.undo.undoMenuItemTitle == "Undo")
  }

  @Test("the oldest groups go when there are more than the limit")
  func levels() {
    let document = byHand()
    document.undo.levelsOfUndo = 2
    for value in 1...4 { document.append(value) }
    for _ in 0..<4 { document.undo.undo() }
    #expect(document.values == [1, 2])
    document.append(9)
    document.undo.levelsOfUndo = 1
    #expect(document.undo.canUndo)
  }

  @Test("a target is not kept alive, and what was registered for it is skipped")
  func targets() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    weak var gone: Document?
    var calls: [String] = []
    do {
      let document = Document()
      gone = document
      undo.registerUndo(withTarget: document) { _ in calls.append("gone") }
    }
    #expect(gone == nil)
    undo.undo()
    #expect(calls == [])
    let (a, b) = (Document(), Document())
    undo.registerUndo(withTarget: a) { _ in calls.append("a") }
    undo.registerUndo(withTarget: b) { _ in calls.append("b") }
    undo.removeAllActions(withTarget: b)
    undo.undo()
    #expect(calls == ["a"])
  }

  @Test("nothing is registered while registration is off, as many times as it was turned off")
  func registration() {
    let document = byHand()
    document.undo.disableUndoRegistration()
    document.undo.disableUndoRegistration()
    document.undo.enableUndoRegistration()
    document.append(1)
    #expect(!document.undo.canUndo && !document.undo.isUndoRegistrationEnabled)
    document.undo.enableUndoRegistration()
    document.undo.enableUndoRegistration()
    document.append(2)
    #expect(document.undo.canUndo)
  }

  @Test("an undo inside a handler does nothing, and the two flags show its direction")
  func insideHandlers() {
    let document = byHand()
    let undo = document.undo
    var seen: [[Bool]] = []
    func register() {
      undo.registerUndo(withTarget: document) { _ in
        seen.append([undo.isUndoing, undo.isRedoing])
        undo.undo()
        undo.redo()
        register()
      }
    }
    document.append(1)
    register()
    undo.undo()
    undo.redo()
    #expect(seen == [[true, false], [false, true]])
    #expect(document.values == [1])
  }

  @Test("notifications say what happens, with the manager as the object")
  func notifications() {
    let document = byHand()
    var names: [String] = []
    let tokens = [
      Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    .map { name in
      NotificationCenter.default.addObserver(forName: name, object: document.undo, queue: nil) {
        let name = $0.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
        MainActor.assumeIsolated {
          names.append(name.replacingOccurrences(of: "Notification", with: ""))
        }
      }
    }
    document.append(1)
    #expect(names == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    names = []
    document.undo.undo()
    #expect(names.first == "WillUndoChange" && names.last == "DidUndoChange")
    names = []
    document.undo.redo()
    #expect(names.first == "WillRedoChange" && names.last == "DidRedoChange")
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
