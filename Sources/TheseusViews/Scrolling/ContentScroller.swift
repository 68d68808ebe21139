import AttributeGraph
import Foundation
import TheseusCore

/// The content of a window, a page, a tab or a panel, which may be larger than that: then the user
/// scrolls to the rest.
///
/// On a desktop these are at least as large as their content. A terminal or a browser is as large
/// as its user made it, so that a control could be outside of it, and no key would bring it into
/// sight. What scrolls inside and fits in the space takes it, and nothing scrolls here.
final class ContentScroller: ViewElement, ElementDrawing, Scroller, KeyResponder,
  PointerResponder, FocusTarget, SemanticsSource
{
  /// The place that the content is shown in.
  enum Place {
    /// A window, a page or a tab: takes all of its space, and shows content that fits in the
    /// middle.
    case space
    /// An alert, which is as large as its content: views stacked vertically from its top.
    case alert
    /// The same for a sheet or a popover; nothing is drawn outside of it.
    case panel
    /// A cover: content that is higher takes all of the width, so that the user turns the wheel
    /// anywhere.
    case cover
  }

  override var titleForPanel: TitleForPanel { place == .space ? .unknown : .inside(viewChildren) }
  override var placeName: Any.Type { ContentScroller.self }
  override var drawer: (any ElementDrawing)? { self }
  override var scroller: (any Scroller)? { overflows ? self : nil }
  override var keyResponder: (any KeyResponder)? { overflows ? self : nil }
  override var pointerResponder: (any PointerResponder)? { overflows ? self : nil }
  override var focusTarget: (any FocusTarget)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var hitTraits: HitTraits { HitTraits(isSolid: overflows) }

  private let place: Place
  /// Whether the user can scroll. Otherwise what has no space is cut off.
  private let canScroll: Bool
  private var paint: SurroundingPaint
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  /// The axes along which there is more than the place shows.
  private var overflow: Axis.Set = []
  /// The offset of the last run, until the content is long enough for it.
  private var restored: CGPoint?
  private(set) var isResumed = false

  init(_ inputs: borrowing ViewInputs, _ place: Place) {
    self.place = place
    canScroll = inputs.window.screen.capabilities.contains(.scrollsWindows)
    paint = SurroundingPaint(inputs)
    super.init(inputs)
    if canScroll { joinSession(inputs) }
  }

  /// Makes the offset a part of the session (R32).
  private func joinSession(_ inputs: borrowing ViewInputs) {
    let path = inputs.place(ContentScroller.self)
    let saved = inputs.keepInSession(.scroll, of: LargeContent.self, at: { path }) {
      [weak self] () -> ScrollSession? in
      guard let self, let offset = restored ?? (offset == .zero ? nil : offset) else { return nil }
      return ScrollSession(x: offset.x, y: offset.y)
    }
    if let saved, saved.x.isFinite, saved.y.isFinite { restored = CGPoint(x: saved.x, y: saved.y) }
  }

  /// Goes to the offset of the last run. As long as the app loads, it goes further when more
  /// content comes, until the user scrolls.
  private func resumeSession() {
    guard let target = restored else { return }
    offset = clamped(target)
    isResumed = true
    if offset == target || !runtime.isRestoring { restored = nil }
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    if try paint.read(context) { setNeedsCommit() }
    return false
  }

  // MARK: Layout

  /// The proposal to the content and its answer, and the width beside it for the scroll bar of
  /// content that is higher than its place.
  private func fit(_ proposal: ProposedViewSize) -> (
    offer: ProposedViewSize, wanted: CGSize, bar: CGFloat
  ) {
    let wanted = wanted(proposal)
    let bar = sizes.scrollBarThickness
    guard canScroll, let height = proposal.height,
      wanted.height > height + LengthTolerance.value, proposal.width ?? .infinity > bar
    else { return (proposal, wanted, 0) }
    guard bar > 0, let width = proposal.width else { return (proposal, wanted, bar) }
    let inner = ProposedViewSize(width: width - bar, height: height)
    return (inner, self.wanted(inner), bar)
  }

  /// The size of the content without limits.
  private func wanted(_ proposal: ProposedViewSize) -> CGSize {
    switch place {
    case .space: return ImplicitStack(viewChildren, metrics).size(proposal)
    case .alert, .panel, .cover:
      return viewChildren.reduce(into: .zero) { total, child in
        let size = child.size(inPanel(proposal))
        total = CGSize(width: max(total.width, size.width), height: total.height + size.height)
      }
    }
  }

  /// The proposal to each view of a panel.
  private func inPanel(_ proposal: ProposedViewSize) -> ProposedViewSize {
    viewChildren.count == 1 ? proposal : ProposedViewSize(width: proposal.width, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if place == .space, let width = proposal.width, let height = proposal.height,
      width.isFinite, height.isFinite
    {
      return CGSize(width: width, height: height)
    }
    let (_, wanted, bar) = fit(proposal)
    let size = CGSize(width: wanted.width + bar, height: wanted.height)
    let most = (proposal.height ?? .infinity) + LengthTolerance.value
    let isHigher = canScroll && wanted.height > most
    func length(_ axis: Axis) -> CGFloat {
      guard let offered = proposal[axis], offered.isFinite else { return size[axis] }
      let fills = place == .cover && axis == .horizontal && isHigher
      return place == .space || fills ? offered : min(offered, size[axis])
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override func placeChildren(in size: CGSize) {
    let before = (offset, contentSize, overflow)
    let (inner, wanted, bar) = fit(ProposedViewSize(size))
    contentSize = CGSize(
      width: max(size.width, wanted.width + bar), height: max(size.height, wanted.height))
    overflow = []
    if contentSize.width > size.width + LengthTolerance.value { overflow.insert(.horizontal) }
    if contentSize.height > size.height + LengthTolerance.value { overflow.insert(.vertical) }
    resumeSession()
    offset = canScroll ? clamped(offset) : .zero
    if before != (offset, contentSize, overflow) { redrawAfterPlacing() }
    keepFocusInSight(in: size)
    switch place {
    case .space:
      // The middle of the content is that of the space that it needs.
      let space = CGSize(width: contentSize.width - bar, height: contentSize.height)
      ImplicitStack(viewChildren, metrics).place(
        in: CGRect(origin: .zero, size: space), of: self, offered: inner)
    case .alert, .panel, .cover:
      let proposal = inPanel(inner)
      var y: CGFloat = 0
      for child in viewChildren {
        let size = child.size(proposal)
        child.place(CGRect(origin: CGPoint(x: 0, y: y), size: size), offered: proposal)
        y += size.height
      }
    }
  }

  private var lastSize: CGSize?

  /// A place that becomes smaller, such as a terminal's window, still shows the focused element if
  /// it did before.
  private func keepFocusInSight(in size: CGSize) {
    defer { lastSize = size }
    guard overflows, let lastSize, size.width < lastSize.width || size.height < lastSize.height,
      let focused = focusManager?.focused, focused.isInside(self),
      let rect = contentFrame(of: focused),
      rect.intersects(CGRect(origin: offset, size: lastSize))
    else { return }
    runtime.lifecycleQueue.perform { [weak self, weak focused] in
      guard let focused, self?.focusManager?.focused === focused else { return }
      focused.revealInScrollAreas()
    }
  }

  private var overflows: Bool { canScroll && !overflow.isEmpty }

  // MARK: Scrolling

  var userAxes: Axis.Set { canScroll ? overflow : [] }

  @discardableResult
  private func scroll(to point: CGPoint) -> Bool {
    guard overflows else { return false }
    restored = nil
    let target = clamped(point)
    guard target != offset else { return false }
    offset = target
    setNeedsCommit()
    return true
  }

  private func scroll(by x: CGFloat, _ y: CGFloat) -> Bool {
    scroll(to: CGPoint(x: offset.x + x, y: offset.y + y))
  }

  func reveal(_ descendant: ViewElement) {
    if let rect = contentFrame(of: descendant) { scroll(to: offset(revealing: rect)) }
  }

  var takesPagingKeys: Bool { userAxes.contains(.vertical) }

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
      return scroll(to: CGPoint(x: offset.x, y: maximumOffset.y))
    default: return false
    }
  }

  private var isFocused: Bool { focusManager?.focused === self }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard overflows, case .scroll(let x, let y) = event.action else { return false }
    return scroll(by: x, y)
  }

  /// Where nothing in it takes focus, its keys do.
  var isFocusable: Bool { overflows && !containsFocusable }

  // MARK: Reading

  var semantics: Semantics? { overflows ? Semantics(.scrollArea) : nil }

  func perform(_ action: SemanticAction) -> Bool {
    let point: CGPoint
    switch action {
    case .scrollTo(let target): point = target
    case .scrollBy(let distance):
      point = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
    default: return false
    }
    guard overflows, point.x.isFinite, point.y.isFinite else { return false }
    scroll(to: point)
    return true
  }

  // MARK: Drawing

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    guard place == .panel || place == .cover || !overflow.isEmpty else { return traits }
    traits.clips = true
    traits.childOffset = CGPoint(x: -offset.x, y: -offset.y)
    return traits
  }

  /// Draws where one is in content that is higher than its place.
  func drawOver(_ surface: any DrawingSurface) {
    let width = sizes.scrollBarThickness
    guard userAxes.contains(.vertical), width > 0 else { return }
    var state = ControlState(in: paint.value)
    state.scroll = ControlState.ScrollState(
      visible: frame.height, content: contentSize.height, offset: offset.y)
    surface.draw(
      .scrollBar, state,
      in: CGRect(x: frame.width - width, y: 0, width: width, height: frame.height))
  }
}

