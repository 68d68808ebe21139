import Foundation
import TheseusCore
import TheseusViews

extension Page {
  /// Handles one message. One that fits no node, or is not possible now, changes nothing.
  ///
  /// - Throws: for a message that no client of this page sends.
  public func receive(_ message: ClientMessage) throws(ProtocolError) {
    switch message {
    case .hello(let hello): reconnect(hello)
    case .activate(let id): activate(id)
    case .edit(let edit): receive(edit)
    case .select(let id, let selection): select(selection, in: id)
    case .setNumber(let id, let number): setNumber(number, of: id)
    case .scroll(let id, let offset): scroll(id, to: offset)
    case .focus(let id): moveFocus(to: id)
    case .key(let input): receive(input)
    case .pointer(let input): receive(input)
    case .wheel(let id, let distance): scroll(id, by: distance)
    case .resize(let size): app.send(.resize(width: size.width, height: size.height))
    case .settings(let settings): try change(settings)
    case .measured(let font, let advances): take(advances, font)
    case .back(let count): goBack(count)
    case .path(let address): open(address)
    case .visibility(let isHidden): setPhase(isHidden ? .background : .active)
    case .files(let message): receive(message)
    }
  }

  private func receive(_ message: ClientMessage.FileMessage) {
    if case .dropped(let files, let request, let id, let point) = message {
      guard let tree, let node = tree.node(id), isReachable(node),
        tree.window.takesFiles(named: files.map(\.name), at: point)
      else { return take(request, tokens: []) }
    }
    onFiles?(message)
  }

