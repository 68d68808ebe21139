import AttributeGraph
import Foundation
import TheseusCore

/// The content of a window, which may be larger than the window: then the user scrolls to the rest.
///
/// On a desktop a window is at least as large as its content. A terminal is as large as its user
/// made it, so that a control could be outside of it, and no key would bring it into sight. Content
/// that fits is in the middle, as everywhere.
final class WindowScroller: ViewElement, ElementDrawing, Scroller, KeyResponder, PointerResponder,
  FocusTarget
{
  override var placeName: Any.Type { WindowScroller.self }
  override var drawer: (any ElementDrawing)? { self }
  override var scroller: (any Scroller)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  override var focusTarget: (any FocusTarget)? { self }

  private var paint: SurroundingPaint
  /// How far the content is scrolled, in points.
  private(set) var offset = CGPoint.zero
  private var contentSize = CGSize.zero

  override init(_ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    if try paint.read(context) { setNeedsCommit() }
    return false
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize) {
    let content = ImplicitStack(viewChildren, metrics)
    let before = (offset, contentSize)
    let wanted = content.size(ProposedViewSize(size))
    contentSize = CGSize(
      width: max(size.width, wanted.width), height: max(size.height, wanted.height))
    offset = clamped(offset, in: size)
    if before != (offset, contentSize) { redrawAfterPlacing() }
    // The middle of the content is that of the space that it needs.
    content.place(
      in: CGRect(origin: .zero, size: contentSize), of: self, offered: ProposedViewSize(size))
  }

  /// The furthest the content can be scrolled.
  private func furthest(in size: CGSize) -> CGPoint {
    CGPoint(
      x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
  }

  private func clamped(_ point: CGPoint, in size: CGSize) -> CGPoint {
    let most = furthest(in: size)
    return CGPoint(x: min(max(0, point.x), most.x), y: min(max(0, point.y), most.y))
  }

  /// Whether there is more than the window shows.
  private var overflows: Bool { !frame.isNull && furthest(in: frame.size) != .zero }

  // MARK: Scrolling

  @discardableResult
  private func scroll(to point: CGPoint) -> Bool {
    guard !frame.isNull else { return false }
    let target = clamped(point, in: frame.size)
    guard target != offset else { return false }
    offset = target
    setNeedsCommit()
    return true
  }

  private func scroll(by x: CGFloat, _ y: CGFloat) -> Bool {
    scroll(to: CGPoint(x: offset.x + x, y: offset.y + y))
  }

  func reveal(_ descendant: ViewElement) {
    guard overflows, !descendant.frame.isNull else { return }
    let (own, origin) = (originInWindow, descendant.originInWindow)
    func start(_ axis: Axis) -> CGFloat {
      let begin = origin.along(axis) - own.along(axis) + offset.along(axis)
      let end = begin + descendant.frame.size[axis]
      return min(begin, max(offset.along(axis), end - frame.size[axis]))
    }
    scroll(to: CGPoint(x: start(.horizontal), y: start(.vertical)))
  }

  var takesPagingKeys: Bool { overflows && contentSize.height > frame.height }

  func handle(_ key: KeyPress) -> Bool {
    guard overflows, key.phase != .up, key.modifiers.isDisjoint(with: .significant) else {
      return false
    }
    let line = sizes.scrollStep
    let page = max(line.height, frame.height - line.height)
    switch key.key {
    case .pageUp: return scroll(by: 0, -page)
    case .pageDown: return scroll(by: 0, page)
    // With a focused control, these keys are for that, or move focus.
    case .upArrow where isFocused: return scroll(by: 0, -line.height)
    case .downArrow where isFocused: return scroll(by: 0, line.height)
    case .leftArrow where isFocused: return scroll(by: -line.width, 0)
    case .rightArrow where isFocused: return scroll(by: line.width, 0)
    case .space where focusManager?.focused == nil || isFocused: return scroll(by: 0, page)
    case .home where focusManager?.focused == nil || isFocused: return scroll(to: .zero)
    case .end where focusManager?.focused == nil || isFocused:
      return scroll(to: CGPoint(x: offset.x, y: .greatestFiniteMagnitude))
    default: return false
    }
  }

  private var isFocused: Bool { focusManager?.focused === self }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard overflows, case .scroll(let x, let y) = event.action else { return false }
    return scroll(by: x, y)
  }

  /// Where nothing in it takes focus, its keys do.
  var isFocusable: Bool { overflows && !hasFocusable(inside: self) }

  private func hasFocusable(inside element: ViewElement) -> Bool {
    element.viewChildren.contains { $0.takesFocus || hasFocusable(inside: $0) }
  }

  // MARK: Drawing

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    guard overflows else { return traits }
    traits.clips = true
    traits.childOffset = CGPoint(x: -offset.x, y: -offset.y)
    return traits
  }

  /// Draws where one is in content that is higher than the window.
  func drawOver(_ surface: any DrawingSurface) {
    guard overflows, contentSize.height > frame.height else { return }
    let width = sizes.scrollBarThickness
    var state = ControlState(in: paint.value)
    state.scroll = ControlState.ScrollState(
      visible: frame.height, content: contentSize.height, offset: offset.y)
    surface.draw(
      .scrollBar, state,
      in: CGRect(x: frame.width - width, y: 0, width: width, height: frame.height))
  }
}
