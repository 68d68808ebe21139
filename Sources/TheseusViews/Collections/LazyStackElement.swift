import AttributeGraph
import Foundation
import TheseusCore

/// A stack that makes its rows when they come near the screen: memory and time follow what is seen, not the data (R70).
class LazyStackElement: ValueElement<StackParameters> {
  let axis: Axis
  private let stackType: Any.Type
  /// What the rows are, as of the last layout.
  private(set) var segments: [ElementList.Segment] = []
  /// Where each segment's rows begin.
  private var starts: [Int] = []
  private(set) var count = 0
  private var lengths: RowLengths
  /// The rows that are made and shown, with the elements of each.
  private(set) var realized: [(index: Int, elements: [ViewElement])] = []
  private var registeredScroll: ObjectIdentifier?

  init(_ type: Any.Type, _ source: _GraphValue<StackParameters>, _ inputs: ViewInputs, _ axis: Axis) {
    self.axis = axis
    stackType = type
    lengths = RowLengths(common: 16)
    super.init(source, inputs)
    lengths.common = metrics.pixel[axis]
  }

  override var placeName: Any.Type { stackType }
  override var resolvesChildren: Bool { true }

  override var drawing: DrawingTraits {
    var traits = DrawingTraits()
    traits.ordered = axis
    return traits
  }

  // MARK: Making rows

  override func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext) throws(GraphError) -> [ElementNode] {
    lengths.spacing = metrics.roundedSpacing(value.spacing ?? 0, axis)
    let before = count
    segments = try list.segments(context)
    starts = []
    count = 0
    for segment in segments {
      starts.append(count)
      if case .lazy(let rows) = segment { count += rows.count } else { count += 1 }
    }
    if count != before { lengths.forget() }
    let wanted = rowsNearScreen
    var made: [(index: Int, elements: [ViewElement])] = []
    for index in wanted { made.append((index, try elements(at: index, context))) }
    realized = made
    for (place, segment) in segments.enumerated() {
      guard case .lazy(let rows) = segment else { continue }
      let start = starts[place]
      rows.keepShown(max(0, wanted.lowerBound - start)..<max(0, wanted.upperBound - start))
    }
    return made.flatMap(\.elements)
  }

  private func elements(at index: Int, _ context: borrowing RuleContext) throws(GraphError) -> [ViewElement] {
    let place = segment(of: index)
    switch segments[place] {
    case .element(let element): return [unsafeDowncast(element, to: ViewElement.self)]
    case .lazy(let rows): return unsafeBitCast(try rows.realize(index - starts[place], context), to: [ViewElement].self)
    }
  }

  private func segment(of index: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Half a screen before and after what is seen.
  private var rowsNearScreen: Range<Int> {
    guard count > 0 else { return 0..<0 }
    let visible = visibleSpan
    let margin = (visible.upperBound - visible.lowerBound) / 2
    let first = lengths.index(at: visible.lowerBound - margin, count: count)
    let last = lengths.index(at: visible.upperBound + margin, count: count)
    return first..<(last + 1)
  }

  /// What is seen of the stack, along its axis, in its own coordinates.
  private var visibleSpan: Range<CGFloat> {
    if let scroll = enclosingScroll, !scroll.frame.isNull {
      let own = originInWindow.along(axis) - scroll.originInWindow.along(axis)
      return -own..<max(-own, scroll.frame.size[axis] - own)
    }
    let window = CGSize(
      width: CGFloat(windowHost?.columns ?? 80) * metrics.pixel.width, height: CGFloat(windowHost?.rows ?? 24) * metrics.pixel.height)
    return 0..<window[axis]
  }

  var enclosingScroll: ScrollElement? {
    var current = viewParent
    while let element = current {
      if let scroll = element as? ScrollElement { return scroll }
      current = element.viewParent
    }
    return nil
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var across: CGFloat = 0
    for (index, elements) in realized {
      let size = measureRow(elements, proposal[axis.other])
      lengths.measured(size[axis], at: index)
      across = max(across, size[axis.other])
    }
    let offered = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    return CGSize(axis, lengths.total(count), offered ?? across)
  }

  private func measureRow(_ elements: [ViewElement], _ across: CGFloat?) -> CGSize {
    var row = CGSize.zero
    for element in elements {
      let size = element.size(ProposedViewSize(axis, nil, across))
      row[axis] += size[axis]
      row[axis.other] = max(row[axis.other], size[axis.other])
    }
    return row
  }

  override func placeChildren(in size: CGSize) {
    let across = size[axis.other]
    let line = value.alignment.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    for (index, elements) in realized {
      lengths.measured(measureRow(elements, across)[axis], at: index)
      var position = lengths.offset(of: index)
      for element in elements {
        let inner = element.size(ProposedViewSize(axis, nil, across))
        element.place(CGRect(origin: CGPoint(axis, position, line - element.guide(value.alignment, in: inner)), size: inner))
        position += inner[axis]
      }
    }
    if let scroll = enclosingScroll, registeredScroll != ObjectIdentifier(scroll) {
      registeredScroll = ObjectIdentifier(scroll)
      scroll.register(self)
    }
    scrolled()
  }

  /// What is seen of it may have changed: makes the rows that are missing.
  func scrolled() {
    guard count > 0 else { return }
    let span = visibleSpan
    let first = lengths.index(at: span.lowerBound, count: count)
    let last = lengths.index(at: span.upperBound - 1, count: count)
    if let begin = realized.first?.index, let end = realized.last?.index, begin <= first, end >= last { return }
    setNeedsLayout()
  }

  // MARK: Rows by number

  /// Where row `index` is, made or not.
  func rowFrame(_ index: Int) -> CGRect {
    CGRect(
      origin: CGPoint(axis, lengths.offset(of: index), 0), size: CGSize(axis, lengths[index], frame.isNull ? 0 : frame.size[axis.other]))
  }

  /// The elements of row `index`, where it is made.
  func realizedRow(_ index: Int) -> [ViewElement] { realized.first { $0.index == index }?.elements ?? [] }

  /// The number of the row that a `ForEach` id or `.id()` names.
  func row(of id: AnyHashable) -> Int? {
    for (place, segment) in segments.enumerated() {
      switch segment {
      case .lazy(let rows): if let index = rows.index(of: id) { return starts[place] + index }
      case .element(let element): if element.isIdentified(by: id) { return starts[place] }
      }
    }
    return nil
  }

  /// The rows of a `ForEach` around row `index`, its number among them, and the number of the first.
  func lazyRows(at index: Int) -> (rows: LazyRows, offset: Int, start: Int)? {
    guard index >= 0, index < count else { return nil }
    let place = segment(of: index)
    guard case .lazy(let rows) = segments[place] else { return nil }
    return (rows, index - starts[place], starts[place])
  }
}

extension CGPoint {
  func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
