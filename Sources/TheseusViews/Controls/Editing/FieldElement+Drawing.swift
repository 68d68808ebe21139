import Foundation
import TheseusCore

extension FieldElement {
  func drawField(_ surface: any DrawingSurface) {
    drawGround(surface)
    drawMarks(surface)
    revealCaret()
    if edited.isEmpty, let prompt = shownPrompt {
      drawPrompt(prompt, surface)
    } else {
      drawText(surface)
    }
    drawScrollBar(surface)
    if hasFocus, case let place = caretPlace, !isMultiline || 0..<visibleRows ~= place.row {
      surface.caret(at: CGPoint(x: inset + place.x, y: CGFloat(place.row) * rowHeight))
    }
    if !isEnabled { surface.emphasize(bounds, .disabled, paint) }
  }

  /// A field without a prompt shows its title, unless that stands beside it or the field is a box.
  var shownPrompt: String? {
    if let prompt = value.prompt { return prompt.string(for: reader) }
    let isTitled = (viewParent as? FormFieldElement)?.showsTitle ?? false
    return isTitled || value.lines == .box ? nil : title
  }

  private func drawGround(_ surface: any DrawingSurface) {
    guard value.look != .plain else { return }
    surface.draw(.field(groundKind), state(), in: bounds)
  }

  private var groundKind: ControlPart.FieldSurface {
    if value.lines == .box { return .editor }
    if value.isSearch { return .search }
    return value.look == .rounded ? .bordered : .borderless
  }

  private func drawMarks(_ surface: any DrawingSurface) {
    if value.isSearch {
      var state = state()
      state.text = text(.secondary)
      surface.draw(.searchMark, state, in: startMarkFrame)
    }
    if let endMark { surface.draw(endMark, state(), in: endMarkFrame) }
  }

  /// Along the trailing edge of an editor whose text does not fit.
  private func drawScrollBar(_ surface: any DrawingSurface) {
    let (bar, count) = (sizes.scrollBarThickness, value.lines == .box ? shownRows.count : 0)
    guard bar > 0, bar <= insets.trailing, count > visibleRows else { return }
    var state = state()
    state.scroll = ControlState.ScrollState(
      visible: CGFloat(visibleRows) * rowHeight, content: CGFloat(count) * rowHeight,
      offset: CGFloat(firstRow) * rowHeight)
    surface.draw(
      .scrollBar, state,
      in: CGRect(x: frame.width - bar, y: 0, width: bar, height: frame.height))
  }

  private func drawPrompt(_ prompt: String, _ surface: any DrawingSurface) {
    var shown = ""
    var used: CGFloat = 0
    let (advances, most) = (advances, visibleWidth + ClusterAdvances.tolerance)
    for character in prompt where !character.isNewline {
      let advance = advances[character]
      if used + advance > most { break }
      shown.append(character)
      used += advance
    }
    surface.draw(
      shown[...], text(.placeholder), at: CGPoint(x: inset + alignmentInset(used), y: 0))
  }

  private func drawText(_ surface: any DrawingSurface) {
    guard isMultiline else {
      let first = shownMarks.position(at: shift, in: edited.string, advances: advances)
      return drawRow(
        first.offset..<edited.count, from: first.x - shift + lineInset, y: 0, surface)
    }
    let rows = shownRows
    for index in firstRow..<max(firstRow, min(rows.count, firstRow + visibleRows)) {
      let range = rows.content(of: index, in: edited).range
      drawRow(
        range, from: rowInset(index, of: rows), y: CGFloat(index - firstRow) * rowHeight, surface)
    }
  }

