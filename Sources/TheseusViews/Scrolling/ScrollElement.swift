import AttributeGraph
import Foundation
import TheseusCore

/// The parameters of a scroll view without its content.
public struct ScrollParameters: Equatable {
  var axes: Axis.Set
  var showsIndicators: Bool
}

/// A window onto content that may be larger: clips it, moves it, shows where one is.
public class ScrollElement: ValueElement<ScrollParameters>, KeyResponder, PointerResponder,
  FocusTarget, Scroller, ElementDrawing, SemanticsSource, SpaceProvider
{
  override var arrangesViews: Bool { true }
  override public var drawer: (any ElementDrawing)? { self }
  override public var semanticsSource: (any SemanticsSource)? { self }
  override public var space: (any SpaceProvider)? { self }
  override public var keyResponder: (any KeyResponder)? { self }
  public var takesPagingKeys: Bool { maximumOffset.y > 0 }
  override public var pointerResponder: (any PointerResponder)? { self }

  private let viewType: Any.Type
  private let refreshAttribute: Attribute<RefreshAction?>
  var refresh: RefreshAction?
  private let indicatorsAttribute: Attribute<ScrollIndicatorVisibility>
  private let enabledAttribute: Attribute<Bool>
  private var indicators = ScrollIndicatorVisibility.automatic
  /// Whether keys and pointer scroll.
  var isScrollEnabled = true
  let refreshing = RefreshState()
  /// How far the content is scrolled, in points.
  public internal(set) var offset = CGPoint.zero
  public internal(set) var contentSize = CGSize.zero
  private var lazyContent: [WeakContent] = []

  private var observers: [WeakObserver] = []
  /// Whether what moves it now is a key or the pointer.
  var isHandlingInput = false
  private let anchorsAttribute: Attribute<ScrollAnchorChoice>
  private var anchors = DefaultScrollAnchors()
  private let marginsAttribute: Attribute<ContentMargins>
  private var paint: SurroundingPaint
  /// The space around the content, which scrolls with it.
  private(set) var margins = EdgeInsets()
  /// Where the anchor was at the last layout: while it stands there, it stays at the anchor.
  var anchoredOffset: CGPoint?
  /// The position of the last run, until the content is long enough for it.
  var restored: ScrollSession?
  var hasResumed = false

  private struct WeakContent {
    weak var element: (any ScrollContent)?
  }

  private struct WeakObserver {
    weak var observer: (any ScrollObserver)?
  }

  init(_ type: Any.Type, _ source: _GraphValue<ScrollParameters>, _ inputs: ViewInputs) {
    viewType = type
    refreshAttribute = inputs.environment.value(\.refresh)
    indicatorsAttribute = inputs.environment.value(\.verticalScrollIndicatorVisibility)
    enabledAttribute = inputs.environment.value(\.isScrollEnabled)
    anchorsAttribute = inputs.environment.value(\.scrollAnchorChoice)
    marginsAttribute = inputs.environment.value(\.contentMargins)
    paint = SurroundingPaint(inputs)
    super.init(source, inputs)
    joinSession(inputs, of: type)
  }

  override public var placeName: Any.Type { viewType }

  public var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.clips = true
    traits.childOffset = CGPoint(x: -offset.x, y: -offset.y)
    return traits
  }

  public var semantics: Semantics? { Semantics(.scrollArea) }

  override public func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    refresh = try context[refreshAttribute]
    let wasEnabled = isScrollEnabled
    isScrollEnabled = try context[enabledAttribute]
    // Where a page scrolls by itself, it has to know.
    if isScrollEnabled != wasEnabled { setNeedsCommit() }
    let alignmentBefore = anchors.alignment
    anchors = try context[anchorsAttribute].anchors
    let before = indicators
    indicators = try context[indicatorsAttribute]
    let marginsBefore = margins
    margins = rounded(try context[marginsAttribute])
    if try paint.read(context) { setNeedsCommit() }
    return changed || indicators != before || margins != marginsBefore
      || anchors.alignment != alignmentBefore
  }

  private func rounded(_ margins: ContentMargins) -> EdgeInsets {
    func length(_ edge: Edge, _ axis: Axis) -> CGFloat {
      max(0, metrics.roundedSpacing(margins[edge], axis))
    }
    return EdgeInsets(
      top: length(.top, .vertical), leading: length(.leading, .horizontal),
      bottom: length(.bottom, .vertical),
      trailing: length(.trailing, .horizontal))
  }

  private var showsIndicators: Bool { value.showsIndicators && indicators.isShown }

  /// The axes along which the user can scroll now; empty where scrolling is disabled.
  public var userAxes: Axis.Set { isScrollEnabled ? value?.axes ?? [] : [] }

  /// Known once the content has been read.
  func scrolls(_ axis: Axis) -> Bool { value?.axes.contains(axis) ?? false }

  func register(_ lazy: any ScrollContent) {
    lazyContent.removeAll { $0.element == nil }
    lazyContent.append(WeakContent(element: lazy))
  }

  /// The lazy containers that scroll with it, in the order in which they came.
  var lazyContainers: [any ScrollContent] { lazyContent.compactMap(\.element) }

  // MARK: Layout

  /// The proposal to the content, and the width reserved beside it for the scroll bar if the
  /// content is longer than the window.
  private func offer(_ proposal: ProposedViewSize) -> (content: ProposedViewSize, reserved: CGFloat)
  {
    var inner = ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: scrolls(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    let unit = sizes.scrollBarThickness
    guard showsIndicators, scrolls(.vertical), !scrolls(.horizontal), let height = proposal.height,
      let content = viewChildren.first, content.size(inner).height + margins.vertical > height,
      proposal.width ?? .infinity > unit
    else { return (inner, 0) }
    inner.width = inner.width.map { max(0, $0 - unit) }
    return (inner, unit)
  }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (inner, reserved) = offer(proposal)
    var content = viewChildren.first?.size(inner) ?? .zero
    content.width += reserved + margins.horizontal
    content.height += margins.vertical
    func length(_ axis: Axis) -> CGFloat {
      // It takes what it is offered, also without a limit: so a stack gives it what is left.
      guard scrolls(axis), let offered = proposal[axis] else { return content[axis] }
      return offered
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override public func placeChildren(in size: CGSize) {
    guard let content = viewChildren.first else { return }
    let before = (offset, contentSize)
    let (inner, reserved) = offer(ProposedViewSize(size))
    let wanted = content.size(inner)
    contentSize = CGSize(
      width: scrolls(.horizontal) ? max(wanted.width + margins.horizontal, size.width) : size.width,
      height: scrolls(.vertical) ? max(wanted.height + margins.vertical, size.height) : size.height)
    if let anchor {
      let most = maximumOffset
      let target = CGPoint(
        x: metrics.rounded(anchor.x * most.x, .horizontal),
        y: metrics.rounded(anchor.y * most.y, .vertical))
      if anchoredOffset == nil || anchoredOffset == offset { offset = target }
      anchoredOffset = target
    }
    if restored != nil { resumeSession(in: size) }
    offset = clamped(offset)
    // The scroll indicator.
    if before != (offset, contentSize) { redrawAfterPlacing() }
    let alignment = alignment
    func start(_ axis: Axis, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
      scrolls(axis) ? metrics.rounded(max(0, room) * part, axis) : room / 2
    }
    content.place(
      CGRect(
        x: margins.leading
          + start(
            .horizontal, size.width - reserved - margins.horizontal - wanted.width, alignment.x),
        y: margins.top
          + start(.vertical, size.height - margins.vertical - wanted.height, alignment.y),
        width: wanted.width,
        height: wanted.height),
      offered: inner)
    contentMoved()
  }

  /// The point of the content that the app prefers.
  var anchor: UnitPoint? { anchors.position }

  /// A list's rows begin at its top.
  var alignsContent: Bool { true }

  /// Where content smaller than the view stands. What scrolls inside another scroll view does not
  /// follow the anchor of that.
  private var alignment: UnitPoint {
    guard alignsContent, let alignment = anchors.alignment else { return .topLeading }
    var outer = viewParent
    while let element = outer {
      if element is ScrollElement { return .topLeading }
      outer = element.viewParent
    }
    return alignment
  }

  func contentMoved() {
    for lazy in lazyContent { lazy.element?.scrolled() }
    for observer in observers { observer.observer?.scrollMoved(self) }
  }

  /// Tells `observer` of every move, as long as both are there.
  func observe(_ observer: any ScrollObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  override public var focusTarget: (any FocusTarget)? { self }
  override public var scroller: (any Scroller)? { self }

  public var focusPreference: FocusPreference { .usual }
  public func focusChanged(_ isFocused: Bool) { setNeedsCommit() }
  public var isFocusable: Bool {
    !frame.isNull && maximumOffset != .zero && !containsFocusable
  }

  public func handle(_ key: KeyPress) -> Bool {
    isHandlingInput = true
    defer { isHandlingInput = false }
    return scroll(for: key)
  }

  public func isCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    if case .axis(let axis) = space { return scrolls(axis) }
    return true
  }

  public var isContainerOfRelativeFrames: Bool { true }

  public func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isScrollEnabled, case .scroll(let x, let y) = event.action else { return false }
    isHandlingInput = true
    defer { isHandlingInput = false }
    return scroll(by: CGPoint(x: x, y: y))
  }

  // MARK: Drawing

  /// Draws an indicator of the position along the trailing edge, and one while the content is
  /// reloaded.
  public func drawOver(_ surface: any DrawingSurface) {
    let bar = sizes.scrollBarThickness
    if refreshing.isRunning {
      let size = metrics.size(of: .refreshIndicator)
      var state = ControlState(in: paint.value)
      state.tick = refreshing.phase.tick(of: self)
      surface.draw(
        .refreshIndicator, state,
        in: CGRect(
          x: max(0, frame.width - bar - size.width), y: 0, width: size.width, height: size.height))
    }
    guard showsIndicators, scrolls(.vertical), maximumOffset.y > 0 else { return }
    var state = ControlState(in: paint.value)
    state.scroll = ControlState.ScrollState(
      visible: frame.height, content: contentSize.height, offset: offset.y)
    surface.draw(
      .scrollBar, state,
      in: CGRect(x: frame.width - bar, y: 0, width: bar, height: frame.height))
  }
}
