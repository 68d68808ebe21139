import AttributeGraph
import Foundation
import TheseusCore

/// A container that creates its rows when they come near the screen: memory and time depend on what
/// is visible, not on the data (R70).
///
/// A *cell* is an element or a row of a `ForEach`, numbered in written order; in a grid, each view
/// of a row is a cell. A *line* is what stands side by side: one cell in a stack, several in a
/// grid.
final class LazyStackElement: ValueElement<LazyParameters>, ScrollContent, ChildResolver,
  ElementDrawing
{
  override var arrangesViews: Bool { true }
  override var childResolver: (any ChildResolver)? { self }
  override var drawer: (any ElementDrawing)? { self }
  let axis: Axis
  private let stackType: Any.Type
  /// The segments of the cells, as of the last layout.
  private(set) var segments: [ElementList.Segment] = []
  /// The first cell of each segment.
  private(set) var starts: [Int] = []
  private(set) var count = 0
  /// The number of cells in each row of a segment, other than 1 only in a grid.
  private var cellsPerRow: [Int] = []
  /// By `ForEach`: the number of views in the first row that was created.
  private var knownCells: [ObjectIdentifier: (rows: LazyRows, cells: Int)] = [:]
  /// The mapping of cells to lines.
  private(set) var lines = LineMap()
  private(set) var lengths: RowLengths
  /// The cells that are made, with the elements of each.
  private(set) var realized: [(index: Int, elements: [ViewElement])] = []
  /// Rows to create once, for the caller.
  private var asked: (rows: [RowAddress], handle: ([Cell]) -> Void)?
  private var registeredScroll: ObjectIdentifier?
  /// The width (height of a horizontal one) that lengths were measured for.
  private var measuredAcross: CGFloat?
  /// Called when rows have moved, or were inserted or removed.
  var onStructureChange: (() -> Void)?
  private var structure = 0
  /// Called when a `ForEach` offers other actions for its rows.
  var onActionsChange: (() -> Void)?
  /// Whether the rows of each segment can be moved and deleted.
  private var allowed: [[Bool]] = []
  /// The columns of a grid (rows of a horizontal one) as of the last layout.
  var tracks: [GridTrack] = []
  /// The first visible cells, which stay in place when others are inserted or removed before them.
  var anchors: [ScrollAnchor] = []
  /// Lengths have changed since the anchors were noted: their positions are outdated.
  private var hasMovedRows = false
  /// The target of `scrollTo`, until it is reached.
  var target: ScrollTarget?
  /// Which cells can be pinned; nil where none are to be.
  var pinnable: PinnableCells?
  /// The pinned headers and footers.
  var pinned: [PinnedCell] = []

  init(_ type: Any.Type, _ source: _GraphValue<LazyParameters>, _ inputs: ViewInputs, _ axis: Axis)
  {
    self.axis = axis
    stackType = type
    lengths = RowLengths(common: HostMetrics.standard.sizes.controlHeight)
    super.init(source, inputs)
    lengths.common = sizes.scrollStep[axis]
  }

  override var placeName: Any.Type { stackType }
  var scrollContent: (any ScrollContent)? { self }
  var isGrid: Bool { !value.items.isEmpty }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    // Cells of one line start together: only lines of one cell are ordered by both edges, and only
    // without pinned cells.
    traits.ordered = isGrid || !pinned.isEmpty ? nil : axis
    return traits
  }

  override var hitTraits: HitTraits {
    var traits = super.hitTraits
    traits.raisedChildren = pinned.map(\.element)
    return traits
  }
  func drawOver(_ surface: any DrawingSurface) { drawPinned(surface) }

  // MARK: Making rows

  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    lengths.spacing =
      value.spacing.map { metrics.roundedSpacing($0, axis) } ?? metrics.spacing[axis]
    try findCells(list, context)
    var wanted = wholeRows(cellsNearScreen)
    if isGrid, try learnCellsPerRow(wanted, context) {
      try findCells(list, context)
      wanted = wholeRows(cellsNearScreen)
    }
    var made: [(index: Int, elements: [ViewElement])] = []
    made.reserveCapacity(wanted.count)
    for index in wanted { made.append((index, try elements(at: index, context))) }
    realized = made
    separateSections()
    try makeRequested(context)
    let (before, after) = pinnedBeside(wanted)
    forEachLazy { rows, start, cells in
      rows.keepNear(Self.rows(of: wanted, from: start, cells))
    }
    return before + made.flatMap(\.elements) + after
  }

  private func findCells(_ list: ElementList, _ context: borrowing RuleContext) throws(GraphError) {
    segments = try list.segments(context)
    compareActions()
    if !knownCells.isEmpty { forgetCellsOfOthers() }
    starts = []
    cellsPerRow = []
    count = 0
    var version = segments.count
    for segment in segments {
      starts.append(count)
      var cells = 1
      if case .lazy(let rows) = segment {
        if isGrid { cells = knownCells[ObjectIdentifier(rows)]?.cells ?? 1 }
        count += rows.count * cells
        version &+= rows.structureVersion &* 31 &+ rows.count &* cells
      } else {
        count += 1
      }
      cellsPerRow.append(cells)
    }
    if isGrid, tracks.isEmpty {
      tracks = gridTracks(
        within: enclosingScroll(along: axis).flatMap {
          $0.frame.isNull ? nil : $0.frame.size[axis.other]
        })
    }
    let before = lines
    lines =
      isGrid ? LineMap(segments, starts, count, perLine: max(1, tracks.count)) : LineMap(count)
    guard version != structure || lines != before else { return }
    structure = version
    findPinnable()
    lengths.forget()
    // Rows that all moved by the same distance may be the same elements as before.
    setNeedsPlacement()
    holdAnchor()
    onStructureChange?()
  }

  private func compareActions() {
    guard let onActionsChange else { return }
    let now: [[Bool]] = segments.map { segment in
      if case .lazy(let rows) = segment {
        [rows.actions.allowsMoves, rows.actions.allowsDeletions]
      } else {
        []
      }
    }
    guard now != allowed else { return }
    allowed = now
    onActionsChange()
  }

  /// Visits each `ForEach` with its first cell and the number of cells of its rows.
  private func forEachLazy(_ visit: (LazyRows, Int, Int) -> Void) {
    for (place, segment) in segments.enumerated() {
      if case .lazy(let rows) = segment { visit(rows, starts[place], cellsPerRow[place]) }
    }
  }

  /// The rows that have some of these cells.
  private static func rows(of cells: Range<Int>, from start: Int, _ perRow: Int) -> Range<Int> {
    let end = max(0, cells.upperBound - start)
    return max(0, cells.lowerBound - start) / perRow..<(end + perRow - 1) / perRow
  }

  /// All cells of the rows that have some of these.
  private func wholeRows(_ cells: Range<Int>) -> Range<Int> {
    guard isGrid, let first = cells.first, let last = cells.last else { return cells }
    let (start, end) = (segment(of: first), segment(of: last))
    let ahead = (first - starts[start]) % cellsPerRow[start]
    let behind = cellsPerRow[end] - 1 - (last - starts[end]) % cellsPerRow[end]
    return first - ahead..<last + 1 + behind
  }

  private func forgetCellsOfOthers() {
    let present = Set(
      segments.compactMap { segment in
        if case .lazy(let rows) = segment { ObjectIdentifier(rows) } else { nil }
      })
    knownCells = knownCells.filter { present.contains($0.key) }
  }

  /// Creates the first row of each `ForEach` that has none yet, to count its views. Returns whether
  /// cells have changed.
  private func learnCellsPerRow(_ wanted: Range<Int>, _ context: borrowing RuleContext)
    throws(GraphError) -> Bool
  {
    var hasChanged = false
    for (place, segment) in segments.enumerated() {
      guard case .lazy(let rows) = segment, rows.count > 0,
        knownCells[ObjectIdentifier(rows)] == nil, starts[place] + rows.count > wanted.lowerBound,
        starts[place] < wanted.upperBound
      else { continue }
      let views = try rows.realize(max(0, wanted.lowerBound - starts[place]), context).count
      guard views > 0 else { continue }
      knownCells[ObjectIdentifier(rows)] = (rows, views)
      hasChanged = hasChanged || views > 1
    }
    return hasChanged
  }

  /// Creates rows once, near the screen or not, and passes their elements on after the update.
  func make(_ rows: [RowAddress], then handle: @escaping ([Cell]) -> Void) {
    asked = (rows, handle)
    setNeedsLayout()
  }

  private func makeRequested(_ context: borrowing RuleContext) throws(GraphError) {
    guard let asked else { return }
    var made: [Cell] = []
    for address in asked.rows {
      guard let index = index(of: address) else { continue }
      made.append((index, try elements(at: index, context)))
    }
    self.asked = nil
    runtime.lifecycleQueue.perform { asked.handle(made) }
  }

  private func elements(at index: Int, _ context: borrowing RuleContext) throws(GraphError)
    -> [ViewElement]
  {
    let place = segment(of: index)
    switch segments[place] {
    case .element(let element): return [ViewElement.of(element)]
    case .lazy(let rows):
      let (row, cell) = (index - starts[place]).quotientAndRemainder(
        dividingBy: cellsPerRow[place])
      let views = unsafeBitCast(try rows.realize(row, context), to: [ViewElement].self)
      guard cellsPerRow[place] > 1 else { return views }
      // A row of more views than the first has the rest of them in its last cell.
      return cell == cellsPerRow[place] - 1
        ? Array(views.dropFirst(cell)) : Array(views.dropFirst(cell).prefix(1))
    }
  }

  /// The first cell of a row in a segment.
  func firstCell(ofRow row: Int, in place: Int) -> Int { starts[place] + row * cellsPerRow[place] }

  /// The row that a cell is of, in a segment.
  func row(ofCell index: Int, in place: Int) -> Int {
    (index - starts[place]) / cellsPerRow[place]
  }

  /// Includes rows before and after the visible part.
  private var cellsNearScreen: Range<Int> { cells(aroundScreen: sizes.rowsAhead) }

  /// The visible cells, and those some screens before and after them.
  private func cells(aroundScreen screens: CGFloat) -> Range<Int> {
    guard lines.count > 0 else { return 0..<0 }
    let visible = visibleSpan
    let margin = (visible.upperBound - visible.lowerBound) * screens
    return lines.cells(in: linesBetween(visible.lowerBound - margin, visible.upperBound + margin))
  }

  private func linesBetween(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    let first = lengths.index(at: start, count: lines.count)
    return first..<(max(first, lengths.index(at: end, count: lines.count)) + 1)
  }

  /// The visible part of the stack, along its axis, in its own coordinates.
  var visibleSpan: Range<CGFloat> {
    let own = originInWindow.along(axis)
    if let scroll = enclosingScroll(along: axis), !scroll.frame.isNull {
      let start = own - scroll.originInWindow.along(axis)
      return -start..<max(-start, scroll.frame.size[axis] - start)
    }
    let window = windowSize
    return -own..<max(-own, window[axis] - own)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var across: CGFloat = 0
    let tracks = isGrid ? gridTracks(within: proposal[axis.other]) : []
    var measured: [(line: Int, length: CGFloat)] = []
    forEachLine { line, cells in
      let size = measureLine(cells, tracks, proposal[axis.other])
      measured.append((line, size[axis]))
      across = max(across, size[axis.other])
    }
    if let offered = proposal[axis.other], offered.isFinite { across = offered }
    if measuredAcross == nil || measuredAcross == across {
      for row in measured where lengths.measured(row.length, at: row.line) { hasMovedRows = true }
      return CGSize(axis, lengths.total(lines.count), across)
    }
    // Lengths at another width do not change positions.
    var others = lengths
    others.forget()
    for row in measured { others.measured(row.length, at: row.line) }
    return CGSize(axis, others.total(lines.count), across)
  }

  typealias Cell = (index: Int, elements: [ViewElement])

  /// The made cells, line by line.
  private func forEachLine(_ visit: (Int, ArraySlice<Cell>) -> Void) {
    var start = 0
    while start < realized.count {
      let line = lines.line(of: realized[start].index)
      var end = start + 1
      while end < realized.count, lines.line(of: realized[end].index) == line { end += 1 }
      visit(line, realized[start..<end])
      start = end
    }
  }

  private func measureLine(_ cells: ArraySlice<Cell>, _ tracks: [GridTrack], _ across: CGFloat?)
    -> CGSize
  {
    guard isGrid else { return measureCell(cells.first?.elements ?? [], across) }
    var size = CGSize.zero
    for cell in cells {
      let track = self.track(of: cell.index, tracks)
      size[axis] = max(size[axis], measureCell(cell.elements, track?.length ?? across)[axis])
    }
    size[axis.other] = tracks.last.map { $0.position + $0.length } ?? 0
    return size
  }

  private func measureCell(_ elements: [ViewElement], _ across: CGFloat?) -> CGSize {
    var row = CGSize.zero
    for element in elements {
      let size = element.size(ProposedViewSize(axis, nil, across))
      row[axis] += size[axis]
      row[axis.other] = max(row[axis.other], size[axis.other])
    }
    if elements.count > 1 { row[axis] += CGFloat(elements.count - 1) * lengths.spacing }
    return row
  }

  override func placeChildren(in size: CGSize) {
    if isGrid { takeTracks(for: size[axis.other]) }
    if measuredAcross != size[axis.other] {
      // Lengths measured at another width are not valid for this one.
      if measuredAcross != nil { lengths.forget() }
      measuredAcross = size[axis.other]
    }
    forEachLine { line, cells in
      lengths.measured(measureLine(cells, tracks, size[axis.other])[axis], at: line)
    }
    holdAnchor()
    hasMovedRows = false
    forEachLine { line, cells in place(cells, at: lengths.offset(of: line), in: size) }
    placePinned()
    if let scroll = enclosingScroll(along: axis), registeredScroll != ObjectIdentifier(scroll) {
      registeredScroll = ObjectIdentifier(scroll)
      scroll.register(self)
    }
    aim()
    scrolled()
  }

  func place(_ cells: ArraySlice<Cell>, at start: CGFloat, in size: CGSize) {
    for cell in cells {
      if let track = track(of: cell.index, tracks) {
        place(cell.elements, in: track, line: start)
        continue
      }
      var position = start
      let across = size[axis.other]
      let edge = value.alignment.id.defaultValue(
        in: ViewDimensions(width: size.width, height: size.height))
      for element in cell.elements {
        let offer = ProposedViewSize(axis, nil, across)
        let inner = element.size(offer)
        let origin = CGPoint(
          axis, position, edge - element.guide(value.alignment, in: inner, offered: offer))
        element.place(CGRect(origin: origin, size: inner), offered: offer)
        position += inner[axis] + lengths.spacing
      }
    }
  }

  /// Copies the lengths of rows from `other`, which has the same rows.
  func takeLengths(from other: LazyStackElement) {
    guard lines == other.lines else { return }
    lengths = other.lengths
    anchors = []
    setNeedsLayout()
  }

  /// The visible part may have changed: shows and hides rows, and makes those that are missing.
  func scrolled() {
    guard lines.count > 0 else { return }
    let span = visibleSpan
    let seen = lines.cells(in: linesBetween(span.lowerBound, span.upperBound - 1))
    forEachLazy { rows, start, cells in rows.show(Self.rows(of: seen, from: start, cells)) }
    if !hasMovedRows { noteAnchors(seen) }
    if pinnable != nil, !repin() { return setNeedsLayout() }
    // More are created before the last ones become visible: focus moves only to existing rows.
    let wanted = wholeRows(cells(aroundScreen: sizes.rowsAhead / 2))
    guard let first = realized.first?.index, let last = realized.last?.index else {
      return setNeedsLayout()
    }
    if first <= wanted.lowerBound, last >= wanted.upperBound - 1 { return }
    setNeedsLayout()
  }
}
