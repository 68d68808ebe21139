import TheseusCells
import TheseusViews

/// The actions of a user on an element. Each flushes and throws `TestHostError.notActionable` when
/// it is not possible.
extension Element {
  /// Activates it, as a click or Return would. An element without an action is clicked where it is
  /// visible; the test fails when it is visible nowhere. So is one that refuses the pointer, or
  /// whose clicks reach gestures around it or inside it. Two taps are a double tap where a view has
  /// an action for that; a single one is certain only half a second later by the host's clock.
  public func tap() throws {
    let view = try actionable("tapped")
    let isClicked = node.host.isClicked(view)
    guard try isClicked || !perform(.activate, on: view, "tapped") else { return }
    var obstacle: TestHost.Obstacle?
    node.host.act { obstacle = node.host.click(view) }
    switch obstacle {
    case nil: return
    case .outOfSight:
      throw TestHostError.notActionable(
        "\(self) cannot be tapped: it has no action, and no part of it is visible; "
          + "scroll to it first")
    case .covered(let other):
      let front = node.host.semanticElement(of: other).map { Element($0, node.host).description }
      throw TestHostError.notActionable(
        "\(self) cannot be tapped: it has no action, and \(front ?? "another view") covers it")
    }
  }

  /// Performs an action on the element. Returns false if the element does not offer it.
  private func perform(_ action: ElementAction, on view: ViewElement, _ words: String) throws
    -> Bool
  {
    do throws(ActionRefusal) {
      try node.host.perform(action, on: view)
      return true
    } catch {
      guard error != .notOffered else { return false }
      throw TestHostError.notActionable("\(self) cannot be \(words): it is \(error)")
    }
  }

  /// Switches a toggle, a disclosure, a checkbox.
  public func toggle() throws { try tap() }

  /// Focuses it, then types.
  public func type(_ text: String) throws {
    try focus()
    node.host.type(text)
  }

  /// Replaces the text of a field with `text`.
  public func replaceText(_ text: String) throws {
    let view = try actionable("edited")
    try focus()
    var isDone = false
    node.host.act { isDone = view.performAction(.replaceText(text)) }
    if isDone { return }
    node.host.press(.end, modifiers: .control)
    node.host.press(.end)
    for _ in 0..<value.count { node.host.press(.delete) }
    node.host.type(text)
  }

  /// One step up, for a slider or a stepper.
  public func increment() throws { try step(.increment, "incremented") }

  /// One step down.
  public func decrement() throws { try step(.decrement, "decremented") }

  private func step(_ action: ElementAction, _ words: String) throws {
    guard try !perform(action, on: try actionable(words), words) else { return }
    throw TestHostError.notActionable("\(self) cannot be \(words)")
  }

  /// Chooses the item of a picker, a menu or a tab bar that has this label. Opens a menu or a
  /// picker to find it, and closes it again where it has no such item.
  public func select(_ label: String) throws {
    let view = try actionable("selected from")
    if try perform(.choose(label), on: view, "selected from") { return }
    if let item = item(label, in: descendants.dropFirst()) { return try item.tap() }
    guard role.opensItems else { throw missing(label) }
    let before = Set(node.host.root.descendants.map(\.identity))
    let isOpened = try role == .menu && perform(.expand(true), on: view, "opened")
    if !isOpened { try tap() }
    let shown = node.host.root.descendants.filter { !before.contains($0.identity) }
    do {
      guard let item = item(label, in: shown[...]) ?? item(label, in: descendants.dropFirst())
      else { throw missing(label) }
      try item.tap()
    } catch {
      if shown.contains(where: { $0.node.living != nil }) { node.host.press(.escape) }
      throw error
    }
  }

  private func missing(_ label: String) -> TestHostError {
    .notFound(wanted: "item \"\(label)\" of \(self)", tree: node.host.root.tree)
  }

  /// The innermost element with this label.
  private func item(_ label: String, in elements: ArraySlice<Element>) -> Element? {
    let named = elements.filter { $0.label == label }
    let items = named.filter { $0.role != .text }
    return items.first { item in
      !item.descendants.dropFirst().contains { $0.role != .text && $0.label == label }
    } ?? named.first
  }

  /// Scrolls by cell rows along the scroll axis; positive numbers show what follows.
  public func scroll(by rows: Int) throws {
    let view = try actionable("scrolled")
    node.host.act {
      if node.host.window.offer(.scroll(rows: rows), to: view) { return }
      node.host.wheel(view, rows)
    }
  }

  /// Focuses it. The caret of a field or an editor moves to the end of its text.
  public func focus() throws {
    let view = try actionable("focused")
    guard try perform(.focus, on: view, "focused") else {
      throw TestHostError.notActionable("\(self) cannot have focus")
    }
  }

  private func actionable(_ words: String) throws -> ViewElement {
    guard let view = node.living else {
      throw TestHostError.notActionable("\(self) cannot be \(words): its identity has ended")
    }
    guard isEnabled else {
      throw TestHostError.notActionable("\(self) cannot be \(words): it is disabled")
    }
    return view
  }
}

extension Role {
  /// Whether a tap shows the items to choose from.
  fileprivate var opensItems: Bool {
    switch self {
    case .menu, .menuItem, .picker, .button, .disclosure: true
    default: false
    }
  }
}
