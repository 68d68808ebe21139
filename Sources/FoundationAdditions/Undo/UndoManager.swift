import Foundation

/// Records how to reverse what an app does, in groups that are undone and redone as one.
///
/// A window has one in `\.undoManager`. With `groupsByEvent`, everything that one event registers
/// is a group: it opens with the first registration and closes when the event has been handled.
///
/// Use it on the main thread, as on Apple's systems. Where those raise an exception, it does the
/// nearest useful thing, which the members describe.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// Groups that have begun and not ended, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  private var isEventGroup = false
  private var event = 0
  /// Whether observers of a checkpoint run. What they ask posts no other one.
  private var isPostingCheckpoint = false

  /// Whether what was registered is being reversed.
  open private(set) var isUndoing = false
  /// Whether what was undone is being done again.
  open private(set) var isRedoing = false

  /// Whether a group opens by itself for what one event registers.
  open var groupsByEvent = true
  /// Kept for code that sets it: event groups close at the end of an event in every mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// The number of groups that are kept, 0 for no limit. The oldest go first.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  override public init() { super.init() }

  // MARK: Registering

  /// Registers how to reverse an action: `handler` is called with the target by `undo`, or by
  /// `redo` where an undo registers it.
  ///
  /// The target is not kept alive; an action whose target is gone is skipped, and so is a group
  /// that has no other action. Outside of any group, with `groupsByEvent` off, the action is a
  /// group of its own.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      UndoAction(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  private func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if !openGroups.isEmpty { return add(action) }
    if groupsByEvent {
      beginEvent()
      add(action)
    } else {
      beginUndoGrouping()
      add(action)
      endUndoGrouping()
    }
  }

  private func add(_ action: UndoAction) {
    openGroups[openGroups.count - 1].actions.append(action)
    guard !isUndoing, !isRedoing else { return }
    let old = redoStack
    redoStack = []
    release(old)
  }

  /// Destroys what is no longer stored here. Handlers may hold objects that call this manager in
  /// their deinitializers, which no change of its properties may enclose.
  private func release<Value>(_ value: Value) { withExtendedLifetime(value) {} }

  /// Nothing is registered until as many calls of `enableUndoRegistration`.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends one `disableUndoRegistration`; without one it does nothing.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Forgets everything and enables registration. Groups that are open stay open, and are empty.
  open func removeAllActions() {
    disabledCount = 0
    let old = (undoStack, redoStack, openGroups.map(\.actions))
    undoStack = []
    redoStack = []
    for group in openGroups { group.actions = [] }
    release(old)
  }

  /// Forgets what was registered for a target, and groups that are empty then. A target may call it
  /// in its deinitializer.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    let groups = undoStack + redoStack + openGroups
    let old = groups.map(\.actions)
    for group in groups { group.actions = group.actions.filter { !$0.isFor(target) } }
    undoStack.removeAll(where: \.actions.isEmpty)
    redoStack.removeAll(where: \.actions.isEmpty)
    release((groups, old))
  }

  /// Forgets the groups whose targets are all gone, down to the last one that can be undone or done
  /// again.
  private func dropDead() {
    while let group = undoStack.last, !group.isAlive {
      undoStack.removeLast()
      release(group)
    }
    while let group = redoStack.last, !group.isAlive {
      redoStack.removeLast()
      release(group)
    }
  }

  // MARK: Groups

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { openGroups.count }

  /// Begins a group, inside the one that is open. With `groupsByEvent`, the group of the event
  /// contains the groups that the event begins.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEvent() }
    beginGroup()
  }

  private func beginGroup() {
    if !openGroups.isEmpty { postCheckpoint() }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group. The outermost one can be undone from then on, unless nothing was
  /// registered in it. Without an open group this does nothing.
  open func endUndoGrouping() {
    guard openGroups.count > (isEventGroup ? 1 : 0) else { return }
    endGroup()
  }

  private func endGroup() {
    postCheckpoint()
    guard let group = openGroups.last else { return }
    post(
      .NSUndoManagerWillCloseUndoGroup,
      [NSUndoManagerGroupIsDiscardableKey: group.isDiscardable])
    openGroups.removeLast()
    if let outer = openGroups.last {
      outer.take(group)
    } else if group.isAlive {
      if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func beginEvent() {
    isEventGroup = true
    beginGroup()
    event += 1
    let event = event
    DispatchQueue.main.async { [weak self] in
      if let self, self.event == event { endEvent() }
    }
  }

  /// Closes the group of the event, as the end of an event does. A window calls it when it has
  /// handled one; elsewhere the next turn of the main queue does.
  public func endEvent() {
    guard isEventGroup else { return }
    while openGroups.count > 1 { endGroup() }
    isEventGroup = false
    endGroup()
  }

  private func trim() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    let old = (undoStack, redoStack)
    undoStack = Array(undoStack.filter(\.isAlive).suffix(levelsOfUndo))
    redoStack = Array(redoStack.filter(\.isAlive).suffix(levelsOfUndo))
    release(old)
  }

  // MARK: Undoing

  /// Whether `undo` has something to reverse.
  open var canUndo: Bool {
    dropDead()
    return !undoStack.isEmpty || !isUndoing && openGroups.contains(where: \.isAlive)
  }

  /// Whether `redo` has something to do again.
  open var canRedo: Bool {
    postCheckpoint()
    return hasRedo
  }

  /// `canRedo` without the notification of a checkpoint, for code that asks in every frame.
  package var hasRedo: Bool {
    dropDead()
    return !redoStack.isEmpty
  }

  /// Reverses the last group, after closing those that are open. What the handlers register becomes
  /// one group of `redo`.
  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  /// Reverses the last group that has ended. Inside a handler it does nothing.
  open func undoNestedGroup() {
    postCheckpoint()
    dropDead()
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(
      group, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange,
      finish: { isUndoing = false })
  }

  /// Does again what the last undo reversed. Inside a handler it does nothing.
  open func redo() {
    closeAll()
    postCheckpoint()
    dropDead()
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(
      group, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange,
      finish: { isRedoing = false })
  }

  private func closeAll() {
    guard !isUndoing, !isRedoing else { return }
    endEvent()
    while !openGroups.isEmpty { endGroup() }
  }

  private func run(
    _ group: UndoGroup, before: Notification.Name, after: Notification.Name, finish: () -> Void
  ) {
    post(before)
    let outer = (openGroups, isEventGroup)
    isEventGroup = false
    let reversal = UndoGroup()
    reversal.name = group.name
    reversal.isDiscardable = group.isDiscardable
    openGroups = [reversal]
    for action in group.actions.reversed() { action.perform() }
    while openGroups.count > 1 { endGroup() }
    endGroup()
    (openGroups, isEventGroup) = outer
    finish()
    post(after)
  }

  // MARK: Names

  /// Names the group that is open, or else the last one: "Undo" is followed by it in menus.
  open func setActionName(_ actionName: String) {
    (openGroups.first ?? undoStack.last)?.name = actionName
  }

  /// The name of what `undo` reverses; empty for none.
  open var undoActionName: String {
    if let open = openGroups.first, !isUndoing, open.isAlive || !open.name.isEmpty {
      return open.name
    }
    dropDead()
    return undoStack.last?.name ?? ""
  }
  /// The name of what `redo` does again; empty for none.
  open var redoActionName: String {
    dropDead()
    return redoStack.last?.name ?? ""
  }

  /// "Undo" and the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Says whether what is open may be thrown away, as a change of selection may.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.first ?? undoStack.last)?.isDiscardable = discardable
  }
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  // MARK: Notifications

  private func postCheckpoint() {
    guard !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    post(.NSUndoManagerCheckpoint)
    isPostingCheckpoint = false
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }
}

/// Actions that are undone as one.
private final class UndoGroup {
  var actions: [UndoAction] = []
  var name = ""
  var isDiscardable = false

  /// Whether one of the targets exists.
  var isAlive: Bool { actions.contains { !$0.isDead } }

  /// Takes what a group inside this one registered.
  func take(_ inner: UndoGroup) {
    actions += inner.actions
    if name.isEmpty { name = inner.name }
  }
}

/// One registered reversal.
private struct UndoAction {
  private weak var target: AnyObject?
  let perform: () -> Void

  init(target: AnyObject, perform: @escaping () -> Void) {
    self.target = target
    self.perform = perform
  }

  var isDead: Bool { target == nil }

  /// Whether the action may go with the actions of `other`. A weak reference to an object whose
  /// deinitializer runs is nil, so every action without a target may.
  func isFor(_ other: AnyObject) -> Bool { target == nil || target === other }
}
