import Foundation
import TheseusCore

extension AppHost {
  /// Delivers events that arrived together: each is a separate event, except that consecutive text
  /// for one field is one edit.
  /// - Parameter isRunning: called before each event; the rest is dropped when it returns false.
  public func send(_ events: ArraySlice<InputEvent>, while isRunning: () -> Bool = { true }) {
    deliverTogether(events, while: isRunning, typing: sendTyping, send)
  }

  /// Delivers the text at the start of `events` to the frontmost window.
  private func sendTyping(_ events: ArraySlice<InputEvent>) -> Int {
    guard let window = keyWindow else { return 0 }
    return window.host.sendTyping(events) { window === keyWindow }
  }

  /// Delivers one event to the frontmost window.
  public func send(_ event: InputEvent) {
    if case .resize(let width, let height) = event {
      size = CGSize(width: width, height: height)
      for window in windows where window !== keyWindow { window.host.resize(to: size) }
    }
    keyWindow?.host.send(event)
  }
}

/// - Parameters:
///   - type: delivers the text that the events begin with, and returns how many events that were.
///   - send: delivers any other event.
@MainActor
private func deliverTogether(
  _ events: ArraySlice<InputEvent>, while isRunning: () -> Bool,
  typing type: (ArraySlice<InputEvent>) -> Int, _ send: (InputEvent) -> Void
) {
  var rest = events
  while isRunning(), let event = rest.first {
    let typed = type(rest)
    if typed == 0 { send(event) }
    rest = rest.dropFirst(max(1, typed))
  }
}

extension WindowHost {
  /// Delivers events that arrived together: each is a separate event, except that consecutive text
  /// for one field is one edit.
  public func send(_ events: ArraySlice<InputEvent>) {
    deliverTogether(events, while: { true }, typing: { sendTyping($0) }, send)
  }

  /// Delivers one event and commits its effects: writes of one event are one transaction (R26).
  public func send(_ event: InputEvent) {
    naming(event) { during { deliver(event) } }
  }

  /// Tells the observer which input the updates of `action` follow from.
  func naming<Result>(_ event: InputEvent, _ action: () -> Result) -> Result {
    guard let observer = runtime.observer, let gesture = event.gesture else { return action() }
    let target: ViewElement? =
      if case .pointer(let pointer) = event { hit(at: pointer.position) } else { focus.focused }
    let view = target?.identity.customViewName.map { " in \($0)" } ?? ""
    observer.received(gesture + view)
    defer { runtime.observer?.received(nil) }
    return action()
  }

  private func deliver(_ event: InputEvent) {
    modifierKeys.note(event)
    if event.isUsersChoice { focus.noteUsersChoice() }
    switch event {
    case .key(let press): deliver(press)
    case .text(let text): _ = bubble(from: focus.focused) { $0.insert(text, isPaste: false) }
    case .paste(let text): _ = bubble(from: focus.focused) { $0.insert(text, isPaste: true) }
    case .pointer(let event): deliver(event)
    case .windowFocus(let hasFocus): if !hasFocus { pointer.cancel() }
    case .resize(let width, let height): resize(to: CGSize(width: width, height: height))
    }
  }

  /// A key goes to the focused element and its ancestors, then to shortcuts and commands, then it
  /// dismisses a layer or moves focus.
  private func deliver(_ press: KeyPress) {
    let target = focus.focused ?? unfocusedTarget
    if offerToFocused(press, target) || press.phase == .up { return }
    if press.modifiers.contains(.shift), press.key == .function(10), focus.openContextMenu() {
      return
    }
    if performShortcut(press) || onUnhandledKey?(press) ?? false || performUndo(press) { return }
    if scrollsNearest(press) { return }
    if press.key == .escape, let layer = layers.topForKeys, layer.style.dismissesOnEscape {
      return layer.dismiss()
    }
    if goesBack(press) { return }
    if press.key == .tab { return focus.move(forward: !press.modifiers.contains(.shift)) }
    if press.modifiers.isDisjoint(with: .significant),
      let direction = MoveCommandDirection(press.key)
    {
      focus.move(direction)
    }
  }

