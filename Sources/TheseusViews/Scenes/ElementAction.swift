import Foundation
import TheseusCore

/// What a host does to one element, beside keys and the pointer.
public enum ElementAction: Hashable, Sendable {
  /// As a click or Return does.
  case activate
  /// One step up: a slider, a stepper, an adjustable view.
  case increment
  /// One step down.
  case decrement
  /// Another number: a slider. It is kept within the range and on a step.
  case setValue(Double)
  /// The item with this label: a picker's choice, a tab.
  case choose(String)
  /// The item at an index, from 0: a picker's choice, a tab.
  case chooseIndex(Int)
  /// A field's text after an edit by the host, and what is selected in it then, in UTF-8 offsets.
  case edit(String, selection: Range<Int>)
  /// Another text in place of all of a field's.
  case replaceText(String)
  /// Scrolls by a distance, in points; positive shows what follows.
  case scrollBy(CGPoint)
  /// Scrolls to an offset of the content, in points. It is kept within what can be scrolled.
  case scrollTo(CGPoint)
  /// Moves focus to the element, or to the first inside it that can have it. The caret of a field
  /// goes to the end of its text.
  case focus
  /// Shows or hides what the element discloses.
  case expand(Bool)
  /// An action of the app, by its name (`accessibilityAction(named:)`).
  case named(String)
}

/// Why an action changed nothing.
public enum ActionRefusal: Error, Hashable, Sendable {
  /// No element in the window has this id: it was removed, or never existed.
  case gone
  /// The element, or what it is in, is disabled.
  case disabled
  /// The element is in a part of the window that is not shown, or is left out of what is read.
  case hidden
  /// A modal layer is in front of the element.
  case covered
  /// The element does nothing of the kind.
  case notOffered
}

extension WindowHost {
  /// Does something to the element with this id, as one event, and commits what that causes.
  ///
  /// - Throws: why nothing was changed.
  public func perform(_ action: ElementAction, on id: UInt64) throws(ActionRefusal) {
    guard let element = element(id) else { throw .gone }
    try perform(action, on: element)
  }

  /// Does something to an element, as one event, and commits what that causes.
  ///
  /// - Throws: why nothing was changed.
  public func perform(_ action: ElementAction, on element: ViewElement) throws(ActionRefusal) {
    if let refusal = refusal(for: element) { throw refusal }
    startsWithFocus = false
    guard during({ deliver(action, to: element) }) else { throw .notOffered }
  }

  /// The element with an id in this window; nil where there is none.
  public func element(_ id: UInt64) -> ViewElement? {
    if let known = semanticsTree?.element(id), known.scope.isAlive { return known }
    var stack: [ViewElement] = [root]
    while let next = stack.popLast() {
      if next.id == id { return next.scope.isAlive ? next : nil }
      stack.append(contentsOf: next.viewChildren)
    }
    return nil
  }

  /// Why nothing can be done to an element now; nil where something can.
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
    case .named(let name): return offer(.named(name), to: element)
    }
  }

  /// Activates an element, or what is transparent around it; focus moves along.
  private func activate(_ element: ViewElement) -> Bool {
    if let target = focusTarget(around: element) { focus.focus(target) }
    var current: ViewElement? = element
    while let next = current {
      if next.activate() { return true }
      current = next.viewParent
      if let current, current.hasSemantics { break }
    }
    return false
  }

  private func moveFocus(to element: ViewElement) -> Bool {
    guard let target = focusTarget(around: element), focus.canHaveFocus(target) else {
      return false
    }
    guard focus.focused !== target else { return true }
    focus.focus(target)
    _ = target.perform(.moveToEnd)
    return true
  }

  /// An edit belongs to the field that has focus.
  private func edit(_ element: ViewElement, _ action: SemanticAction) -> Bool {
    guard let target = focusTarget(around: element) as? FieldElement, target.isEnabled else {
      return false
    }
    focus.focus(target)
    return target.perform(action)
  }

  /// What gets focus when an element is activated: itself, what is transparent around it, or the
  /// first inside it that can have it.
  public func focusTarget(around element: ViewElement) -> ViewElement? {
    var current: ViewElement? = element
    while let next = current {
      if next.isFocusable { return next }
      current = next.viewParent
      if let current, current.hasSemantics { break }
    }
    var stack = Array(element.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.isFocusable { return next }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return nil
  }

  /// Offers an action to an element, then to what is transparent inside and around it.
  public func offer(_ action: SemanticAction, to element: ViewElement) -> Bool {
    if element.perform(action) { return true }
    var stack = Array(element.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.perform(action) { return true }
      if !next.hasSemantics { stack.append(contentsOf: next.viewChildren.reversed()) }
    }
    var current = element.viewParent
    while let next = current, !next.hasSemantics {
      if next.perform(action) { return true }
      current = next.viewParent
    }
    return false
  }
}

extension AppHost {
  /// Does something to an element of any open window (`WindowHost.perform(_:on:)`).
  ///
  /// - Throws: why nothing was changed.
  public func perform(_ action: ElementAction, on id: UInt64) throws(ActionRefusal) {
    for window in windows where window.host.element(id) != nil {
      return try window.host.perform(action, on: id)
    }
    throw .gone
  }
}
