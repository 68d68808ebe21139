import Foundation
import TheseusCore

/// The algorithm of grids: widths of columns from all rows, then heights of rows from those widths.
@MainActor
struct GridArrangement {
  let parameters: GridParameters
  let metrics: HostMetrics
  let children: [ViewElement]

  /// One cell and the columns it spans.
  private struct GridCell {
    let element: ViewElement
    let columns: Range<Int>
  }

  /// The widths of the columns and heights of the rows for one proposal.
  private struct Tracks {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var cells: [[GridCell]]
  }

  private var gaps: CGSize {
    CGSize(
      width: parameters.horizontalSpacing.map { metrics.roundedSpacing($0, .horizontal) }
        ?? metrics.spacing[.horizontal],
      height: parameters.verticalSpacing.map { metrics.roundedSpacing($0, .vertical) }
        ?? metrics.spacing[.vertical])
  }

  private func rows() -> [[GridCell]] {
    children.map { child in
      guard let row = child.gridRow else { return [GridCell(element: child, columns: 0..<Int.max)] }
      var column = 0
      return row.viewChildren.map { cell in
        let count = cell.layoutValue(GridColumnsKey.self) ?? 1
        defer { column += count }
        return GridCell(element: cell, columns: column..<column + count)
      }
    }
  }

  private func isSized(_ cell: GridCell, _ axis: Axis) -> Bool {
    !(cell.element.layoutValue(GridUnsizedAxesKey.self) ?? []).contains(
      axis == .horizontal ? .horizontal : .vertical)
  }

  private func tracks(_ proposal: ProposedViewSize) -> Tracks {
    let cells = rows()
    let count =
      cells.joined().filter { $0.columns.upperBound != .max }.map(\.columns.upperBound).max() ?? 0
    var widths = columnWidths(cells, count, within: proposal.width)
    spread(cells, over: &widths, within: proposal.width)
    widen(&widths, for: cells, within: proposal.width)
    if count == 0 {
      widths = [
        cells.joined().map {
          $0.element.size(ProposedViewSize(width: proposal.width, height: nil)).width
        }.max() ?? 0
      ]
    }
    return Tracks(
      widths: widths, heights: rowHeights(cells, widths, within: proposal.height), cells: cells)
  }

  /// Each column's width: the least flexible column is asked first and offered an equal part of
  /// what is left, as stacks do.
  private func columnWidths(_ cells: [[GridCell]], _ count: Int, within offered: CGFloat?)
    -> [CGFloat]
  {
    func width(of column: Int, offered: CGFloat?) -> CGFloat {
      var widest: CGFloat = 0
      for cell in cells.joined()
      where cell.columns == column..<column + 1 && isSized(cell, .horizontal) {
        widest = max(widest, cell.element.size(ProposedViewSize(width: offered, height: nil)).width)
      }
      return widest
    }
    guard let space = offered, space.isFinite else {
      return (0..<count).map { width(of: $0, offered: offered) }
    }
    let least = (0..<count).map { width(of: $0, offered: 0) }
    let most = (0..<count).map { width(of: $0, offered: .infinity) }
    var left = space - gaps.width * CGFloat(max(0, count - 1))
    var widths = least
    let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (place, column) in order.enumerated() {
      let share = max(0, metrics.lengths(.horizontal).floor(left / CGFloat(count - place)))
      widths[column] = width(of: column, offered: share)
      left -= widths[column]
    }
    return widths
  }

  /// A cell over several columns that needs more than they have widens the last of them. It is
  /// offered what the other columns leave.
  private func spread(
    _ cells: [[GridCell]], over widths: inout [CGFloat], within offered: CGFloat?
  ) {
    for cell in cells.joined()
    where cell.columns.count > 1 && cell.columns.upperBound <= widths.count
      && isSized(cell, .horizontal)
    {
      let present = length(cell.columns, widths)
      let others = total(widths, gaps.width) - present
      let space = offered.map { max(present, $0 - others) }
      let size = cell.element.size(ProposedViewSize(width: space, height: nil))
      let missing = size.width - present
      if missing > 0 { widths[cell.columns.upperBound - 1] += missing }
    }
  }

