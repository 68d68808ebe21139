import TheseusCore

/// Where focus continues after its element was removed or covered: a view was pushed over it, a row
/// was deleted.
@MainActor
struct FocusResumption {
  /// Containers around the last focused element, innermost first.
  private var regions: [Region] = []
  /// The elements that lost focus, the last one last.
  private var left: [Region] = []

  private struct Region {
    weak var element: ViewElement?
  }

  mutating func moved(from old: ViewElement?, to new: ViewElement?) {
    if let old, new == nil {
      left.removeAll { $0.element == nil || $0.element === old }
      left.append(Region(element: old))
      if left.count > 16 { left.removeFirst() }
    }
    guard let new else { return }
    regions = []
    var current: ViewElement? = new
    while let element = current {
      if element.focusRegion?.keepsFocus(in: nil) ?? false
        || element.viewParent?.focusRegion?.keepsFocus(in: element) ?? false
      {
        regions.append(Region(element: element))
      }
      current = element.viewParent
    }
  }

  /// The last element inside `region` that had focus and can have it again.
  func before(in region: ViewElement, _ focus: FocusManager) -> ViewElement? {
    left.last { $0.element.map { region.contains($0) && focus.canHaveFocus($0) } ?? false }?.element
  }

  /// The elements outside the tree that lost focus and may come back, the last one last.
  func covered(_ focus: FocusManager) -> [ViewElement] {
    left.compactMap(\.element).filter { $0.scope.isAlive && !focus.isInTree($0) }
  }

  /// The element that a key moves focus to while nothing has it: the previous element in the
  /// innermost remaining container, else the first or last there.
  func target(_ focus: FocusManager, forward: Bool) -> ViewElement? {
    for region in regions {
      guard let element = region.element else { continue }
      let candidates = focus.candidates(in: element).filter { focus.canHaveFocus($0) }
      if let target = before(in: element, focus) ?? (forward ? candidates.first : candidates.last) {
        return target
      }
    }
    return nil
  }
}
