import Foundation
import TheseusCore

/// A scroll view as snapshots hold it: the row at the top of what is seen and how far it is
/// scrolled out, and the offset for content without rows (R32).
struct ScrollSession: Codable, Equatable {
  var x: Double
  var y: Double
  /// The id of the first row that is seen.
  var row: SavedHashable?
  /// The path of that row in content that is not lazy.
  var path: String?
  /// From the beginning of that row to the beginning of what is seen, in points.
  var distance: Double?
}

extension ScrollElement {
  /// Makes the position a part of the session.
  func joinSession(_ inputs: ViewInputs, of type: Any.Type) {
    let place = inputs.place(type)
    restored = inputs.keepInSession(.scroll, of: type, at: { place }) { [weak self] in
      self?.session
    }
  }

  public var isResumed: Bool { restored != nil || hasResumed }

  private var session: ScrollSession? {
    // Not laid out since it was restored, or its rows are still loaded.
    if let restored { return restored }
    // At the anchor it starts there again, and follows content that comes later.
    let startsHere = anchor == nil ? offset == .zero : anchoredOffset == nil || isAtAnchor
    if startsHere { return nil }
    var session = ScrollSession(x: offset.x, y: offset.y)
    if let first = firstSeen, let row = SavedHashable(first.id) {
      session.row = row
      session.distance = first.distance
    } else if let first = firstBuiltRow {
      session.path = first.path
      session.distance = first.distance
    }
    return session
  }

  /// The axis along which rows give positions.
  private var rowAxis: Axis { scrolls(.vertical) ? .vertical : .horizontal }

  /// The first row that is seen, and how much of it is scrolled out.
  private var firstSeen: (id: AnyHashable, distance: CGFloat)? {
    guard !frame.isNull, let id = idSeen(at: nil), let start = beginning(of: id) else { return nil }
    return (id, originInWindow.along(rowAxis) - start)
  }

  /// The innermost `ForEach` row, or view with an `.id()`, at the top of visible content
  /// that is not lazy.
  private var firstBuiltRow: (path: String, distance: CGFloat)? {
    guard !frame.isNull else { return nil }
    let (axis, top) = (rowAxis, originInWindow.along(rowAxis))
    var found: ViewElement?
    var children = viewChildren
    while let next = children.first(where: {
      !$0.frame.isNull && $0.originInWindow.along(axis) + $0.frame.size[axis] > top
    }) {
      // A scroll view inside has its own position.
      if next is ScrollElement { break }
      if next.isRowWithID(below: self) { found = next }
      children = next.viewChildren
    }
    return found.map { ($0.identity.description, top - $0.originInWindow.along(axis)) }
  }

  private func builtRow(at path: String) -> ViewElement? {
    var stack = viewChildren
    while let element = stack.popLast() {
      if !element.frame.isNull, element.isRowWithID(below: self),
        element.identity.hasText(path)
      {
        return element
      }
      if !(element is ScrollElement) { stack.append(contentsOf: element.viewChildren) }
    }
    return nil
  }

  /// Scrolls to the row at the top in the last run. Returns whether it is there.
  private func goToRow(at path: String, _ distance: CGFloat) -> Bool {
    guard let row = builtRow(at: path) else { return false }
    let axis = rowAxis
    let rest = row.originInWindow.along(axis) - originInWindow.along(axis) + distance
    let target = offset.along(axis) + rest
    scroll(by: CGPoint(axis, rest, 0))
    return abs(offset.along(axis) - target) < 0.5
  }

  /// Where the row with an id begins, in the window's coordinates.
  private func beginning(of id: AnyHashable) -> CGFloat? {
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if element !== self, !element.frame.isNull, element.isIdentified(by: id) {
        return element.originInWindow.along(rowAxis)
      }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return nil
  }

  /// Goes to the offset of the last run before the first layout, and after it to the row, because
  /// rows may have been inserted since, or have other heights. As long as the app loads, it goes
  /// further when more content comes, until the user scrolls.
  func resumeSession(in size: CGSize) {
    guard let restored else { return }
    let isThere =
      restored.x <= contentSize.width - size.width && restored.y <= contentSize.height - size.height
    if isThere || !runtime.isRestoring { self.restored = nil }
    if !isThere, !runtime.isRestoring, hasResumed { return }
    hasResumed = true
    resume(at: CGPoint(x: restored.x, y: restored.y))
    if let path = restored.path {
      runtime.afterUpdate { [weak self] in
        guard let self, scope.isAlive, goToRow(at: path, restored.distance ?? 0) else { return }
        self.restored = nil
      }
    }
    guard let row = restored.row else { return }
    runtime.afterUpdate { [weak self] in
      guard let self, scope.isAlive, let seen = firstSeen,
        let id = row.value(ofSameTypeAs: seen.id), seen.id != id
      else { return }
      guard scrollInside(to: id, anchor: rowAxis == .vertical ? .top : .leading) else { return }
      // As far down as the content goes, more of it may still come.
      if offset.along(rowAxis) < maximumOffset.along(rowAxis) { self.restored = nil }
      runtime.afterUpdate { [weak self] in
        guard let self, scope.isAlive, let first = firstSeen, first.id == id else { return }
        let rest = (restored.distance ?? 0) - first.distance
        scroll(by: rowAxis == .vertical ? CGPoint(x: 0, y: rest) : CGPoint(x: rest, y: 0))
      }
    }
  }
}

extension ViewElement {
  /// Whether it is the outermost element of a `ForEach` row or of a view with an `.id()`.
  fileprivate func isRowWithID(below scroll: ViewElement) -> Bool {
    scope.elementID != nil && scope !== scroll.scope && viewParent?.scope !== scope
  }
}