  /// A view outside rows that needs more than all columns together have widens each of them.
  private func widen(_ widths: inout [CGFloat], for cells: [[GridCell]], within offered: CGFloat?) {
    guard !widths.isEmpty else { return }
    for cell in cells.joined()
    where cell.columns.upperBound == .max && isSized(cell, .horizontal) {
      let size = cell.element.size(ProposedViewSize(width: offered, height: nil))
      let missing = size.width - total(widths, gaps.width)
      guard missing > 0 else { continue }
      let share = metrics.lengths(.horizontal).floor(missing / CGFloat(widths.count))
      if share.isFinite { for column in widths.indices { widths[column] += share } }
      let rest = share.isFinite ? missing - share * CGFloat(widths.count) : missing
      widths[widths.count - 1] += rest
    }
  }

  private func length(_ columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    let spanned = columns.clamped(to: 0..<widths.count)
    return widths[spanned].reduce(0, +) + gaps.width * CGFloat(max(0, spanned.count - 1))
  }

  private func rowHeights(_ cells: [[GridCell]], _ widths: [CGFloat], within offered: CGFloat?)
    -> [CGFloat]
  {
    func offer(_ cell: GridCell, _ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: length(cell.columns, widths), height: height)
    }
    func height(of row: Int, offered: CGFloat?) -> CGFloat {
      var highest: CGFloat = 0
      for cell in cells[row] where isSized(cell, .vertical) {
        highest = max(highest, cell.element.size(offer(cell, offered)).height)
      }
      // A text has guides of its own once it has wrapped.
      guard cells[row].count > 1, highest.isFinite, hasLine(row, cells[row]) else { return highest }
      let alignment = vertical(row).key
      var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
      for cell in cells[row] where isSized(cell, .vertical) && anchor(of: cell) == nil {
        let proposal = offer(cell, offered)
        let size = cell.element.size(proposal)
        let guide = cell.element.guide(alignment, in: size, offered: proposal)
        before = max(before, guide)
        after = max(after, size.height - guide)
      }
      return max(highest, before + after)
    }
    guard let space = offered, space.isFinite else {
      return cells.indices.map { height(of: $0, offered: offered) }
    }
    let least = cells.indices.map { height(of: $0, offered: 0) }
    let most = cells.indices.map { height(of: $0, offered: .infinity) }
    var left = space - gaps.height * CGFloat(max(0, cells.count - 1))
    var heights = least
    let order = cells.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (place, row) in order.enumerated() {
      let share = max(0, metrics.lengths(.vertical).floor(left / CGFloat(cells.count - place)))
      heights[row] = height(of: row, offered: share)
      left -= heights[row]
    }
    return heights
  }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal)
    return CGSize(
      width: total(tracks.widths, gaps.width), height: total(tracks.heights, gaps.height))
  }

  /// Places the children in `bounds`, and the cells of rows in their rows.
  func place(in bounds: CGRect) {
    let tracks = tracks(ProposedViewSize(bounds.size))
    let alignments = columnAlignments(tracks)
    let width = total(tracks.widths, gaps.width)
    var y = bounds.minY
    for (row, child) in children.enumerated() {
      child.wasPlacedByLayout = true
      let isRow = child.gridRow != nil
      if isRow {
        let size = CGSize(width: width, height: tracks.heights[row])
        child.placeInLayout(
          CGRect(origin: CGPoint(x: bounds.minX, y: y), size: size), offered: ProposedViewSize(size)
        )
      }
      let line = line(row, tracks)
      for cell in tracks.cells[row] {
        let corner = isRow ? .zero : CGPoint(x: bounds.minX, y: y)
        place(cell, from: corner, tracks, row, alignments, line)
      }
      y += tracks.heights[row] + gaps.height
    }
  }

  /// The alignment that a cell of a column gave for all of it.
  private func columnAlignments(_ tracks: Tracks) -> [HorizontalAlignment] {
    var alignments = Array(repeating: parameters.alignment.horizontal, count: tracks.widths.count)
    for cell in tracks.cells.joined() where cell.columns.lowerBound < alignments.count {
      if let alignment = cell.element.layoutValue(GridColumnAlignmentKey.self) ?? nil {
        alignments[cell.columns.lowerBound] = alignment
      }
    }
    return alignments
  }

  private func anchor(of cell: GridCell) -> UnitPoint? {
    cell.element.layoutValue(GridCellAnchorKey.self) ?? nil
  }

  /// Whether the cells of a row stand with their guides on one line, wherever it is in the row.
  private func hasLine(_ row: Int, _ cells: [GridCell]) -> Bool {
    vertical(row).key.isTextBaseline || cells.contains { $0.element.hasExplicitGuides }
  }

  /// Where the guides of a row's cells meet; nil where the row's size decides.
  private func line(_ row: Int, _ tracks: Tracks) -> CGFloat? {
    let cells = tracks.cells[row]
    guard hasLine(row, cells) else { return nil }
    let alignment = vertical(row).key
    var line: CGFloat?
    for cell in cells where isSized(cell, .vertical) && anchor(of: cell) == nil {
      let offer = ProposedViewSize(space(of: cell, row, tracks))
      let guide = cell.element.guide(alignment, in: cell.element.size(offer), offered: offer)
      line = max(line ?? guide, guide)
    }
    return line
  }

  private func space(of cell: GridCell, _ row: Int, _ tracks: Tracks) -> CGSize {
    CGSize(width: length(cell.columns, tracks.widths), height: tracks.heights[row])
  }

  /// The vertical alignment of a row.
  private func vertical(_ row: Int) -> VerticalAlignment {
    guard let element = children[row].gridRow else { return parameters.alignment.vertical }
    let alignment: VerticalAlignment? = element.value ?? nil
    return alignment ?? parameters.alignment.vertical
  }

  /// - Parameter corner: of the row, in the coordinates of the cell's parent.
  private func place(
    _ cell: GridCell, from corner: CGPoint, _ tracks: Tracks, _ row: Int,
    _ alignments: [HorizontalAlignment], _ line: CGFloat?
  ) {
    let vertical = vertical(row)
    let space = space(of: cell, row, tracks)
    let offer = ProposedViewSize(space)
    let inner = cell.element.size(offer)
    let x = tracks.widths[..<min(cell.columns.lowerBound, tracks.widths.count)].reduce(0) {
      $0 + $1 + gaps.width
    }
    var origin: CGPoint
    if let anchor = anchor(of: cell) {
      origin = CGPoint(
        x: (space.width - inner.width) * anchor.x, y: (space.height - inner.height) * anchor.y)
    } else {
      let isWhole = cell.columns.upperBound == .max
      let horizontal =
        isWhole
        ? parameters.alignment.horizontal
        : alignments.indices.contains(cell.columns.lowerBound)
          ? alignments[cell.columns.lowerBound] : .center
      origin = cell.element.alignedOrigin(
        of: cell.element, inner, in: space, Alignment(horizontal: horizontal, vertical: vertical),
        offered: offer)
      if let line {
        origin.y = line - cell.element.guide(vertical.key, in: inner, offered: offer)
      }
    }
    origin.x += x + corner.x
    origin.y += corner.y
    cell.element.placeInLayout(CGRect(origin: origin, size: inner), offered: offer)
  }
}

extension ViewElement {
  /// The row of a grid that this is, with or without modifiers around it.
  var gridRow: GridRowElement? {
    var current: ViewElement? = self
    while let element = current {
      if let row = element as? GridRowElement { return row }
      current = element.guideSource?.decorated
    }
    return nil
  }
}