  /// A range of the text from a point on, as far as it fits.
  private func drawRow(
    _ range: Range<Int>, from first: CGFloat, y: CGFloat, _ surface: any DrawingSurface
  ) {
    var row = DrawnRow(x: first)
    let available = visibleWidth + ClusterAdvances.tolerance
    let (text, selection, advances) = (edited.string, edited.selection, advances)
    let mark = secretMark
    text.withBytes { bytes in
      let scanner = TextScanner(text: text, bytes: bytes, advances: advances)
      var offset = range.lowerBound
      while offset < range.upperBound {
        let (from, start) = (offset, row.x)
        let plainEnd =
          isSecure
          ? offset
          : scanner.endOfFittingText(
            from: offset, width: available - row.x, limit: range.upperBound)
        let isPlain = plainEnd > offset
        if isPlain {
          row.shown += text[text.index(atByte: offset)..<text.index(atByte: plainEnd)]
          row.x += advances.advance(of: bytes[offset..<plainEnd])
          offset = plainEnd
        } else {
          let (character, end) = scanner.cluster(at: offset)
          let advance = advances[character]
          guard row.x + advance <= available else { break }
          if isSecure {
            row.shown.append(mark)
          } else if character != "\t", !character.isNewline {
            row.shown.append(character)
          } else if advances.fixed > 0 {
            let count = Int(clamping: (advance / advances.fixed).rounded(), to: 0...1000)
            row.shown += String(repeating: " ", count: count)
          } else {
            row.endRun(advance)
          }
          row.x += advance
          offset = end
        }
        // A cluster is selected as a whole.
        let (low, high) = (max(from, selection.lowerBound), min(offset, selection.upperBound))
        guard low < high else { continue }
        let lowX = isPlain ? start + advances.advance(of: bytes[from..<low]) : start
        row.select(lowX, isPlain ? lowX + advances.advance(of: bytes[low..<high]) : row.x)
      }
    }
    row.endRun(0)
    for run in row.runs {
      surface.draw(run.text[...], textAttributes, at: CGPoint(x: inset + run.x, y: y))
    }
    if let selected = row.selected {
      let area = CGRect(
        x: inset + selected.from, y: y, width: selected.to - selected.from, height: rowHeight)
      surface.emphasize(area, hasFocus ? .selectedText : .quietSelection, paint)
    }
  }

  /// The visible part of a row.
  private struct DrawnRow {
    /// The start of the next cluster.
    var x: CGFloat
    /// The text of the current run.
    var shown = ""
    private var start: CGFloat
    private(set) var runs: [(text: String, x: CGFloat)] = []
    private(set) var selected: (from: CGFloat, to: CGFloat)?

    init(x: CGFloat) {
      self.x = x
      start = x
    }

    /// The next run starts after a space without text.
    mutating func endRun(_ space: CGFloat) {
      if !shown.isEmpty { runs.append((shown, start)) }
      shown = ""
      start = x + space
    }

    mutating func select(_ from: CGFloat, _ to: CGFloat) {
      selected = (selected?.from ?? from, to)
    }
  }

  /// Where the caret is among what is shown.
  var caretPlace: (x: CGFloat, row: Int) {
    guard isMultiline else {
      let x = shownMarks.x(at: edited.caret, in: edited.string, advances: advances)
      return (x - shift + lineInset, 0)
    }
    let rows = shownRows
    let index = rows.row(of: edited.caret)
    let x = rowInset(index, of: rows) + advance(of: rows.starts[index]..<edited.caret)
    return (min(x, max(0, visibleWidth - caretMargin)), index - firstRow)
  }

  /// Scrolls to the caret after it moved or the field's size changed, and back to where there is
  /// text.
  private func revealCaret() {
    if !hasFocus, !isMultiline { shift = 0 }
    let isResized = drawnSize != .zero && drawnSize != frame.size
    let isShown = hasFocus && (showsCaret || isResized)
    drawnSize = frame.size
    if isShown { showsCaret = false }
    // When there is more space, rows that were out of sight are shown again.
    if isMultiline {
      let last = visibleRows - 1
      if isShown {
        let row = caretPlace.row
        if row < 0 { firstRow += row } else if row > last { firstRow += row - last }
      }
      firstRow = max(0, min(firstRow, shownRows.count - 1 - last))
    } else {
      // The caret may stand in the inset behind a full row.
      let last = visibleWidth - caretMargin
      if isShown {
        let x = caretPlace.x
        if x < 0 { shift += x } else if x > last { shift += x - last }
      }
      shift = max(0, min(shift, shownMarks.end.x - last))
    }
  }
}
