import Foundation
import TheseusCore

extension FieldElement {
  func drawField(_ surface: any DrawingSurface) {
    drawGround(surface)
    keepCaretInSight()
    if edited.isEmpty, let prompt = value.prompt ?? (value.lines == .box ? nil : value.title) {
      drawPrompt(prompt.string, surface)
    } else {
      drawText(surface)
    }
    if hasFocus, case let place = caretPlace, !isMultiline || 0..<visibleRows ~= place.row {
      surface.caret(at: CGPoint(x: inset + columns(place.column), y: CGFloat(place.row) * row))
    }
    if !isEnabled { surface.emphasize(bounds, .disabled) }
  }

  private func drawGround(_ surface: any DrawingSurface) {
    guard value.look != .plain else { return }
    let part: ControlPart.FieldSurface =
      value.lines == .box ? .editor : value.look == .rounded ? .bordered : .borderless
    surface.draw(.field(part), state(), in: bounds)
  }

  private func drawPrompt(_ prompt: String, _ surface: any DrawingSurface) {
    var shown = ""
    var used = 0
    for character in prompt where !character.isNewline {
      let width = cells(character)
      if used + width > visibleColumns { break }
      shown.append(character)
      used += width
    }
    surface.draw(shown[...], text(.placeholder), at: CGPoint(x: inset, y: 0))
  }

  private func drawText(_ surface: any DrawingSurface) {
    guard isMultiline else {
      let first = shownMarks.position(atColumn: scroll, in: edited.string, width: cells)
      return drawRow(
        first.offset..<edited.count, from: first.column - scroll, y: 0, surface)
    }
    let rows = shownRows
    for index in scroll..<max(scroll, min(rows.count, scroll + visibleRows)) {
      let range = rows.content(of: index, in: edited).range
      drawRow(range, from: 0, y: CGFloat(index - scroll) * row, surface)
    }
  }

  /// A range of the text from a column on, as far as there is space.
  private func drawRow(
    _ range: Range<Int>, from first: Int, y: CGFloat, _ surface: any DrawingSurface
  ) {
    let available = visibleColumns
    var column = first
    var shown = ""
    var selected: (from: Int, to: Int)?
    let text = edited.string
    let selection = edited.selection
    text.withBytes { bytes in
      let scanner = TextScanner(text: text, bytes: bytes, width: cells)
      var offset = range.lowerBound
      while offset < range.upperBound {
        let start = column
        let from = offset
        let limit = min(range.upperBound, offset + available - column)
        let plainEnd = isSecure ? offset : scanner.endOfPlain(from: offset, limit: limit)
        if plainEnd > offset {
          shown += text[text.index(atByte: offset)..<text.index(atByte: plainEnd)]
          column += plainEnd - offset
          offset = plainEnd
        } else {
          let (character, end) = scanner.cluster(at: offset)
          let width = cells(character)
          guard column + width <= available else { break }
          shown +=
            isSecure
            ? "•"
            : character == "\t" || character.isNewline
              ? String(repeating: " ", count: width) : String(character)
          column += width
          offset = end
        }
        // In plain text bytes are columns; a cluster is selected as a whole.
        let (low, high) = (max(from, selection.lowerBound), min(offset, selection.upperBound))
        if low < high {
          let isPlain = plainEnd > from
          let to = isPlain ? start + high - from : column
          selected = (selected?.from ?? (isPlain ? start + low - from : start), to)
        }
      }
    }
    if !shown.isEmpty {
      surface.draw(shown[...], textAttributes, at: CGPoint(x: inset + columns(first), y: y))
    }
    if let selected {
      let area = CGRect(
        x: inset + columns(selected.from), y: y, width: columns(selected.to - selected.from),
        height: row)
      surface.emphasize(area, hasFocus ? .selectedText : .quietSelection)
    }
  }

  /// Where the caret is among what is shown.
  var caretPlace: (column: Int, row: Int) {
    guard isMultiline else {
      return (shownMarks.column(at: edited.caret, in: edited.string, width: cells) - scroll, 0)
    }
    let rows = shownRows
    let index = rows.row(of: edited.caret)
    let column = width(of: rows.starts[index]..<edited.caret)
    return (min(column, max(0, visibleColumns - (inset == 0 ? 1 : 0))), index - scroll)
  }

  /// Scrolls to the caret after it moved or the field's size changed, and back to where there is
  /// text.
  private func keepCaretInSight() {
    if !hasFocus, !isMultiline { scroll = 0 }
    let isResized = drawnSize != .zero && drawnSize != frame.size
    let isShown = hasFocus && (showsCaret || isResized)
    drawnSize = frame.size
    let available = isMultiline ? visibleRows : visibleColumns
    // The caret may stand in the last column's place behind a full row, where the margin is.
    let last = isMultiline || inset == 0 ? available - 1 : available
    if isShown {
      showsCaret = false
      let place = caretPlace
      let position = isMultiline ? place.row : place.column
      if position < 0 { scroll += position } else if position > last { scroll += position - last }
    }
    // Where there is space again for what was out of sight, it is shown.
    let end = isMultiline ? shownRows.count - 1 : shownMarks.end.column
    scroll = max(0, min(scroll, end - last))
  }
}
