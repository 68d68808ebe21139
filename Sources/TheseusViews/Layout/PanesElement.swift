import AttributeGraph
import Foundation
import TheseusCore

/// Panes along an axis, with an edge between each two that can be dragged.
class PanesElement<Value>: ValueElement<Value>, PointerResponder, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override var pointerResponder: (any PointerResponder)? { self }

  private var paint: SurroundingPaint

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    return try paint.read(context) || isNew
  }

  /// A press between two panes is on their edge.
  override var hitTraits: HitTraits { HitTraits(isSolid: true) }

  var axis: Axis { .horizontal }
  /// The panes in written order.
  var panes: [ViewElement] { Array(viewChildren) }
  /// The length of a pane that the user has not changed; nil to divide the space by need.
  func length(of pane: ViewElement, in whole: CGFloat) -> CGFloat? { nil }
  /// The least and the greatest length of a pane.
  func limits(of pane: ViewElement) -> ClosedRange<CGFloat> { sizes.leastSplitWidth...1e9 }

  /// Identifies a pane, also while those before it are hidden.
  func number(ofPane index: Int) -> Int { index }

  /// The lengths that the user has chosen by dragging, by the pane's number. A part of the session
  /// (R32).
  private var chosen: [Int: CGFloat] = [:]
  /// The edge that is dragged: the number of the pane before it.
  private var dragged: Int?

  /// The thickness of an edge.
  private var edge: CGFloat { axis == .horizontal ? sizes.separator.width : sizes.separator.height }

  /// Makes the chosen lengths a part of the session.
  func joinSession(_ inputs: ViewInputs, of type: Any.Type) {
    let place = inputs.place(type)
    let restored = inputs.keepInSession(.panes, of: type, at: { place }) {
      [weak self] () -> [Int: Double]? in
      guard let self, !chosen.isEmpty else { return nil }
      return chosen.mapValues { Double($0) }
    }
    chosen = (restored ?? [:]).mapValues { CGFloat($0) }
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: axis,
      alignment: axis == .horizontal
        ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
      spacing: edge, metrics: metrics)
  }

  /// Lengths from the first pane to the last; nil when the panes divide the space by need.
  private func lengths(in whole: CGFloat) -> [CGFloat]? {
    let panes = panes
    guard panes.count > 1 else { return panes.isEmpty ? nil : [whole] }
    var rest = whole - edge * CGFloat(panes.count - 1)
    var lengths: [CGFloat] = []
    for (index, pane) in panes.enumerated().dropLast() {
      guard let wanted = chosen[number(ofPane: index)] ?? length(of: pane, in: whole) else {
        return nil
      }
      let length = max(0, min(wanted, rest))
      lengths.append(length)
      rest -= length
    }
    return lengths + [max(0, rest)]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let panes = panes
    guard let whole = proposal[axis], whole.isFinite, let lengths = lengths(in: whole) else {
      return arrangement.size(proposal, panes)
    }
    let across = axis.other
    let extent = zip(panes, lengths).map {
      $0.size(ProposedViewSize(axis, $1, proposal[across]))[across]
    }
    return CGSize(axis, whole, extent.max() ?? 0)
  }

  override func placeChildren(in size: CGSize) {
    let panes = panes
    guard let lengths = lengths(in: size[axis]) else {
      return arrangement.place(
        in: CGRect(origin: .zero, size: size), offered: offered, panes)
    }
    var position: CGFloat = 0
    for (pane, length) in zip(panes, lengths) {
      let space = CGSize(axis, length, size[axis.other])
      let offer = ProposedViewSize(space)
      let inner = pane.size(offer)
      var origin = alignedOrigin(of: pane, inner, in: space, .center, offered: offer)
      if axis == .horizontal { origin.x += position } else { origin.y += position }
      pane.place(CGRect(origin: origin, size: inner), offered: offer)
      position += length + edge
    }
    redrawAfterPlacing()
  }

  // MARK: Edges

  /// Where the pane before an edge ends.
  private func end(ofPane index: Int) -> CGFloat {
    if let lengths = lengths(in: frame.size[axis]) {
      return lengths.prefix(index + 1).reduce(edge * CGFloat(index), +)
    }
    let rect = panes[index].frame
    return axis == .horizontal ? rect.maxX : rect.maxY
  }

  private func edgeFrame(after index: Int) -> CGRect {
    let position = end(ofPane: index)
    let size = CGSize(axis, edge, frame.size[axis.other])
    return CGRect(
      origin: axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position),
      size: size)
  }

  func draw(_ surface: any DrawingSurface) {
    for index in panes.indices.dropLast() {
      var state = ControlState(in: paint.value)
      state.isPressed = dragged == index
      surface.draw(.paneEdge(axis), state, in: edgeFrame(after: index))
    }
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    switch event.action {
    case .press(.left):
      dragged = panes.indices.dropLast().first { edgeFrame(after: $0).contains(point) }
      setNeedsCommit()
      return dragged != nil
    case .move(.some):
      guard let dragged else { return false }
      drag(dragged, to: axis == .horizontal ? point.x : point.y)
      return true
    case .release(.left):
      guard dragged != nil else { return false }
      dragged = nil
      setNeedsCommit()
      return true
    default: return false
    }
  }

  private func drag(_ index: Int, to position: CGFloat) {
    let panes = panes
    guard panes.indices.contains(index + 1) else { return }
    let whole = frame.size[axis]
    // The panes before it stay as they are.
    for earlier in panes.indices.dropLast()
    where earlier != index && chosen[number(ofPane: earlier)] == nil {
      chosen[number(ofPane: earlier)] =
        panes[earlier].offered[axis] ?? panes[earlier].frame.size[axis]
    }
    let start = index == 0 ? 0 : end(ofPane: index - 1) + edge
    let limits = limits(of: panes[index])
    // The panes after it keep their least length.
    let after = panes.suffix(from: index + 1)
    let reserved = after.reduce(edge * CGFloat(after.count)) { $0 + self.limits(of: $1).lowerBound }
    let most = max(limits.lowerBound, min(limits.upperBound, whole - start - reserved))
    let length = lengthGrid(axis).floor(min(max(position - start, limits.lowerBound), most))
    guard chosen[number(ofPane: index)] != length else { return }
    chosen[number(ofPane: index)] = length
    setNeedsLayout()
  }
}
