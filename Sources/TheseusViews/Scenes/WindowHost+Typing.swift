import TheseusCore

extension WindowHost {
  /// Delivers the text at the start of `events`, which arrived together, to the focused field as
  /// one edit.
  ///
  /// The result is that of one event for each key. Keys that a handler around the field wants, and
  /// fields between which the app can move focus, get each key by itself. When the app answers the
  /// edit with another text or another focus, the edit is taken back and the keys are delivered one
  /// by one.
  /// - Returns: how many events were delivered; 0 when the first must be delivered by itself.
  func sendTyping(_ events: ArraySlice<InputEvent>) -> Int {
    guard let field = focus.focused as? FieldElement else { return 0 }
    if field.keysUntilJoined > 0 { return sendKey(events, to: field) }
    guard events.count > 1, field.isEnabled, !focus.canMoveByState else { return 0 }
    let pieces = typing(at: events, into: field)
    guard pieces.count > 1 else { return 0 }
    let count = pieces.count
    let checkpoint = naming(.text("")) { during { field.insertTogether(pieces) } }
    if field.holds(checkpoint), focus.focused === field, runtime.host === self { return count }
    guard field.scope.isAlive, runtime.host === self else { return count }
    during { field.restoreText(checkpoint) }
    if focus.focused !== field {
      guard focus.canHaveFocus(field) else {
        during { field.insertAgain(checkpoint) }
        return count
      }
      focus.focus(field)
    }
    field.restoreSelection(checkpoint)
    return 0
  }

  /// Delivers one key to a field that takes keys one by one.
  private func sendKey(_ events: ArraySlice<InputEvent>, to field: FieldElement) -> Int {
    guard let event = events.first, field.typedText(event) != nil else { return 0 }
    send(event)
    field.tookKey()
    return 1
  }

  /// The text that the first events type, as far as nobody else wants one of them.
  private func typing(at events: ArraySlice<InputEvent>, into field: FieldElement) -> [String] {
    let handlers = keyHandlers(around: field)
    var pieces: [String] = []
    for event in events {
      guard let typed = field.typedText(event), !modifierKeys.isNews(event) else { break }
      if case .key(let press) = event,
        handlers.contains(where: { $0.value?.accepts(press) ?? false })
      {
        break
      }
      pieces.append(typed)
    }
    return pieces
  }

  /// `onKeyPress` on the element itself: its actions come before the element's own keys.
  private func keyHandlers(around target: ViewElement) -> [KeyPressElement] {
    var found: [KeyPressElement] = []
    var wrapper = target.viewParent
    while let element = wrapper, element.children.count == 1, !element.endsKeys,
      element !== root
    {
      if let handler = element as? KeyPressElement { found.append(handler) }
      wrapper = element.viewParent
    }
    return found
  }
}

extension AppHost {
  /// Delivers events that arrived together: each is a separate event, except that consecutive text
  /// for one field is one edit.
  /// - Parameter isRunning: called before each event; the rest is dropped when it returns false.
  public func send(_ events: ArraySlice<InputEvent>, while isRunning: () -> Bool = { true }) {
    deliverTogether(events, while: isRunning, typing: { keyWindow?.host.sendTyping($0) ?? 0 }, send)
  }
}

extension WindowHost {
  /// Delivers events that arrived together: each is a separate event, except that consecutive text
  /// for one field is one edit.
  public func send(_ events: ArraySlice<InputEvent>) {
    deliverTogether(events, while: { true }, typing: sendTyping, send)
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
