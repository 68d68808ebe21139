import Foundation
import TheseusCore

extension FieldElement {
  /// Does what a key stands for. Returns false for what does not concern a field of one row, so
  /// that it can move the focus.
  func perform(_ command: EditCommand) -> Bool {
    let before = edited
    var keepsColumn = false
    switch command {
    case .insert(let text): edited.insert(text)
    case .newline: edited.insert("\n")
    case .left(let selecting): edited.moveByCharacter(forward: false, selecting: selecting)
    case .right(let selecting): edited.moveByCharacter(forward: true, selecting: selecting)
    case .wordLeft(let selecting): edited.moveByWord(forward: false, selecting: selecting)
    case .wordRight(let selecting): edited.moveByWord(forward: true, selecting: selecting)
    case .up(let selecting):
      keepsColumn = true
      guard isMultiline, moveByRow(-1, selecting) else { return false }
    case .down(let selecting):
      keepsColumn = true
      guard isMultiline, moveByRow(1, selecting) else { return false }
    case .lineStart(let selecting): edited.move(to: rowBounds.lowerBound, selecting: selecting)
    case .lineEnd(let selecting): edited.move(to: rowBounds.upperBound, selecting: selecting)
    case .textStart(let selecting): edited.move(to: 0, selecting: selecting)
    case .textEnd(let selecting): edited.move(to: .max, selecting: selecting)
    case .deleteBackward: edited.delete { $0.moveByCharacter(forward: false, selecting: false) }
    case .deleteForward: edited.delete { $0.moveByCharacter(forward: true, selecting: false) }
    case .deleteWordBackward: kill { $0.moveByWord(forward: false, selecting: false) }
    case .deleteWordForward: kill { $0.moveByWord(forward: true, selecting: false) }
    case .deleteToLineStart: kill { $0.move(to: $0.lineBounds.lowerBound, selecting: false) }
    case .deleteToLineEnd: kill { $0.move(to: $0.lineBounds.upperBound, selecting: false) }
    case .selectAll: edited.selectAll()
    case .yank: edited.insert(lastDeleted)
    }
    if !keepsColumn { wantedColumn = nil }
    if edited.characters != before.characters {
      textChanged()
    } else if edited != before {
      setNeedsCommit()
    }
    if edited != before { tellSelection() }
    return true
  }

  private func kill(_ move: (inout EditedText) -> Void) {
    let removed = edited.delete(move)
    if !removed.isEmpty { lastDeleted = removed }
  }

  /// The row, as it is shown, that the caret is in.
  private var rowBounds: Range<Int> {
    guard isMultiline, !frame.isNull else { return edited.lineBounds }
    let lines = shownLines
    let line = lines.lines[lines.row(of: edited.caret)]
    // Behind the last character of a row that goes on is the next row's beginning.
    return line.range
      .lowerBound..<max(
        line.range.lowerBound, line.isContinued ? line.range.upperBound - 1 : line.range.upperBound)
  }

  private func moveByRow(_ delta: Int, _ selecting: Bool) -> Bool {
    let lines = shownLines
    let present = lines.row(of: edited.caret)
    let target = present + delta
    guard lines.lines.indices.contains(target) else {
      // At the first and last row the keys go to the ends of the text; there they are free to leave
      // the field.
      let end = delta < 0 ? 0 : edited.characters.count
      guard edited.caret != end || value.lines == .box else { return false }
      edited.move(to: end, selecting: selecting)
      return true
    }
    let column = wantedColumn ?? width(of: lines.lines[present].range.lowerBound..<edited.caret)
    edited.move(to: position(in: lines.lines[target], column: column), selecting: selecting)
    wantedColumn = column
    return true
  }

  /// How many columns a range of characters takes.
  func width(of range: Range<Int>) -> Int { edited.characters[range].reduce(0) { $0 + cells($1) } }

  /// The position nearest to a column of a row.
  func position(in line: EditLines.Line, column: Int) -> Int {
    var used = 0
    for index in line.range {
      let cells = cells(edited.characters[index])
      if used + (cells + 1) / 2 > column { return index }
      used += cells
    }
    return line.isContinued
      ? max(line.range.lowerBound, line.range.upperBound - 1) : line.range.upperBound
  }

  /// The position nearest to a point.
  func position(at point: CGPoint) -> Int {
    let column = Int(((point.x - inset) / columnWidth).rounded(.down))
    let lines = shownLines
    if isMultiline {
      let row = min(max(0, Int((point.y / row).rounded(.down)) + scroll), lines.lines.count - 1)
      return position(in: lines.lines[row], column: max(0, column))
    }
    return position(in: lines.lines[0], column: max(0, column + scroll))
  }
}