  /// The visible stack goes back also while something beside it has focus, such as the label of the
  /// tab it is in.
  private func goesBack(_ press: KeyPress) -> Bool {
    guard press.goesBack, layers.topForKeys === layers.topModal else { return false }
    guard let stack = unfocusedTarget.keyResponder, stack.takesUnfocusedKeys else { return false }
    return stack.handle(press)
  }

  /// The target of keys while nothing has focus: the innermost visible stack that can go back.
  private var unfocusedTarget: ViewElement {
    let top = layers.topModal ?? root
    var (target, stack) = (top as ViewElement, [top as ViewElement])
    while let element = stack.popLast() {
      if element.drawing.isHidden || element.isLeaving { continue }
      if element.keyResponder?.takesUnfocusedKeys ?? false { target = element }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return target
  }

  /// `onKeyPress` and commands on the focused element itself come before the element's own keys, so
  /// that an app can take Return or the arrows from a field. Those on its ancestors come after.
  private func offerToFocused(_ press: KeyPress, _ target: ViewElement) -> Bool {
    var wrapper = target.viewParent
    while let element = wrapper, element.children.count == 1, !element.endsKeys,
      !element.arrangesViews, element !== root
    {
      if let responder = element.keyResponder, responder.precedesContent, responder.handle(press) {
        return true
      }
      wrapper = element.viewParent
    }
    if press.phase != .up, target.keyResponder?.handle(press) ?? false { return true }
    let outer = wrapper
    var current = target.viewParent
    var isPastWrappers = false
    while let element = current {
      if element === outer { isPastWrappers = true }
      if let responder = element.keyResponder,
        responder.precedesContent ? isPastWrappers : press.phase != .up, responder.handle(press)
      {
        return true
      }
      current = element.viewParent
    }
    return false
  }

  /// Paging keys that nothing took scroll the nearest scroll view, such as the messages above a
  /// field. While nothing has focus, so do Space, Home and End.
  private func scrollsNearest(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: .significant) else { return false }
    switch press.key {
    case .pageUp, .pageDown: break
    case .space, .home, .end: if focus.focused != nil { return false }
    default: return false
    }
    var searched: ViewElement?
    var region = focus.focused ?? layers.topModal ?? root
    while true {
      if let scroll = firstScroll(in: region, besides: searched), scroll.handle(press) {
        return true
      }
      guard !region.endsKeys, let outer = region.viewParent else { return false }
      (searched, region) = (region, outer)
    }
  }

  private func firstScroll(in region: ViewElement, besides searched: ViewElement?)
    -> (any KeyResponder)?
  {
    var stack = [region]
    while let element = stack.popLast() {
      if element === searched || element.drawing.isHidden || element.frame.isNull { continue }
      if let scroll = element.keyResponder, scroll.takesPagingKeys { return scroll }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return nil
  }

  /// Whether the focused element, or one around it, takes pasted text now.
  public var takesPaste: Bool { bubble(from: focus.focused) { $0.takesPaste } }

  /// From an element toward the root, until a responder takes the event.
  private func bubble(from element: ViewElement?, _ offer: (any KeyResponder) -> Bool) -> Bool {
    var current = element
    while let target = current {
      if let responder = target.keyResponder, offer(responder) { return true }
      current = target.viewParent
    }
    return false
  }

  /// The first control that answers to the key, in reading order, topmost layer first.
  private func performShortcut(_ press: KeyPress) -> Bool {
    guard ShortcutKeys.mayMatch(press) else { return false }
    for start in layers.reachableRoots(in: root).reversed() {
      var stack: [ViewElement] = [start]
      while let element = stack.popLast() {
        if element.drawing.isHidden || element.isLeaving { continue }
        if let target = element.activation, let shortcut = target.shortcut,
          shortcut.matches(press)
        {
          focus.commitEditing()
          if target.activate() { return true }
        }
        stack.append(contentsOf: element.viewChildren.reversed())
      }
    }
    return false
  }
}

extension InputEvent {
  /// Whether the user typed or pressed something, rather than moved the pointer or the window.
  fileprivate var isUsersChoice: Bool {
    switch self {
    case .key, .text, .paste: true
    case .pointer(let event): if case .press = event.action { true } else { false }
    case .windowFocus, .resize: false
    }
  }
}
