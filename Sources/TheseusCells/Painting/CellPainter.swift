import Foundation
import TheseusCore
import TheseusViews

/// Draws a window's element tree into a cell buffer: at first everything, then the changes of each
/// commit.
///
/// Hosts note commits as they arrive and paint once a frame. The elements draw themselves, in
/// order, clipped to the damage; elements outside it are neither visited nor drawn.
@MainActor
public final class CellPainter {
  public let metrics: HostMetrics
  /// Changing it paints everything again.
  public var theme: CellTheme {
    didSet {
      guard theme != oldValue else { return }
      others = [:]
      noteAll()
    }
  }
  /// The themes that parts of the tree have instead, by `PaintContext.appearance`.
  private var others: [UInt16: OtherTheme] = [:]

  // Exclusivity is unchecked where every drawn element reads or writes:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) public var buffer: CellBuffer
  /// Where the focused field's cursor is; nil for none, or one out of sight.
  @exclusivity(unchecked) public private(set) var caret: CaretPosition?

  @exclusivity(unchecked) private var damage = PaintDamage()
  /// The element that last requested a caret, and the position in it.
  @exclusivity(unchecked) private weak var caretOwner: ViewElement?
  @exclusivity(unchecked) private var caretPoint = CGPoint.zero
  @exclusivity(unchecked) private weak var current: ViewElement?
  /// The area outside an element's frame in which descendants are drawn, in its own coordinates.
  /// Few elements have any.
  @exclusivity(unchecked) var overflow: [UInt64: CGRect] = [:]
  /// Elements with a child in `overflow`: their children are not found by where they are.
  @exclusivity(unchecked) var haveOverflowingChildren: Set<UInt64> = []
  @exclusivity(unchecked) private var steps: [Step] = []
  /// The masks of the elements that are being drawn, and the drawing behind them, innermost last.
  private var masks: [(mask: CellMask, behind: CellArea)] = []
  /// The position of the element that draws other elements as symbols, while it does.
  @exclusivity(unchecked) private var symbolPosition: DrawnPlace?
  // The settings of the drawing element.
  @exclusivity(unchecked) var origin = CGPoint.zero
  @exclusivity(unchecked) var opacity = 1.0

  private struct OtherTheme {
    /// Nil when its number was freed, and may name another theme.
    weak var source: NumberedTheme?
    let theme: CellTheme
  }

  /// The settings of an element's drawing.
  private struct Setting {
    var origin: CGPoint
    var opacity: Double
  }

  private enum Step {
    case draw(ViewElement, Setting)
    case finish(ViewElement, Setting, unclips: Bool)
    /// Ends the innermost mask.
    case unmask
  }

  public init(
    columns: Int, rows: Int, metrics: HostMetrics = .cells, theme: CellTheme = CellTheme()
  ) {
    self.metrics = metrics
    self.theme = theme
    buffer = CellBuffer(columns: columns, rows: rows)
    noteAll()
  }

  /// The theme of a part of the tree.
  func theme(_ appearance: UInt16) -> CellTheme {
    if appearance == 0 { return theme }
    if let known = others[appearance], known.source != nil { return known.theme }
    guard let source = ThemeList.shared.theme(appearance) else { return theme }
    let other = theme.with(source.theme)
    others = others.filter { $0.value.source != nil }
    others[appearance] = OtherTheme(source: source, theme: other)
    return other
  }

  /// The picture as text, one line per row, trailing spaces trimmed.
  public var lines: [String] { buffer.lines }

  // MARK: Damage

  /// Marks everything as damaged.
  public func noteAll() {
    damage.clear()
    damage.add(buffer.bounds)
  }

  public func resize(columns: Int, rows: Int) {
    guard columns != buffer.columns || rows != buffer.rows else { return }
    buffer.resize(columns: columns, rows: rows)
    noteAll()
  }

  /// More patches than this are not examined one by one.
  private static let mostPatches = 48

