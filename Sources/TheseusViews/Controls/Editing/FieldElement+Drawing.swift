import Foundation
import TheseusCore

extension FieldElement {
  func drawField(_ surface: any DrawingSurface) {
    drawGround(surface)
    keepCaretInSight()
    if edited.characters.isEmpty,
      let prompt = value.prompt ?? (value.lines == .box ? nil : value.title)
    {
      drawPrompt(prompt.string, surface)
    } else {
      drawText(surface)
    }
    if hasFocus {
      let place = caretPlace
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
    let lines = shownLines
    if isMultiline {
      for index in scroll..<min(lines.lines.count, scroll + visibleRows) {
        drawLine(lines.lines[index], from: 0, y: CGFloat(index - scroll) * row, surface)
      }
    } else {
      drawLine(lines.lines[0], from: scroll, y: 0, surface)
    }
  }

  /// The part of a row from a column on, as far as there is room.
  private func drawLine(
    _ line: EditLines.Line, from first: Int, y: CGFloat, _ surface: any DrawingSurface
  ) {
    var column = 0
    var shown = ""
    var start: Int?
    var selected: (from: Int, to: Int)?
    let room = visibleColumns
    for index in line.range {
      let character = edited.characters[index]
      let width = cells(character)
      defer { column += width }
      guard column >= first else { continue }
      guard column - first + width <= room else { break }
      start = start ?? column - first
      shown +=
        value.isSecure
        ? "•" : character == "\t" ? String(repeating: " ", count: width) : String(character)
      if edited.selection.contains(index) {
        selected = (selected?.from ?? column - first, column - first + width)
      }
    }
    if let start {
      surface.draw(shown[...], textAttributes, at: CGPoint(x: inset + columns(start), y: y))
    }
    if let selected {
      let area = CGRect(
        x: inset + columns(selected.from), y: y, width: columns(selected.to - selected.from),
        height: row)
      surface.emphasize(area, hasFocus ? .selection : .quietSelection)
    }
  }

  /// Where the caret is among what is shown.
  var caretPlace: (column: Int, row: Int) {
    let lines = shownLines
    let index = lines.row(of: edited.caret)
    let column = width(of: lines.lines[index].range.lowerBound..<edited.caret)
    if isMultiline {
      return (min(column, max(0, visibleColumns - (inset == 0 ? 1 : 0))), index - scroll)
    }
    return (column - scroll, 0)
  }

  private func keepCaretInSight() {
    guard hasFocus else {
      if !isMultiline { scroll = 0 }
      return
    }
    let place = caretPlace
    let (position, room) = isMultiline ? (place.row, visibleRows) : (place.column, visibleColumns)
    // The caret may stand in the last column's place behind a full row, where the margin is.
    let last = isMultiline ? room - 1 : inset > 0 ? room : room - 1
    if position < 0 { scroll += position } else if position > last { scroll += position - last }
    // Where there is room again for what had gone out of sight, it comes back.
    let lines = shownLines
    let end = isMultiline ? lines.lines.count - 1 : width(of: lines.lines[0].range)
    scroll = max(0, min(scroll, end - last))
  }
}
