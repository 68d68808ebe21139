import Foundation
import TheseusCore

extension FieldElement {
  /// The space around the text, for the edge that shows focus and for the caret at the end.
  var insets: EdgeInsets { insets(in: frame.width) }

  func insets(in width: CGFloat) -> EdgeInsets {
    let margins = margins(in: width)
    var insets = margins
    if value.isSearch {
      insets.leading += metrics.size(of: .searchMark).width + sizes.controlSpacing
    }
    if hasEndMark { insets.trailing += metrics.size(of: .clearMark).width + margins.trailing }
    return insets
  }

  /// Around the text and the symbols beside it.
  private var margins: EdgeInsets { margins(in: frame.width) }

  /// The least width of a field.
  var leastWidth: CGFloat {
    sizes.caretWidth + insets(in: sizes.narrowFieldWidth.nextUp).horizontal
  }

  private func margins(in width: CGFloat) -> EdgeInsets {
    guard value.look != .plain else { return EdgeInsets() }
    var margins = width <= sizes.narrowFieldWidth ? sizes.narrowFieldInsets : sizes.fieldInsets
    // From edge to edge it is a bar, whose text starts where that of rows does.
    if let inset = sizes.barFieldInset, value.isSearch || isAcrossWindow(width) {
      margins.leading = inset
      margins.trailing = inset
    }
    return margins
  }

  private func isAcrossWindow(_ width: CGFloat) -> Bool {
    window.state.map { width >= $0.size.width } ?? false
  }

  /// Whether there is space for a symbol after the text: the text does not move when it appears.
  private var hasEndMark: Bool { value.isSearch || value.accepts.value != nil }

  /// The symbol after the text, if there is one now.
  var endMark: ControlPart? {
    guard isEnabled, !edited.isEmpty else { return nil }
    if value.isSearch { return .clearMark }
    return isAccepted ? nil : .errorMark
  }

  var startMarkFrame: CGRect {
    let size = metrics.size(of: .searchMark)
    return CGRect(origin: CGPoint(x: margins.leading, y: markTop(size.height)), size: size)
  }

  var endMarkFrame: CGRect {
    let size = metrics.size(of: .clearMark)
    return CGRect(
      x: frame.width - margins.trailing - size.width, y: markTop(size.height),
      width: size.width, height: size.height)
  }

  /// The top of a symbol in the middle of the first row.
  private func markTop(_ height: CGFloat) -> CGFloat {
    margins.top + max(0, metrics.centered(height, in: rowHeight, .vertical))
  }

  /// Whether the text can become the value. The value's own text can.
  private var isAccepted: Bool {
    guard let accepts = value.accepts.value, edited.string != value.text else { return true }
    if let accepted, accepted.text == edited.string { return accepted.isAccepted }
    let isAccepted = accepts(edited.string)
    accepted = (edited.string, isAccepted)
    return isAccepted
  }

  var inset: CGFloat { insets.leading }
  /// The space left free behind a full row, where the caret has no inset of its own.
  var caretMargin: CGFloat { caretMargin(in: frame.width) }

  private func caretMargin(in width: CGFloat) -> CGFloat {
    max(0, sizes.caretWidth - margins(in: width).trailing)
  }

  /// The width at which rows break in a field of a given width.
  func rowWidth(in width: CGFloat) -> CGFloat {
    max(sizes.caretWidth, usable(width) - caretMargin(in: width))
  }

  /// The width of the visible text, in points.
  var visibleWidth: CGFloat { usable(frame.width) }

  /// The width for text in a field of a given width: the part that the host can draw, and at least
  /// a caret.
  func usable(_ width: CGFloat) -> CGFloat {
    max(
      sizes.caretWidth, metrics.roundedDown(width - insets(in: width).horizontal, .horizontal))
  }

  var alignment: TextAlignment { context?.alignment ?? .leading }

  /// Before a row of text that is not as wide as the field. The caret at its end has space.
  func alignmentInset(_ used: CGFloat) -> CGFloat {
    let space = max(0, rowWidth(in: frame.width) - used)
    return switch alignment {
    case .leading: 0
    case .center: metrics.roundedDown(space / 2, .horizontal)
    case .trailing: metrics.roundedDown(space, .horizontal)
    }
  }

  /// Before the text of a field of one row.
  var lineInset: CGFloat { alignmentInset(shownMarks.end.x) }

  /// Before one of the rows. The spaces where it was broken are not counted.
  func rowInset(_ row: Int, of rows: EditRows) -> CGFloat {
    guard alignment != .leading else { return 0 }
    var (range, isContinued) = rows.content(of: row, in: edited)
    while isContinued, !range.isEmpty {
      let last = edited.position(before: range.upperBound)
      guard edited.character(at: last).isWhitespace else { break }
      range = range.lowerBound..<max(range.lowerBound, last)
    }
    return alignmentInset(advance(of: range))
  }

  /// The number of visible rows.
  var visibleRows: Int { wholeRows(in: frame.height) }

  /// The number of rows that fit into a height, at least 1.
  func wholeRows(in height: CGFloat) -> Int {
    let rows = (height - insets.vertical + LengthTolerance.value) / rowHeight
    return Int(clamping: rows.rounded(.down), to: 1...1_000_000)
  }

  /// The height of a row, in points.
  var rowHeight: CGFloat { metrics.text.lineMetrics(of: textAttributes.typography).height }

  /// Shown for each character of a secret.
  var secretMark: Character { metrics.symbols.secretMark }

  /// The advances of the text in the surroundings' font. A line end is a space in a field of one
  /// row, and each cluster of a secret is a dot.
  var advances: ClusterAdvances {
    if let knownAdvances, knownAdvances.context === context, knownAdvances.isSecure == isSecure {
      return knownAdvances.advances
    }
    let typography = textAttributes.typography
    let advances =
      isSecure
      ? ClusterAdvances(all: metrics.text.advance(of: secretMark, in: typography))
      : ClusterAdvances(metrics.text, typography)
    if knownAdvances != nil { layout.reset() }
    knownAdvances = (context, isSecure, advances)
    return advances
  }

  /// The rows as they are shown.
  var shownRows: EditRows {
    let advances = advances
    return layout.rows(width: rowWidth(in: frame.width), of: edited, advances)
  }

  /// The positions in a field of one row.
  var shownMarks: LineMarks {
    let advances = advances
    return layout.marks(of: edited, advances)
  }

  /// A height that a stack can offer again: it offers multiples of the grid.
  func whole(_ height: CGFloat) -> CGFloat { metrics.roundedUp(height, .vertical) }
}
