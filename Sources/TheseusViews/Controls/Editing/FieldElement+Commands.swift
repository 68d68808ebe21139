import Foundation
import TheseusCore

extension FieldElement {
  /// Performs a key's command. Returns false for a command that does not concern the field, so that
  /// the key continues to its ancestors.
  func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .insert(let text): edit(.typing) { $0.insert(text) }
    case .newline: edit(.typing) { $0.insert("\n") }
    case .left(let selecting): move { $0.moveByCharacter(forward: false, selecting: selecting) }
    case .right(let selecting): move { $0.moveByCharacter(forward: true, selecting: selecting) }
    case .wordLeft(let selecting): move { $0.moveByWord(forward: false, selecting: selecting) }
    case .wordRight(let selecting): move { $0.moveByWord(forward: true, selecting: selecting) }
    case .up(let selecting): return isMultiline && moveByRows(-1, selecting)
    case .down(let selecting): return isMultiline && moveByRows(1, selecting)
    case .pageUp(let selecting): return isMultiline && moveByRows(-visibleRows, selecting)
    case .pageDown(let selecting): return isMultiline && moveByRows(visibleRows, selecting)
    case .scrollPageUp: return scrollRows(by: -page)
    case .scrollPageDown: return scrollRows(by: page)
    case .lineStart(let selecting):
      let start = rowBounds.lowerBound
      move { $0.move(to: start, selecting: selecting) }
    case .lineEnd(let selecting):
      let end = rowBounds.upperBound
      move { $0.move(to: end, selecting: selecting) }
    case .textStart(let selecting): move { $0.move(to: 0, selecting: selecting) }
    case .textEnd(let selecting): move { $0.move(to: $0.count, selecting: selecting) }
    case .deleteBackward:
      edit(.deletingBackward) { $0.delete { $0.moveByCharacter(forward: false, selecting: false) } }
    case .deleteForward:
      edit(.deletingForward) { $0.delete { $0.moveByCharacter(forward: true, selecting: false) } }
    case .deleteWordBackward: kill { $0.moveByWord(forward: false, selecting: false) }
    case .deleteWordForward: kill { $0.moveByWord(forward: true, selecting: false) }
    case .deleteToLineStart: kill { $0.move(to: $0.lineBounds.lowerBound, selecting: false) }
    case .deleteToLineEnd: kill { $0.move(to: $0.lineBounds.upperBound, selecting: false) }
    case .selectAll: move { $0.selectAll() }
    case .undo: return undo()
    case .redo: return redo()
    case .cut: return copySelection(removing: true)
    case .copy: return copySelection(removing: false)
    case .paste:
      guard let text = window.part(Clipboard.self)?.text else { return false }
      return insert(text, isPaste: true)
    case .redoOrYank:
      if history.canRedo { return redo() }
      let text = lastDeleted
      edit(.single) { $0.insert(text) }
    }
    return true
  }

  /// Moves the caret, which ends a step of the history.
  private func move(_ change: (inout EditedText) -> Void) {
    preferredX = nil
    moveKeepingX(change)
  }

  private func moveKeepingX(_ change: (inout EditedText) -> Void) {
    let (caret, anchor) = (edited.caret, edited.anchor)
    change(&edited)
    history.endStep()
    showsCaret = true
    setNeedsCommit()
    if caret != edited.caret || anchor != edited.anchor { reportSelection() }
  }

  private func kill(_ move: (inout EditedText) -> Void) {
    edit(.single) { $0.delete(move) }
    if let removed = lastChange?.removed, !removed.isEmpty { lastDeleted = removed }
  }

  // MARK: Clipboard

  /// Copies the selection to the clipboard. A secure field copies nothing.
  private func copySelection(removing: Bool) -> Bool {
    guard edited.hasSelection else { return false }
    guard !isSecure else { return true }
    window.part(Clipboard.self)?.copy(edited.selectedText)
    if removing { edit(.single) { $0.insert("") } }
    return true
  }

  // MARK: Rows

  /// The row, as it is shown, that the caret is in.
  private var rowBounds: Range<Int> {
    guard isMultiline else { return 0..<edited.count }
    guard !frame.isNull else { return edited.lineBounds }
    let rows = shownRows
    let (range, isContinued) = rows.content(of: rows.row(of: edited.caret), in: edited)
    // Behind the last character of a row that is continued is the next row's beginning.
    guard isContinued else { return range }
    return range.lowerBound..<max(range.lowerBound, edited.position(before: range.upperBound))
  }

  private func moveByRows(_ delta: Int, _ selecting: Bool) -> Bool {
    let rows = shownRows
    let present = rows.row(of: edited.caret)
    let last = rows.count - 1
    guard delta < 0 ? present > 0 : present < last else {
      // At the first and last row the keys go to the ends of the text; there they are free to leave
      // the field.
      let end = delta < 0 ? 0 : edited.count
      guard edited.caret != end || value.lines == .box else { return false }
      moveKeepingX { $0.move(to: end, selecting: selecting) }
      return true
    }
    let target = min(max(0, present + delta), last)
    let x =
      preferredX
      ?? rowInset(present, of: rows) + advance(of: rows.starts[present]..<edited.caret)
    let place = position(in: target, of: rows, at: x)
    moveKeepingX { $0.move(to: place, selecting: selecting) }
    preferredX = x
    return true
  }

  /// A row of the page before stays in sight.
  private var page: Int { max(1, visibleRows - 1) }

  /// Scrolls to other rows and keeps the caret. Returns false when all rows are visible.
  func scrollRows(by delta: Int) -> Bool {
    guard isMultiline else { return false }
    let most = max(0, shownRows.count - visibleRows)
    guard most > 0 else { return false }
    firstRow = min(most, max(0, firstRow + delta))
    showsCaret = false
    setNeedsCommit()
    return true
  }

  /// The advance of a range of the text, within a row.
  func advance(of range: Range<Int>) -> CGFloat {
    edited.string.withBytes { bytes in
      TextScanner(text: edited.string, bytes: bytes, advances: advances).walk(
        from: range.lowerBound, to: range.upperBound, x: 0
      ) { _, _ in true }
    }
  }

  /// The position in a row nearest to a distance from the start of the rows.
  private func position(in row: Int, of rows: EditRows, at x: CGFloat) -> Int {
    let (range, isContinued) = rows.content(of: row, in: edited)
    let advances = advances
    var (position, used) = (range.lowerBound, rowInset(row, of: rows))
    while position < range.upperBound {
      let advance = advances[edited.character(at: position)]
      if used + advance / 2 > x { return position }
      used += advance
      position = edited.position(after: position)
    }
    return isContinued
      ? max(range.lowerBound, edited.position(before: range.upperBound)) : range.upperBound
  }

  /// The position nearest to a point. That of a drag may be in text that is scrolled out on the
  /// left; the field then scrolls to it.
  func position(at point: CGPoint, isDragged: Bool = false) -> Int {
    let distance = metrics.roundedDown(point.x - inset, .horizontal)
    let x = isDragged ? distance : max(0, distance)
    if isMultiline {
      let rows = shownRows
      let down = Int(clamping: (point.y / rowHeight).rounded(.down))
      let row = min(max(0, down + firstRow), rows.count - 1)
      return position(in: row, of: rows, at: x)
    }
    let wanted = max(0, x + shift - lineInset)
    let advances = advances
    let found = shownMarks.position(at: wanted, in: edited.string, advances: advances)
    guard found.x > wanted else { return found.offset }
    let before = edited.position(before: found.offset)
    let advance = advances[edited.character(at: before)]
    return found.x - advance / 2 > wanted ? before : found.offset
  }
}
