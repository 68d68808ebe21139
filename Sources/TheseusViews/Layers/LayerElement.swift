import AttributeGraph
import Foundation
import TheseusCore

/// The root of a layer: as large as the window if it takes presses outside its panel, else as large
/// as its panel.
public final class LayerElement: ViewElement, PointerResponder, FocusRegion, ElementDrawing,
  SemanticsSource, SpaceProvider
{
  override public var drawer: (any ElementDrawing)? { self }
  override public var semanticsSource: (any SemanticsSource)? { self }
  override public var space: (any SpaceProvider)? { self }
  override public var focusRegion: (any FocusRegion)? { self }
  public var confinesKeys: Bool { true }
  override public var pointerResponder: (any PointerResponder)? { self }

  public private(set) var style: LayerStyle
  /// The element that presented the layer, which is its anchor if its style has one.
  public private(set) weak var anchor: ViewElement?
  /// Whether its content was offered focus.
  var hasTakenFocus = false
  private var dismissAction: () -> Void
  private var placedAnchor: CGRect?
  private var paint: SurroundingPaint
  private let environment: Attribute<EnvironmentValues>
  /// The frame of the panel, including its border, in the layer's coordinates.
  public private(set) var panel = CGRect.zero

  init(_ inputs: ViewInputs, style: LayerStyle, anchor: ViewElement?, dismiss: @escaping () -> Void)
  {
    self.style = style
    self.anchor = anchor
    dismissAction = dismiss
    paint = SurroundingPaint(inputs)
    environment = inputs.environment.values
    super.init(inputs)
  }

  override public func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    try paint.read(context)
  }

  override public var placeName: Any.Type { LayerElement.self }

  func update(style: LayerStyle, anchor: ViewElement?, dismiss: @escaping () -> Void) {
    dismissAction = dismiss
    guard style != self.style || anchor !== self.anchor else { return }
    self.style = style
    self.anchor = anchor
    setNeedsLayout()
    setNeedsCommit()
  }

  /// Asks the presenter to end the layer, as Escape does.
  public func dismiss() { dismissAction() }

  // MARK: Layout

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override public func placeChildren(in size: CGSize) {
    let edge = chromeInsets
    let margin =
      kind == .sheet || style.placement == .top ? sheetMargin(in: size.height) : 0
    let available = CGSize(
      width: max(0, min(size.width, mostWidth) - edge.leading - edge.trailing),
      height: max(0, size.height - edge.top - edge.bottom - 2 * margin))
    let content = contentSize(in: available)
    placedAnchor = anchorRect
    let outer = CGSize(
      width: content.width + edge.leading + edge.trailing,
      height: content.height + edge.top + edge.bottom)
    let before = panel
    panel = CGRect(origin: origin(of: outer, in: size), size: outer)
    if panel != before { redrawAfterPlacing() }
    var y = panel.minY + edge.top
    let proposal = ProposedViewSize(
      width: content.width, height: viewChildren.count == 1 ? content.height : nil)
    for child in viewChildren {
      let inner = child.size(proposal)
      child.place(
        CGRect(x: panel.minX + edge.leading, y: y, width: inner.width, height: inner.height),
        offered: proposal)
      y += inner.height
    }
  }

  /// The least of the heights that a sheet's detents offer.
  private func height(of detents: Set<PresentationDetent>?, in window: CGFloat) -> CGFloat? {
    guard let detents else { return nil }
    let environment = (try? runtime.graph.value(of: environment)) ?? EnvironmentValues()
    return detents.compactMap { $0.height(in: window, environment) }.min()
  }

  private func contentSize(in available: CGSize) -> CGSize {
    switch style.placement == .window ? .offered(nil) : style.sizing {
    case .offered(let offered):
      let most = CGSize(
        width: min(available.width, offered?.width ?? .infinity),
        height: min(available.height, offered?.height ?? .infinity))
      let size = stacked(ProposedViewSize(most))
      if style.placement == .window { return available }
      if let height = height(of: style.detents, in: available.height) {
        let rounded = max(metrics.grid.height, metrics.rounded(height, .vertical))
        return CGSize(
          width: min(size.width, available.width), height: min(rounded, available.height))
      }
      return CGSize(
        width: min(size.width, available.width), height: min(size.height, available.height))
    case .fitted:
      let least = min(style.minimumWidth, available.width)
      var size = stacked(.unspecified)
      var width = max(least, min(size.width, available.width))
      if width != size.width { size = stacked(ProposedViewSize(width: width, height: nil)) }
      if size.height > available.height {
        // The scroll bar is beside the content.
        if style.role != .menu, metrics.capabilities.contains(.scrollsWindows) {
          width = min(width + sizes.scrollBarThickness, available.width)
        }
        size = stacked(ProposedViewSize(width: width, height: available.height))
      }
      return CGSize(
        width: min(max(width, size.width), available.width),
        height: min(size.height, available.height))
    }
  }

  private func stacked(_ proposal: ProposedViewSize) -> CGSize {
    var total = CGSize.zero
    for child in viewChildren {
      let size = child.size(proposal)
      total = CGSize(width: max(total.width, size.width), height: total.height + size.height)
    }
    return total
  }

  private var chromeInsets: EdgeInsets {
    guard style.chrome == .panel else { return EdgeInsets() }
    return switch kind {
    case .sheet: sizes.panelInsets
    case .alert: sizes.alertInsets
    case .menu: sizes.menuInsets
    case .popover: sizes.popoverInsets
    }
  }

  private var kind: ControlPart.PanelKind {
    switch style.role {
    case .alert: .alert
    case .menu: .menu
    default: style.placement == .center ? .sheet : .popover
    }
  }

  /// The space that a sheet leaves above and below it: less in a low window.
  private func sheetMargin(in height: CGFloat) -> CGFloat {
    let least = sizes.regularWindow.height / 2
    return metrics.lengths(.vertical).floor(max(0, min(sizes.sheetMargin, (height - least) / 2)))
  }

  private var mostWidth: CGFloat { kind == .alert ? sizes.alertWidth : .infinity }

  /// The text in the edge of a sheet or list: its title, and that Escape closes it.
  public var title: String {
    if kind == .alert { return "" }
    if let label = style.label { return label }
    return kind == .sheet ? navigationTitle(in: viewChildren) ?? "" : ""
  }

  /// The title that the content has, when no bar inside shows it.
  private func navigationTitle(in elements: [ViewElement]) -> String? {
    for element in elements {
      switch element.titleForPanel {
      case .shownInside: return nil
      case .own(let title): return title
      case .inside(let views): if let title = navigationTitle(in: views) { return title }
      case .unknown:
        if let inner = element.modifiedContent, let title = navigationTitle(in: [inner]) {
          return title
        }
      }
    }
    return nil
  }

  private func origin(of panel: CGSize, in size: CGSize) -> CGPoint {
    func kept(_ origin: CGPoint) -> CGPoint {
      let x = metrics.lengths(.horizontal).floor(origin.x)
      let y = metrics.lengths(.vertical).floor(origin.y)
      return CGPoint(
        x: max(0, min(x, size.width - panel.width)), y: max(0, min(y, size.height - panel.height)))
    }
    switch style.placement {
    case .window: return .zero
    case .point(let point): return kept(point)
    case .anchored(let edge):
      guard let anchor = placedAnchor else { return kept(.zero) }
      return kept(beside(anchor, edge, panel, size))
    case .top:
      return CGPoint(
        x: metrics.centered(panel.width, in: size.width, .horizontal),
        y: sizes.sheetMargin > 0
          ? sheetMargin(in: size.height)
          : metrics.centered(panel.height, in: size.height, .vertical))
    case .center:
      return CGPoint(
        x: metrics.centered(panel.width, in: size.width, .horizontal),
        y: metrics.centered(panel.height, in: size.height, .vertical))
    }
  }

  private func beside(_ anchor: CGRect, _ edge: Edge, _ panel: CGSize, _ size: CGSize) -> CGPoint {
    var anchor = anchor
    if case .point = style.anchorPart {
      if edge == .top || edge == .bottom { anchor.origin.x -= panel.width / 2 }
      if edge == .leading || edge == .trailing { anchor.origin.y -= panel.height / 2 }
    }
    switch edge {
    case .top, .bottom:
      let fitsBelow = anchor.maxY + panel.height <= size.height
      let fitsAbove = anchor.minY >= panel.height
      let goesBelow = edge == .bottom ? fitsBelow || !fitsAbove : fitsBelow && !fitsAbove
      return CGPoint(x: anchor.minX, y: goesBelow ? anchor.maxY : anchor.minY - panel.height)
    case .leading, .trailing:
      let fitsAfter = anchor.maxX + panel.width <= size.width
      let fitsBefore = anchor.minX >= panel.width
      let goesAfter = edge == .trailing ? fitsAfter || !fitsBefore : fitsAfter && !fitsBefore
      return CGPoint(x: goesAfter ? anchor.maxX : anchor.minX - panel.width, y: anchor.minY)
    }
  }

  private var anchorRect: CGRect? {
    guard case .anchored = style.placement, let anchor, !anchor.frame.isNull else { return nil }
    let (origin, size) = (anchor.originInWindow, anchor.frame.size)
    switch style.anchorPart {
    case .bounds: return CGRect(origin: origin, size: size)
    case .control:
      let part =
        (anchor as? any ControlWithLabel)?.controlFrame ?? CGRect(origin: .zero, size: size)
      return part.offsetBy(dx: origin.x, dy: origin.y)
    case .rect(let part): return part.offsetBy(dx: origin.x, dy: origin.y)
    case .point(let part):
      return CGRect(
        x: origin.x + size.width * part.x, y: origin.y + size.height * part.y, width: 0, height: 0)
    }
  }

  var anchorHasMoved: Bool { placedAnchor != anchorRect }

  /// Whether it is a menu whose control is not shown any more: a bar has space for all its items
  /// again, or the control's column is hidden.
  var isMenuWithoutControl: Bool {
    guard style.role == .menu, case .anchored = style.placement, anchor != nil,
      let root = viewParent
    else { return false }
    var current = anchor
    while let element = current, element !== root {
      if element.frame.isNull { return true }
      current = element.viewParent
    }
    return current == nil
  }

  // MARK: Drawing and events

  private var ground: PaintStyle { Color(.background)._paint(in: paint.value) }

  public func draw(_ surface: any DrawingSurface) {
    if style.placement == .window {
      return surface.fill(CGRect(origin: .zero, size: frame.size), .rectangle, ground)
    }
    guard style.chrome == .panel else { return }
    // Content behind a modal panel cannot be reached, and looks like it.
    if style.isModal, style.dims {
      surface.emphasize(CGRect(origin: .zero, size: frame.size), .backdrop, paint.value)
    }
    var state = ControlState(in: paint.value)
    state.title = title
    state.closesByKey = kind == .sheet && style.dismissesOnEscape
    surface.draw(.panel(kind), state, in: panel)
  }

  public var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.clips = true
    return traits
  }

  override public var hitTraits: HitTraits { HitTraits(isSolid: true) }

  public var isContainerOfRelativeFrames: Bool { true }

  /// Never the texts inside: the panel of a menu with one item would have the item's label.
  public var semantics: Semantics? {
    style.role.map { Semantics($0, label: style.label ?? "") }
  }

  public func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if case .press = event.action, style.dismissesOnOutsidePress, !panel.contains(point) {
      dismiss()
      return true
    }
    if case .scroll = event.action, panel.contains(point), scrollContent(event, at: point) {
      return true
    }
    return style.isModal
  }

  /// Passes the wheel above the panel's border to the outermost content that scrolls.
  private func scrollContent(_ event: PointerEvent, at point: CGPoint) -> Bool {
    var next = viewChildren
    while !next.isEmpty {
      for element in next where element.scroller != nil && !element.frame.isNull {
        if element.pointerResponder?.handle(event, at: point) == true { return true }
      }
      next = next.flatMap(\.viewChildren)
    }
    return false
  }
}