  /// Records the changes of an update.
  public func note(_ commit: Commit) {
    for element in commit.overgrown { noteOverflow(of: ViewElement.of(element)) }
    if !overflow.isEmpty { noteMovedOverflow(commit) }
    if commit.patches.count > Self.mostPatches { noteAll() }
    let isAll = damage.rects.first == buffer.bounds
    if isAll, overflow.isEmpty { return }
    for patch in commit.patches {
      switch patch {
      case .inserted(let node): if !isAll { noteInsertion(ViewElement.of(node)) }
      case .moved(let node): if !isAll { damage.add(drawn(ViewElement.of(node))) }
      case .removed(let node, _):
        if !isAll { damage.add(drawn(ViewElement.of(node))) }
        forget(node)
      case .updated(let node, let change): if !isAll { note(ViewElement.of(node), change) }
      }
    }
  }

  /// A returning element with an unchanged frame has no other patch.
  private func noteInsertion(_ element: ViewElement) {
    guard !element.frame.isNull else { return }
    noteExtent(element)
  }

  private func noteExtent(_ element: ViewElement) {
    let origin = element.originInWindow
    noteWholeCell(cells(CGRect(origin: origin, size: element.frame.size)), of: element, at: origin)
    damage.add(extent(of: element, at: origin).intersection(buffer.bounds))
  }

  private func note(_ element: ViewElement, _ change: Commit.Change) {
    if change.contains(.frame) {
      damage.add(drawn(element))
      if !element.frame.isNull { noteExtent(element) }
    } else if change.contains(.content) {
      let drawn = drawn(element)
      damage.add(
        drawn.isEmpty
          ? extent(of: element, at: element.originInWindow).intersection(buffer.bounds) : drawn)
    }
  }

  // MARK: Painting

  /// Paints the recorded damage. False when there was none.
  @discardableResult
  public func paint(_ window: WindowHost) -> Bool { paint(window.root) }

  @discardableResult
  public func paint(_ root: ViewElement) -> Bool {
    guard !damage.isEmpty else { return false }
    let rects = damage.rects
    damage.clear()
    for rect in rects {
      let area = withWholeGlyphs(rect.intersection(buffer.bounds))
      guard !area.isEmpty else { continue }
      buffer.pushClip(area)
      buffer.fill(area)
      draw(root)
      buffer.popClip()
    }
    caret = presentCaret(root)
    return true
  }

  /// Grows a rectangle until no edge cuts a wide glyph: its other half would be lost.
  private func withWholeGlyphs(_ rect: CellRect) -> CellRect {
    guard !rect.isEmpty else { return rect }
    var area = rect
    for y in rect.y..<rect.endY {
      if area.x > 0, buffer.text(x: area.x, y: y)?.isEmpty == true {
        area = CellRect(x: area.x - 1, y: area.y, width: area.width + 1, height: area.height)
      }
      if buffer.text(x: area.endX, y: y)?.isEmpty == true { area.width += 1 }
    }
    return area == rect ? area : withWholeGlyphs(area)
  }

  /// Draws elements in order, with an explicit stack, because a tree may be deeper than the
  /// machine's.
  private func draw(_ root: ViewElement) {
    draw(root, Setting(origin: root.frame.isNull ? .zero : root.frame.origin, opacity: 1))
  }

  private func draw(_ root: ViewElement, _ setting: Setting) {
    steps.append(.draw(root, setting))
    while let step = steps.popLast() {
      switch step {
      case .draw(let element, let setting): begin(element, setting)
      case .finish(let element, let setting, let unclips):
        use(element, setting)
        element.drawer?.drawOver(self)
        if unclips { buffer.popClip() }
      case .unmask: endMask()
      }
    }
  }