  /// The user opened an address of this app: views receive it by `onOpenURL`.
  private func open(_ address: String) {
    guard let url = URL(string: address), url.scheme == "http" || url.scheme == "https",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return }
    var place = URLComponents()
    place.percentEncodedPath = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    place.percentEncodedQuery = parts.percentEncodedQuery
    place.percentEncodedFragment = parts.percentEncodedFragment
    path = place.string ?? "/"
    keysMayDiffer = true
    app.open(url)
    setNeedsFrame()
  }

  // MARK: Elements

  private func perform(_ action: ElementAction, on id: Int) {
    guard let tree, let node = tree.node(id) else { return refuse(id) }
    try? tree.window.perform(action, on: node.element)
    keysMayDiffer = true
    setNeedsFrame()
  }

  /// Says that a press had no effect, where the user has reason to expect one: a press on what was
  /// just removed needs no words.
  private func refuse(_ id: Int) {
    guard let tree, tree.isMissing(id) else { return }
    show(notice: "This is not loaded yet. Try again in a moment.")
  }

  private func activate(_ id: Int) {
    guard let node = tree?.node(id) else { return refuse(id) }
    // A browser moves focus to what is pressed.
    if node.tag.takesFocus { knownFocus = id }
    perform(.activate, on: id)
  }

  private func setNumber(_ number: Double, of id: Int) {
    guard let tree, let node = tree.node(id) else { return refuse(id) }
    guard node.attributes[.type] == .text("range") else { return }
    // The client shows it already. If the app makes another number of it, that is a difference.
    node.attributes[.value] = .number(number)
    tree.note(node.element, .semantics)
    perform(.setValue(number), on: id)
  }

  // MARK: Fields

  private func receive(_ input: ClientMessage.FieldEdit) {
    guard let node = tree?.node(input.id) else { return }
    edit(node, input.text, input.selection, revision: input.revision, base: input.base)
  }

  /// Takes the text of a field as the user left it. If the field cannot be edited now, the answer
  /// is its present text.
  ///
  /// A user types on while the server's answer is on its way, such as an emptied field after
  /// Return.
  /// - Parameter base: the number of the text that the user edited; nil if that is not known.
  func edit(
    _ node: PageNode, _ text: String, _ selection: Range<Int>, revision: Int, base: Int? = nil
  ) {
    // A client that reconnects sends edits again whose answers it did not get.
    guard let tree, let field = node.field else { return }
    let selection = FieldValue.utf8(selection, in: text)
    guard revision > field.revision else {
      // The answer was lost with the connection or with the node.
      node.field = KnownField(
        text: text, selection: selection, revision: field.revision, isUnanswered: true)
      touched[node.id] = node
      return setNeedsFrame()
    }
    tree.revisions[node.element.id] = revision
    var (taken, caret) = (text, selection)
    if let before = base.map(field.base),
      let present = FieldValue.known(of: node.element, tree.window)?.text, present != before
    {
      let merged = MergedEdit(text, selection, of: before, in: present)
      (taken, caret) = (merged.text, merged.selection)
    }
    node.field = field.edited(text, selection, revision: revision, after: base)
    touched[node.id] = node
    knownFocus = node.id
    try? tree.window.perform(.edit(taken, selection: caret), on: node.element)
    keysMayDiffer = true
    setNeedsFrame()
  }

  private func select(_ selection: Range<Int>, in id: Int) {
    guard let tree, let node = tree.node(id), let field = node.field,
      let present = FieldValue.known(of: node.element, tree.window), present.text == field.text
    else { return }
    let selection = FieldValue.utf8(selection, in: field.text)
    node.field?.selection = selection
    touched[node.id] = node
    guard selection != present.selection else { return }
    perform(.edit(field.text, selection: selection), on: id)
  }

  // MARK: Focus and scrolling

  private func moveFocus(to id: Int) {
    guard let tree else { return }
    knownFocus = id
    keysMayDiffer = true
    setNeedsFrame()
    if id == 0 {
      tree.window.focus.focus(nil)
      return app.flush()
    }
    guard let node = tree.node(id) else { return }
    try? tree.window.perform(.focus, on: node.element)
    // The browser puts the caret where the user pressed, and reports it.
    if node.field != nil, let present = FieldValue.known(of: node.element, tree.window) {
      node.field?.selection = present.selection
      touched[node.id] = node
    }
  }

  private func scroll(_ id: Int, to offset: CGPoint) {
    guard let tree, let node = tree.node(id), node.offset != nil else { return }
    node.offset = offset
    if needsFull { shownOffsets[id] = offset }
    touched[node.id] = node
    perform(.scrollTo(offset), on: id)
  }

  private func scroll(_ id: Int, by distance: CGSize) {
    guard let tree, let node = tree.node(id), isReachable(node) else { return }
    let frame = node.element.frameInWindow
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    app.send(
      .pointer(PointerEvent(.scroll(x: distance.width, y: distance.height), at: middle)))
    tree.note(node.element, .content)
    setNeedsFrame()
  }

  // MARK: Keys and the pointer

  private func receive(_ input: ClientMessage.KeyInput) {
    guard let tree else { return }
    if input.id != 0 {
      guard let node = tree.node(input.id) else { return refuse(input.id) }
      guard isReachable(node) else { return }
      if !hasFocus(node) { moveFocus(to: input.id) }
      // A key for one element never reaches another.
      guard hasFocus(node), input.press.phase == .up || keys(in: tree).include(input.press) else {
        return
      }
    }
    keysMayDiffer = true
    app.send(.key(input.press))
    setNeedsFrame()
  }

  private func receive(_ input: ClientMessage.PointerInput) {
    guard let tree else { return }
    let node = tree.node(input.id)
    switch input.kind {
    case .down where node == nil: return refuse(input.id)
    case .down, .hover: guard let node, isReachable(node) else { return }
    case .drag, .up:
      // A press that has begun continues, even when it has changed its node. It ends when its view
      // is removed.
      if heldElement?.scope.isAlive != true { endPress() }
      guard heldButton != nil else { return }
    case .leave: guard heldButton != nil || isHovering else { return }
    }
    keysMayDiffer = true
    defer { setNeedsFrame() }
    let action: PointerEvent.Action
    switch input.kind {
    case .down:
      let button: PointerEvent.Button =
        input.buttons & 2 != 0 ? .right : input.buttons & 4 != 0 ? .middle : .left
      heldButton = button
      heldElement = node?.element
      action = .press(button)
    case .drag:
      guard let heldButton else { return }
      action = .move(heldButton)
    case .up:
      guard let button = heldButton else { return }
      heldButton = nil
      action = .release(button)
    case .leave where heldButton != nil:
      // The browser needs the press itself, to scroll or to open a menu.
      return endPress()
    case .hover, .leave:
      isHovering = input.kind == .hover
      action = .move(nil)
    }
    let position = input.kind == .leave ? CGPoint(x: -1, y: -1) : input.position
    app.send(.pointer(PointerEvent(action, at: position, modifiers: input.modifiers)))
  }

  /// A press that has begun will not be finished.
  func endPress() {
    guard heldButton != nil else { return }
    heldButton = nil
    app.send(.windowFocus(false))
  }

  /// Whether the focused element is the node's, or the one in it that takes its keys.
  private func hasFocus(_ node: PageNode) -> Bool {
    guard let tree, let focused = tree.window.focus.focused else { return false }
    return tree.nearestNode(focused) === node
      || tree.window.focusTarget(around: node.element) === focused
  }

  /// Whether the user can reach what a node shows. What is only left out of reading can be pressed.
  private func isReachable(_ node: PageNode) -> Bool {
    guard let tree else { return false }
    switch tree.window.refusal(for: node.element) {
    case nil: return true
    case .hidden:
      return node.element.isShownInWindow && tree.window.layers.isReachable(node.element)
        && node.element.effectiveSemantics?.isEnabled ?? true
    default: return false
    }
  }

  // MARK: The window

  private func change(_ settings: ClientMessage.BrowserSettings) throws(ProtocolError) {
    try settings.update(&surroundings.browser)
    app.updateEnvironment()
    app.flush()
  }

  private func take(_ advances: [String: Double], _ font: FontKey) {
    guard text.take(advances, for: font) else { return }
    surroundings.measurements &+= 1
    app.updateEnvironment()
    app.flush()
  }

  private func goBack(_ count: Int) {
    guard let window = tree?.window else { return }
    let count = min(max(count, -Hello.greatestDepth), Hello.greatestDepth)
    knownDepth = min(max(0, knownDepth - count), Hello.greatestDepth)
    keysMayDiffer = true
    if count > 0 {
      window.goBack(to: window.backDepth - count)
    } else {
      window.goForward(to: window.backDepth - count)
    }
    setNeedsFrame()
  }

  private func setPhase(_ phase: ScenePhase) {
    guard phase != surroundings.phase else { return }
    surroundings.phase = phase
    app.updateEnvironment()
    app.flush()
  }
}
