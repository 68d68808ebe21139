import Foundation
import TheseusCore

/// The cells of one row, or the headers, side by side.
///
/// Widths depend on the columns and the available width, never on the content of cells, so that all
/// rows align and none is measured for another.
struct TableLine: Layout {
  /// Whether the line keeps the space free that a list's rows have around their content.
  var hasGutter: Bool
  /// The space before the content of the first column, in points.
  var indent: CGFloat = 0
  /// Whether the first view is the button that unfolds the row, and no cell.
  var hasDisclosure = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cells = cells(subviews)
    let widths = widths(proposal, cells)
    var height: CGFloat = 0
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let offer = ProposedViewSize(
        width: index == 0 ? max(0, width - indent) : width, height: proposal.height)
      height = max(height, cell.sizeThatFits(offer).height)
    }
    let (gutter, margin, spacing) = insets(subviews)
    let taken = widths.reduce(gutter + margin, +) + spacing * CGFloat(max(0, widths.count - 1))
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? taken, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (gutter, _, spacing) = insets(subviews)
    let cells = cells(subviews)
    var x = bounds.minX + gutter
    if hasDisclosure, let disclosure = subviews.first {
      disclosure.place(
        at: CGPoint(x: x + indent - TableOutline.step, y: bounds.minY), proposal: .unspecified)
    }
    for (index, (cell, width)) in zip(
      cells, widths(ProposedViewSize(width: bounds.width, height: nil), cells)
    ).enumerated() {
      let lead = cell[TableColumnAlignment.ColumnKey.self].lead
      let before = index == 0 ? min(width, indent) : 0
      let inner = width - before
      cell.place(
        at: CGPoint(x: x + before + inner * lead, y: bounds.minY), anchor: UnitPoint(x: lead, y: 0),
        proposal: ProposedViewSize(width: inner, height: bounds.height))
      x += width + spacing
    }
  }

  private func cells(_ subviews: Subviews) -> Subviews {
    hasDisclosure ? subviews.dropFirst() : subviews
  }

  private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    let (gutter, margin, spacing) = insets(subviews)
    let available = proposal.width.map {
      max(0, $0 - gutter - margin - spacing * CGFloat(max(0, subviews.count - 1)))
    }
    return TableColumnWidth.shared(
      available, among: subviews.map { $0[TableColumnWidth.ColumnKey.self] },
      on: metrics(subviews).lengths(.horizontal), ideal: metrics(subviews).sizes.tableColumnWidth)
  }

  private func insets(_ subviews: Subviews)
    -> (gutter: CGFloat, margin: CGFloat, spacing: CGFloat)
  {
    let sizes = metrics(subviews).sizes
    return (
      hasGutter ? sizes.rowGutter : 0, hasGutter ? sizes.rowMargin : 0, sizes.tableSpacing
    )
  }

  private func metrics(_ subviews: Subviews) -> HostMetrics {
    subviews.first?.metrics ?? .standard
  }
}

/// The width limits of a column, in points.
struct TableColumnWidth: Equatable, Sendable {
  var min: CGFloat = 32
  var ideal: CGFloat?
  var max: CGFloat = .infinity

  struct ColumnKey: LayoutValueKey {
    static let defaultValue = TableColumnWidth()
  }

  /// Fixed and ideal widths first; what they leave is shared by the others, the least flexible
  /// first, on the host's grid. Where all of it is too little, columns keep their least widths and
  /// the last ones are cut off.
  static func shared(
    _ available: CGFloat?, among columns: [TableColumnWidth], on grid: LengthGrid, ideal: CGFloat
  ) -> [CGFloat] {
    func clamped(_ width: CGFloat, _ column: TableColumnWidth) -> CGFloat {
      let bounded = Swift.max(
        column.min, Swift.min(width.isFinite ? width : column.min, column.max))
      return grid.nearest(bounded)
    }
    guard let available, available.isFinite else {
      return columns.map { clamped($0.ideal ?? ideal, $0) }
    }
    var widths = columns.map { clamped($0.ideal ?? $0.min, $0) }
    let sharing = columns.indices.filter { columns[$0].ideal == nil }.sorted {
      columns[$0].max - columns[$0].min < columns[$1].max - columns[$1].min
    }
    var rest = columns.indices.filter { columns[$0].ideal != nil }.reduce(available) {
      $0 - widths[$1]
    }
    for (position, index) in sharing.enumerated() {
      let share = Swift.max(0, rest) / CGFloat(sharing.count - position)
      widths[index] = clamped(grid.floor(share), columns[index])
      rest -= widths[index]
    }
    return widths
  }
}