  /// A change in the element redraws the whole element that draws it, which may draw it more than
  /// once.
  public func draw(_ element: ViewElement, at point: CGPoint, opacity: Double) {
    guard let drawing = current else { return }
    let (outer, waiting, outerPlace) = (
      Setting(origin: origin, opacity: self.opacity), steps, symbolPosition
    )
    symbolPosition = outerPlace ?? drawing.drawnAt
    steps = []
    draw(
      element,
      Setting(
        origin: CGPoint(x: outer.origin.x + point.x, y: outer.origin.y + point.y),
        opacity: outer.opacity * opacity))
    (steps, symbolPosition) = (waiting, outerPlace)
    use(drawing, outer)
  }

  private func use(_ element: ViewElement, _ setting: Setting) {
    origin = setting.origin
    opacity = setting.opacity
    current = element
  }

  private func begin(_ element: ViewElement, _ outer: Setting) {
    guard !element.frame.isNull else { return }
    let rect = cells(CGRect(origin: outer.origin, size: element.frame.size))
    element.drawnAt =
      symbolPosition
      ?? DrawnPlace(
        x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), width: Int32(clamping: rect.width),
        height: Int32(clamping: rect.height))
    if symbolPosition == nil { noteWholeCell(rect, of: element, at: outer.origin) }
    let drawer = element.drawer
    let traits = drawer?.drawingTraits ?? DrawingTraits()
    var setting = outer
    setting.opacity *= traits.opacity
    if element === caretOwner { caretOwner = nil }
    if traits.isHidden || setting.opacity <= 0 { return }
    if traits.isMasked, !beginMask(of: element, setting.origin) { return }
    if traits.clips { buffer.pushClip(rect) }
    use(element, setting)
    let isInSight = !buffer.clip.isEmpty
    if isInSight { drawer?.draw(self) }
    if drawer != nil { steps.append(.finish(element, setting, unclips: traits.clips)) }
    if isInSight { pushChildren(of: element, traits, setting) }
  }

  /// Limits drawing to the mask of an element. False when nothing can be seen.
  private func beginMask(of element: ViewElement, _ origin: CGPoint) -> Bool {
    guard let holder = element.drawer?.mask else { return true }
    let mask = CellMask(self, in: buffer.clip)
    mask.addChildren(of: holder, at: origin)
    let area = mask.area
    guard !area.isEmpty else { return false }
    buffer.pushClip(area)
    masks.append((mask, buffer.area(area)))
    steps.append(.unmask)
    return true
  }

  /// Puts back what was behind the masked element, where its mask covers nothing.
  private func endMask() {
    guard let (mask, behind) = masks.popLast() else { return }
    buffer.popClip()
    buffer.restore(behind) { !mask.covers(x: $0, y: $1) }
  }

  /// Pushes the visible children, last drawn first.
  private func pushChildren(of element: ViewElement, _ traits: DrawingTraits, _ setting: Setting) {
    let children = element.viewChildren
    guard !children.isEmpty else { return }
    let inner = CGPoint(
      x: setting.origin.x + traits.childOffset.x, y: setting.origin.y + traits.childOffset.y)
    let first = steps.count
    let range = range(of: element, children, traits, inner)
    var hasDepth = false
    for index in range.reversed() {
      let child = children[index]
      if child.frame.isNull { continue }
      let childOrigin = CGPoint(
        x: inner.x + child.frame.origin.x, y: inner.y + child.frame.origin.y)
      guard extent(of: child, at: childOrigin).intersects(buffer.clip) else { continue }
      if child.zIndex != 0, !traits.ignoresZIndex { hasDepth = true }
      steps.append(.draw(child, Setting(origin: childOrigin, opacity: setting.opacity)))
    }
    if traits.firstChildIsInFront, let last = steps.last, case .draw(let child, _) = last,
      child === children[0],
      steps.count > first + 1
    {
      steps.removeLast()
      steps.insert(last, at: first)
    }
    if hasDepth { sortByDepth(from: first) }
  }

  /// The children that can be visible: ordered ones are found by bisection.
  private func range(
    of element: ViewElement, _ children: [ViewElement], _ traits: DrawingTraits, _ inner: CGPoint
  ) -> Range<Int> {
    guard let axis = traits.ordered, !haveOverflowingChildren.contains(element.id) else {
      return 0..<children.count
    }
    return inSight(children, axis, inner)
  }

  private func sortByDepth(from first: Int) {
    func depth(_ step: Step) -> Double {
      if case .draw(let element, _) = step { element.zIndex } else { 0 }
    }
    // Popped from the end: the frontmost comes first, and equal ones keep their order.
    let sorted = steps[first...].enumerated().sorted {
      let (a, b) = (depth($0.element), depth($1.element))
      return a != b ? a > b : $0.offset < $1.offset
    }
    steps.replaceSubrange(first..., with: sorted.map(\.element))
  }

  /// The children that follow each other along an axis and reach into the clip, by bisection.
  private func inSight(_ children: [ViewElement], _ axis: Axis, _ inner: CGPoint) -> Range<Int> {
    let isVertical = axis == .vertical
    let unit = isVertical ? CellSize.height : CellSize.width
    let start =
      CGFloat(isVertical ? buffer.clip.y : buffer.clip.x) * unit - (isVertical ? inner.y : inner.x)
      - unit
    let end =
      CGFloat(isVertical ? buffer.clip.endY : buffer.clip.endX) * unit
      - (isVertical ? inner.y : inner.x) + unit
    func first(where isBehind: (CGRect) -> Bool) -> Int {
      var low = 0
      var high = children.count
      while low < high {
        let middle = (low + high) / 2
        if isBehind(children[middle].frame) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let lower = first { (isVertical ? $0.maxY : $0.maxX) > start }
    let upper = first { (isVertical ? $0.minY : $0.minX) >= end }
    return lower..<max(lower, upper)
  }

  // MARK: Points and cells

  /// A rectangle of the window, in points, as cells: both edges are rounded, and a nonempty
  /// rectangle takes at least a cell.
  func cells(_ rect: CGRect) -> CellRect {
    let (x, y) = (column(rect.origin.x), row(rect.origin.y))
    guard rect.size.width > 0, rect.size.height > 0 else {
      return CellRect(x: x, y: y, width: 0, height: 0)
    }
    let (endX, endY) = (
      column(rect.origin.x + rect.size.width), row(rect.origin.y + rect.size.height)
    )
    return CellRect(x: x, y: y, width: max(1, endX - x), height: max(1, endY - y))
  }

  func column(_ x: CGFloat) -> Int { Self.whole(x / CellSize.width) }
  func row(_ y: CGFloat) -> Int { Self.whole(y / CellSize.height) }

  private static func whole(_ value: CGFloat) -> Int {
    let rounded = value.rounded()
    return rounded.isNaN ? 0 : Int(min(max(rounded, -1e9), 1e9))
  }

  public func caret(at point: CGPoint) {
    caretOwner = current
    caretPoint = point
  }

  /// The present position of the caret: its element may have moved or been clipped without being
  /// drawn again.
  private func presentCaret(_ root: ViewElement) -> CaretPosition? {
    guard let owner = caretOwner, !owner.frame.isNull else { return nil }
    var point = caretPoint
    var element = owner
    while true {
      let traits = element.drawing
      let isOutside =
        point.x < 0 || point.y < 0 || point.x >= element.frame.width
        || point.y >= element.frame.height
      if traits.isHidden || traits.opacity <= 0 || traits.clips && isOutside { return nil }
      point.x += element.frame.minX
      point.y += element.frame.minY
      if element === root { break }
      guard let parent = element.viewParent, !parent.frame.isNull else { return nil }
      let offset = parent.drawing.childOffset
      point.x += offset.x
      point.y += offset.y
      element = parent
    }
    let position = CaretPosition(column: column(point.x), row: row(point.y))
    return buffer.bounds.contains(x: position.column, y: position.row) ? position : nil
  }
}
