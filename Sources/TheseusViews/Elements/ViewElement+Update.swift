import AttributeGraph
import Foundation
import TheseusCore

// An element's part of an update. Its layout reads the content, the present children and their
// answers to proposals; the commit that follows places the children and reports what changed.
extension ViewElement {
  /// Reads the content again for a reason outside the graph: time.
  public func setNeedsContent() {
    let attribute = contentAttribute.id.isNone ? layoutAttribute : contentAttribute
    if !attribute.id.isNone { runtime.graph.invalidate(attribute.id) }
  }

  /// Its content must be read again for a reason the graph does not know: focus, caret, scroll
  /// position.
  public func setNeedsCommit() {
    forcesCommit = true
    if window.observer != nil { window.observer?.note(self) }
    needsCommit()
  }

  /// Before it is mounted and placed there is nothing to commit; placing requests it again.
  func needsCommit() {
    if !layoutAttribute.id.isNone, !placedFrame.isNull {
      runtime.needsCommit(self, level: Int(level))
    }
  }

  /// Measures again for a reason outside the graph.
  public func setNeedsLayout() {
    forcesLayout = true
    if !layoutAttribute.id.isNone { runtime.graph.invalidate(layoutAttribute.id) }
  }

  /// Called by `resolveChildren` when the children are the same at other positions.
  func setNeedsPlacement() { forcesLayout = true }

  func runLayout(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    if contentAttribute.id.isNone {
      try runContent(context)
    } else {
      _ = try context[contentAttribute]
    }
    if let list = mountedList {
      let before = children.count
      let flat =
        if let resolver = childResolver {
          try resolver.resolveChildren(list, context)
        } else {
          try list.flatten(context)
        }
      if before != flat.count || !isSame(flat) {
        setChildren(flat)
        // Set immediately: a later read may interrupt the run, which then starts again with the
        // children already set.
        forcesLayout = true
      }
    }
    for index in 0..<childCount {
      _ = try context[uncountedViewChild(at: index).lend { $0.layoutAttribute }]
    }
    let isFirst = context.isFirstRun
    let placesChildren = forcesLayout || aChildAnswersDifferently(context)
    // Fixed children are all known, and their layout stays valid.
    guard placesChildren || isFirst || placed.content != contentVersion || mountedList != nil else {
      return layoutVersion
    }
    return updateAnswers(placesChildren: placesChildren, isFirst: isFirst)
  }

  func runContent(_ context: borrowing RuleContext) throws(GraphError) {
    if try updateContent(context) {
      contentVersion &+= 1
      if window.observer != nil { window.observer?.note(self) }
    }
  }

  /// The layout's version now that content and children are up to date.
  private func updateAnswers(placesChildren: Bool, isFirst: Bool) -> UInt32 {
    let oldGuides = hasExplicitGuides ? guides : GuideAnswers()
    hasExplicitGuides = guideSource?.setsGuides ?? false
    guides.forget()
    forgetAnswers()
    if placesChildren {
      // Even when its own answers stay the same, its children must be placed again.
      placementVersion &+= 1
      childrenAnsweredDifferently = true
    }
    if placesChildren || placed.content != contentVersion { needsCommit() }
    if !answersStillHold(oldGuides) || isFirst { layoutVersion &+= 1 }
    forcesLayout = false
    return layoutVersion
  }

  private func isSame(_ flat: [ElementNode]) -> Bool {
    let children = children
    for index in flat.indices where flat[index] !== children[index] { return false }
    return true
  }

  private func aChildAnswersDifferently(_ context: borrowing RuleContext) -> Bool {
    for index in 0..<childCount {
      if context.didChange(uncountedViewChild(at: index).lend { $0.layoutAttribute.id }) {
        return true
      }
    }
    return false
  }

  // MARK: Commit

  /// Places the children, and reports changes of the frame and the content.
  func commit() {
    let frame = placedFrame
    guard !frame.isNull else { return }
    var change: Commit.Change = []
    let (isMoved, isNew) = (hasNewFrame, placed.content != contentVersion)
    if hasNewFrame {
      change.insert(.frame)
      hasNewFrame = false
    }
    if isNew || forcesCommit { change.insert(.content) }
    if hasNewSize || placed.placement != placementVersion || isNew || forcesCommit {
      hasNewSize = false
      placeChildren(in: frame.size)
      if placingRedraws {
        placingRedraws = false
        change.insert(.content)
        // As for other new content: it may be read differently.
        window.observer?.note(self)
      }
      if hasChildBeyond(frame.size) { runtime.noteOvergrown(self) }
    }
    placed = (placementVersion, contentVersion)
    forcesCommit = false
    guard !change.isEmpty else { return }
    runtime.noteUpdated(self, change)
    window.movements?.noteChange(of: self)
    hints?.animation?.reachView()
    // Focus and presses are not animated, nor is an element that draws nothing itself.
    if runtime.awaitsCompletions, isMoved || isNew && drawer != nil {
      runtime.noteVisibleChange(of: self, in: hints?.animation)
    }
    didCommit()
  }

  private func hasChildBeyond(_ size: CGSize) -> Bool {
    for index in 0..<childCount {
      if !uncountedViewChild(at: index).lend(size, { $0.frame.fits(in: $1) }) { return true }
    }
    return false
  }
}

extension CGRect {
  /// Whether it lies inside a size, or is null. Foundation's own functions normalize rectangles of
  /// negative size first.
  package func fits(in bounds: CGSize) -> Bool {
    origin.x >= 0 && origin.y >= 0 && origin.x + size.width <= bounds.width
      && origin.y + size.height <= bounds.height || isNull
  }
}

/// The attribute of an element's content.
@MainActor
struct ContentRule {
  let element: ViewElement
}

extension ContentRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    try element.runContent(context)
    return element.contentVersion
  }
}

/// The attribute of an element's answers.
@MainActor
struct LayoutRule {
  let element: ViewElement
}

extension LayoutRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    try element.runLayout(context)
  }
}
