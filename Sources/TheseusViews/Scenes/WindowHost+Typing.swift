import TheseusCore

extension WindowHost {
  /// Delivers the text at the start of `events`, which arrived together, to the focused field as
  /// one edit.
  ///
  /// The result is that of one event for each key. Keys that a handler around the field wants, and
  /// fields between which the app can move focus, get each key by itself. When the app answers the
  /// edit with another text or another focus, and with nothing else, the edit is taken back and the
  /// keys are delivered one by one.
  ///
  /// When views act on changes of the text (`onChange`), each word is one edit, and every other
  /// character is one by itself: apps act at a comma, a space or a digit, and what such an action
  /// did beside the text could not be taken back.
  /// - Parameter isFrontmost: whether the window still has the keyboard.
  /// - Returns: how many events were delivered; 0 when the first must be delivered by itself.
  func sendTyping(_ events: ArraySlice<InputEvent>, while isFrontmost: () -> Bool = { true })
    -> Int
  {
    guard let field = focus.focused?.focusTarget?.textTarget else { return 0 }
    if field.keysUntilJoined > 0 { return sendKey(events, to: field) }
    guard field.isEnabled, !focus.canMoveByState else { return 0 }
    let isByWord = field.isWatched ?? (runtime.changeComparisons > 0)
    guard events.count > 1 || isByWord else { return 0 }
    let pieces = typing(at: events, into: field, isByWord: isByWord)
    guard pieces.count > 1 else { return isByWord ? sendKey(events, to: field) : 0 }
    let before = runtime.committedChanges
    let edit = notingWatchers(of: field) {
      naming(.text("")) { during { field.insertTogether(pieces) } }
    }
    if edit.isInPlace && focus.focused === field || edit.wroteMore { return edit.count }
    guard field.scope.isAlive, isFrontmost() else { return edit.count }
    // An answer beside the text, such as an added element, would be given twice. Further keys are
    // delivered one by one.
    if runtime.committedChanges - before > 2 * max(1, edit.writes) {
      field.tookKey()
      return edit.count
    }
    during { edit.restoreText() }
    if focus.focused !== field {
      guard focus.canHaveFocus(field) else {
        during { edit.insertAgain() }
        return edit.count
      }
      focus.focus(field)
    }
    edit.restoreSelection()
    return 0
  }

  /// Delivers one key to a field that takes keys one by one.
  private func sendKey(_ events: ArraySlice<InputEvent>, to field: any TextTarget) -> Int {
    guard let event = events.first, field.typedText(event) != nil else { return 0 }
    notingWatchers(of: field) { send(event) }
    field.tookKey()
    return 1
  }

  /// Notes whether views act on changes of a field's text. An edit that the binding refused shows
  /// nothing.
  private func notingWatchers<Result>(of field: any TextTarget, _ edit: () -> Result) -> Result {
    let (comparisons, length) = (runtime.changeComparisons, field.textLength)
    let result = edit()
    if runtime.changeComparisons != comparisons {
      field.isWatched = true
    } else if field.isWatched == nil, field.textLength != length {
      field.isWatched = false
    }
    return result
  }

  /// The text that the first events type, as far as nobody else wants one of them.
  private func typing(
    at events: ArraySlice<InputEvent>, into field: any TextTarget, isByWord: Bool
  ) -> [String] {
    let handlers = keyHandlers(around: field)
    var pieces: [String] = []
    for event in events {
      guard let typed = field.typedText(event), !modifierKeys.isNews(event) else { break }
      if isByWord, !typed.allSatisfy(\.isLetter) { break }
      if case .key(let press) = event, handlers.contains(where: { $0.claims(press) }) { break }
      pieces.append(typed)
    }
    return pieces
  }

  /// `onKeyPress` on the element itself: its actions come before the element's own keys.
  private func keyHandlers(around target: ViewElement) -> [any KeyResponder] {
    var found: [any KeyResponder] = []
    var wrapper = target.viewParent
    while let element = wrapper, element.children.count == 1, !element.endsKeys,
      !element.arrangesViews, element !== root
    {
      if let handler = element.keyResponder { found.append(handler) }
      wrapper = element.viewParent
    }
    return found
  }
}