/// Names such a place in reports.
private enum LargeContent {}

extension ViewInputs {
  /// Mounts content in a scroller, where the host's user has to scroll to what is larger than its
  /// place.
  func mountScrolled(
    _ place: ContentScroller.Place = .space, into list: inout ElementList,
    _ mount: (ViewInputs, inout ElementList) -> Void
  ) {
    guard place != .space || window.screen.capabilities.contains(.scrollsWindows) else {
      return mount(self, &list)
    }
    let scroller = ContentScroller(self, place)
    var inner = self
    inner.depth += 1
    inner.decoration = nil
    var children = ElementList()
    mount(inner, &children)
    scroller.mount(self, children: children)
    list.emit(scroller, self)
  }
}

/// The content of a panel, which scrolls or is cut off where the panel has no space for it.
private struct _PanelContent: ViewModifier {
  typealias Body = Never
  let place: ContentScroller.Place

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let place = inputs.value(modifier[\.place]) ?? .alert
    inputs.mountScrolled(place, into: &list) { content.mount($0, into: &$1) }
  }
}

extension View {
  /// In a panel: the user scrolls to what the panel has no space for. On hosts that do not scroll,
  /// it is cut off at the trailing and bottom edges.
  /// - Parameter style: nil for an alert.
  func scrolledInPanel(_ style: LayerStyle? = nil) -> some View {
    let place = style.map { $0.placement == .window ? ContentScroller.Place.cover : .panel }
    return modifier(_PanelContent(place: place ?? .alert))
  }
}
