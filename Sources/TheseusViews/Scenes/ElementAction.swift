import Foundation
import TheseusCore

/// An action of a host on one element, besides keys and the pointer.
public enum ElementAction: Hashable, Sendable {
  /// Like a click or Return.
  case activate
  /// One step up: a slider, a stepper, an adjustable view.
  case increment
  /// One step down.
  case decrement
  /// Sets a slider's number, limited to the range and rounded to a step.
  case setValue(Double)
  /// Chooses the item with this label: a picker's choice, a tab.
  case choose(String)
  /// Chooses the item at an index, from 0: a picker's choice, a tab.
  case chooseIndex(Int)
  /// A field's text after an edit by the host, and the selection in it, in UTF-8 offsets.
  case edit(String, selection: Range<Int>)
  /// Replaces all of a field's text.
  case replaceText(String)
  /// Scrolls by a distance, in points; positive moves toward the end.
  case scrollBy(CGPoint)
  /// Scrolls to an offset of the content, in points, limited to the content's length.
  case scrollTo(CGPoint)
  /// Moves focus to the element, or to the first inside it that can have focus. A field's caret
  /// moves to the end of its text.
  case focus
  /// Shows or hides the content that the element discloses.
  case expand(Bool)
  /// A step of zooming (`accessibilityZoomAction`).
  case zoomIn
  case zoomOut
  /// An action of the app, by its name (`accessibilityAction(named:)`, `accessibilityActions`).
  case named(String)
}

extension ElementAction {
  /// Whether it can run code of the app and does not move focus to its element.
  fileprivate var actsWithoutFocus: Bool {
    switch self {
    case .increment, .decrement, .setValue, .choose, .chooseIndex, .expand, .zoomIn, .zoomOut,
      .named:
      true
    case .activate, .focus, .edit, .replaceText, .scrollBy, .scrollTo: false
    }
  }
}

/// The reason why an action changed nothing.
public enum ActionRefusal: Error, Hashable, Sendable {
  /// No element in the window has this id: it was removed, or never existed.
  case gone
  /// The element or an enclosing one is disabled.
  case disabled
  /// The element is in a part of the window that is not shown, or is left out of reading.
  case hidden
  /// A modal layer is in front of the element.
  case covered
  /// The element does not offer the action.
  case notOffered
}

extension WindowHost {
  /// Performs an action on the element with this id, as one event, and commits the result.
  ///
  /// - Throws: the reason why nothing was changed.
  public func perform(_ action: ElementAction, on id: UInt64) throws(ActionRefusal) {
    guard let element = element(id) else { throw .gone }
    try perform(action, on: element)
  }

  /// Performs an action on an element, as one event, and commits the result.
  ///
  /// - Throws: the reason why nothing was changed.
  public func perform(_ action: ElementAction, on element: ViewElement) throws(ActionRefusal) {
    if let refusal = refusal(for: element) { throw refusal }
    focus.noteUsersChoice()
    guard during({ deliver(action, to: element) }) else { throw .notOffered }
  }

  /// The element with an id in this window, if there is one.
  public func element(_ id: UInt64) -> ViewElement? {
    if let known = semanticsTree?.element(id), known.scope.isAlive { return known }
    var stack: [ViewElement] = [root]
    while let next = stack.popLast() {
      if next.id == id { return next.scope.isAlive ? next : nil }
      stack.append(contentsOf: next.viewChildren)
    }
    return nil
  }

  /// The reason why no action is possible on an element now; nil if one is.
  public func refusal(for element: ViewElement) -> ActionRefusal? {
    guard !runtime.isUnmounted, element.scope.isAlive else { return .gone }
    var current = element
    var isHidden = element.isUnread
    while current !== root {
      guard let parent = current.viewParent else { return .gone }
      isHidden = isHidden || parent.isUnread
      current = parent
    }
    if isHidden { return .hidden }
    if !layers.isReachable(element) { return .covered }
    return element.effectiveSemantics?.isEnabled ?? true ? nil : .disabled
  }

  private func deliver(_ action: ElementAction, to element: ViewElement) -> Bool {
    if action.actsWithoutFocus, focusTarget(around: element) !== focus.focused {
      focus.commitEditing()
    }
    switch action {
    case .activate: return activate(element)
    case .focus: return moveFocus(to: element)
    case .increment: return offer(.increment, to: element)
    case .decrement: return offer(.decrement, to: element)
    case .setValue(let value): return offer(.setValue(value), to: element)
    case .choose(let label): return offer(.select(label), to: element)
    case .chooseIndex(let index): return offer(.selectIndex(index), to: element)
    case .edit(let text, let selection):
      return edit(element, .edit(text, selection: selection))
    case .replaceText(let text): return edit(element, .replaceText(text))
    case .scrollTo(let point): return offer(.scrollTo(point), to: element)
    case .scrollBy(let distance): return offer(.scrollBy(distance), to: element)
    case .expand(let isExpanded): return offer(.expand(isExpanded), to: element)
    case .zoomIn: return offer(.zoomIn, to: element)
    case .zoomOut: return offer(.zoomOut, to: element)
    case .named(let name): return offer(.named(name), to: element)
    }
  }

  /// Activates an element, or a transparent one around it; focus moves with it.
  private func activate(_ element: ViewElement) -> Bool {
    if let target = focusTarget(around: element) { focus.focus(target) }
    var current: ViewElement? = element
    while let next = current {
      if next.activation?.activate() ?? false { return true }
      current = next.viewParent
      if let current, current.hasOwnSemantics { break }
    }
    return false
  }

  private func moveFocus(to element: ViewElement) -> Bool {
    guard let target = focusTarget(around: element), focus.canHaveFocus(target) else {
      return false
    }
    guard focus.focused !== target else { return true }
    focus.focus(target)
    _ = target.performAction(.moveToEnd)
    return true
  }

  /// An edit belongs to the field that has focus.
  private func edit(_ element: ViewElement, _ action: SemanticAction) -> Bool {
    guard let target = focusTarget(around: element)?.focusTarget?.textTarget, target.isEnabled
    else { return false }
    focus.focus(target)
    return target.performAction(action)
  }

  /// The element that gets focus when `element` is activated: itself, a transparent one around it,
  /// or the first inside it that can have focus.
  public func focusTarget(around element: ViewElement) -> ViewElement? {
    var current: ViewElement? = element
    while let next = current {
      if next.takesFocus { return next }
      current = next.viewParent
      if let current, current.hasOwnSemantics { break }
    }
    var stack = Array(element.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.takesFocus { return next }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return nil
  }

  /// Offers an action to an element, then to transparent ones inside and around it.
  public func offer(_ action: SemanticAction, to element: ViewElement) -> Bool {
    if element.performAction(action) { return true }
    var stack = Array(element.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.performAction(action) { return true }
      if !next.hasOwnSemantics { stack.append(contentsOf: next.viewChildren.reversed()) }
    }
    var current = element.viewParent
    while let next = current, !next.hasOwnSemantics {
      if next.performAction(action) { return true }
      current = next.viewParent
    }
    return false
  }
}

extension AppHost {
  /// Performs an action on an element of any open window (`WindowHost.perform(_:on:)`).
  ///
  /// - Throws: the reason why nothing was changed.
  public func perform(_ action: ElementAction, on id: UInt64) throws(ActionRefusal) {
    for window in windows where window.host.element(id) != nil {
      return try window.host.perform(action, on: id)
    }
    throw .gone
  }
}
