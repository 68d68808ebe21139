import AttributeGraph
import Foundation
import TheseusCore

/// An element that is laid out and drawn. Subclasses define what they read, their size, the
/// positions of their children, and their drawing.
///
/// Its attribute holds what the view's value and the environment define, and the resulting answers
/// to proposals. It is cut off where these stay the same, so that a changed digit never lays out
/// the stack again. Then comes the *commit*: its position, its children's positions, patches for
/// the host. A commit reads nothing, so it needs no attribute; changes and the placing parent
/// request it.
@MainActor
open class ViewElement: ElementNode {
  // These fields are used at every step of a layout, and never while they are changed: checking
  // that each time costs more than the steps. Small fields come first: a tree has as many elements
  // as texts, and small fields fill the superclass's last word.

  /// Its role in an enclosing list.
  @usableFromInline final let sectionPart: SectionPart

  @exclusivity(unchecked) private var hasNewFrame = false
  /// The size changed, or the proposal that it answers: the children must be placed again.
  @exclusivity(unchecked) private var hasNewSize = false
  @exclusivity(unchecked) private var forcesCommit = false
  @exclusivity(unchecked) private var forcesLayout = false
  @exclusivity(unchecked) private var placingRedraws = false
  /// Whether `measureGuide` may ever answer.
  @exclusivity(unchecked) public private(set) final var hasExplicitGuides = false
  /// Whether the enclosing custom layout placed it in this pass.
  @exclusivity(unchecked) final var wasPlacedByLayout = false
  /// Whether a child has answered differently since a cache of its answers was made.
  @exclusivity(unchecked) final var childrenAnsweredDifferently = false
  @exclusivity(unchecked) fileprivate final var contentVersion: UInt32 = 0
  @exclusivity(unchecked) private var layoutVersion: UInt32 = 0
  /// Grows whenever the children have to be placed again.
  @exclusivity(unchecked) private var placementVersion: UInt32 = 0
  /// The versions that were committed last.
  @exclusivity(unchecked) private var placed = (placement: UInt32.max, content: UInt32.max)
  /// Where a host last drew the element, in the host's own units.
  @exclusivity(unchecked) public final var drawnAt = DrawnPlace()
  /// The frame that the parent set, in the parent's coordinates, in points. Null until placed.
  public final var frame: CGRect { placedFrame }
  @exclusivity(unchecked) private var placedFrame = CGRect.null
  @exclusivity(unchecked) private var placedOffer = Answers.Question(.unspecified)
  /// The fixed children, or the attributes of the present ones.
  @exclusivity(unchecked) private var list: ElementList?
  @exclusivity(unchecked) private final var contentAttribute = Attribute<UInt32>(.none)
  @exclusivity(unchecked) private final var layoutAttribute = Attribute<UInt32>(.none)
  /// Smaller nearer the root; a wrapper has one less than its content.
  @exclusivity(unchecked) private(set) final var level: Int32
  /// Where its first layout comes in the update: as soon as the bodies have run that it takes, row
  /// by row, while what they made is at hand.
  @exclusivity(unchecked) private final var firstPriority: UInt32 = 0
  @exclusivity(unchecked) private var guides = GuideAnswers()
  /// The hints of modifiers, for hosts that use more than all hosts show.
  @exclusivity(unchecked) final var hints: ElementHints?
  @exclusivity(unchecked) private var answers = Answers()
  /// The window that it is in.
  final let window: WindowContext

  public init(_ inputs: borrowing ViewInputs) {
    level = Int32(clamping: inputs.depth << 4)
    sectionPart = inputs.sectionPart
    window = inputs.window
    super.init(inputs.position)
    if window.movements != nil, let animation = inputs.animation {
      takeHints { $0.animation = animation }
    }
  }

  // MARK: For subclasses

  /// Reads the element's content, with dependencies of the content attribute. Returns whether any
  /// of it changed.
  open func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool { false }

  /// The element's size for a proposal, from its content and its children's sizes only.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    viewChildren.first?.size(proposal) ?? .zero
  }

  /// Drops cached measurements: content or children changed.
  open func forgetAnswers() {}

  /// The minimum and the maximum length along `axis`, for a proposal across.
  open func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if let rigid = rigidLength(axis, across: across) { return (rigid, rigid) }
    return (
      size(ProposedViewSize(axis, 0, across))[axis],
      size(ProposedViewSize(axis, .infinity, across))[axis]
    )
  }

  /// Places the children in `size`, which is the element's answer to `offered`. By default each
  /// gets the whole size.
  open func placeChildren(in size: CGSize) {
    if childCount == 0 { return }
    for child in viewChildren { child.place(CGRect(origin: .zero, size: size), offered: offered) }
  }

  /// An alignment guide that the element sets, in its own coordinates, where `size` is its answer
  /// to `proposal`; nil for the default of its size. It depends on both alone, not on positions: it
  /// is called before anything is placed.
  open func measureGuide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// Whether the element sets guides or passes on those of a child; read once for each layout.
  open var setsGuides: Bool { false }

  /// Called while measuring, by an element that finds only then that it sets guides.
  public final func declareExplicitGuides() {
    var current: ViewElement? = self
    while let element = current, !element.hasExplicitGuides {
      element.hasExplicitGuides = true
      guard let parent = element.viewParent, parent.setsGuides else { return }
      current = parent
    }
  }

  /// The length along `axis` if it is the same for all proposals along it, for a proposal across;
  /// nil if it depends. Stacks call this first: it saves two measurements for most children.
  open func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? { nil }

  /// A stack's space goes to higher priorities first.
  open var stackPriority: Double { 0 }

  /// A `Spacer`: stacks put no default spacing beside it.
  open var isSpacer: Bool { false }

  /// Draws the element itself; its children draw over it.
  open func draw(_ surface: any DrawingSurface) {}

  /// How the drawing of the element and of its children relate.
  open var drawing: DrawingTraits { DrawingTraits() }

  /// Drawn in front of siblings with a lower index.
  open var zIndex: Double { 0 }

  /// Children that overlap others and are in front of them for the pointer.
  open var raisedChildren: [ViewElement] { [] }

  /// Draws over the children: borders of scroll areas, focus indicators.
  open func drawOver(_ surface: any DrawingSurface) {}

  /// The element's own semantics, before enclosing modifiers change them; nil when it is only
  /// layout.
  open var semantics: Semantics? { nil }
  /// Whether it has `semantics`, without making them: those of some elements ask their children,
  /// which look at the elements around them.
  open var hasSemantics: Bool { semantics != nil }

  /// Changes how the elements inside it are read.
  open var semanticsModifier: (any SemanticsModifier)? { nil }

  /// Receives focus.
  open var focusTarget: (any FocusTarget)? { nil }

  /// Decides about focus inside it.
  open var focusRegion: (any FocusRegion)? { nil }

  /// Its text, if the user edits it.
  open var editedArea: EditedTextArea? { nil }

  /// Scrolls its content.
  open var scroller: (any Scroller)? { nil }

  /// Its rows, if it is a container that creates them near the screen.
  open var scrollContent: (any ScrollContent)? { nil }

  /// Whether a press between its children is for it: not so where it is only layout.
  open var isSolid: Bool { children.isEmpty && !isSpacer }

  /// Whether it and its content can be hit.
  open var allowsPointer: Bool { true }

  /// Whether it is a tab or an item of a bar, beside the content.
  open var isBarItem: Bool { false }

  /// Receives keys and text while the element, or one inside it, has focus.
  open var keyResponder: (any KeyResponder)? { nil }

  /// Receives the pointer inside the element's frame.
  open var pointerResponder: (any PointerResponder)? { nil }

  /// Activated by a click, Return or a shortcut.
  open var activation: (any Activatable)? { nil }

  /// The title that a panel around the element has.
  var titleForPanel: TitleForPanel { .unknown }

  /// Performs an action of an assistive technology other than activation. Returns whether it can.
  open func perform(_ action: SemanticAction) -> Bool { false }

  /// Its `.tag`, for pickers and selections (R86).
  open var ownTag: AnyHashable? { nil }

  /// A value that a modifier gave it for the layout it is in.
  open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether the element's bounds are the coordinate space of this name.
  open func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }

  /// Whether `containerRelativeFrame` inside it goes by its size.
  open var isContainerOfRelativeFrames: Bool { false }

  /// The part of its frame that is left for content.
  open var contentArea: CGSize { frame.size }

  /// The frame or content changed and the host will be told: time to note positions that others ask
  /// for.
  open func didCommit() {}

  /// Whether the element chooses its children itself, at each layout.
  open var resolvesChildren: Bool { false }

  /// The present children, among those that were mounted. Lazy containers create only those near
  /// the screen.
  open func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    try list.flatten(context)
  }

  /// Whether the content has an attribute of its own although the children are fixed, because
  /// reading it takes longer than checking the children.
  open var keepsContentApart: Bool { false }

  // MARK: Mounting

  /// Creates the attributes in the lifetime of `inputs`. `content` contains the element's children.
  public func mount(_ inputs: ViewInputs, children content: ElementList? = nil) {
    let graph = inputs.graph
    let subgraph = inputs.scope.subgraph
    if let content {
      if content.isDynamic || resolvesChildren {
        list = content
      } else {
        setChildren(content.fixedElements)
      }
      if let first = content.firstFixedElement, level >= ViewElement.of(first).level {
        level = ViewElement.of(first).level - 1
      }
    }
    // With many or dynamic children, none is checked as long as the content stays the same.
    if list != nil || keepsContentApart {
      contentAttribute = graph.makeRule(ContentRule(element: self), in: subgraph)
    }
    // Elements farthest from the root first.
    let priority = 2 << 24 - UInt32(clamping: level) - 1
    firstPriority = list == nil ? max(inputs.bodyPriority, latestFirstPriority) : priority
    if firstPriority >= ViewInputs.endOfStructure { firstPriority = priority }
    layoutAttribute = graph.makeRule(
      LayoutRule(element: self), in: subgraph, eager: priority, firstAt: firstPriority)
    needsCommit()
  }

  /// The priority of the child that is laid out last.
  private var latestFirstPriority: UInt32 {
    var latest: UInt32 = 0
    for index in 0..<childCount {
      latest = max(latest, uncountedViewChild(at: index).lend { $0.firstPriority })
    }
    return latest
  }

  /// Casts a node of a tree that these views created.
  ///
  /// Unchecked, as are the casts below: they run for each child at each step of a layout. Every
  /// node below a `ViewElement` is one: only element lists add children, and views append no other.
  package static func of(_ node: ElementNode) -> ViewElement {
    unsafeDowncast(node, to: ViewElement.self)
  }

  public final var viewChildren: [ViewElement] {
    unsafeBitCast(children, to: [ViewElement].self)
  }

  /// The children without retains: the array holds them.
  final var uncountedViewChildren: [Unmanaged<ViewElement>] {
    unsafeBitCast(children, to: [Unmanaged<ViewElement>].self)
  }

  /// One of the children without a retain: the element holds it until its children are replaced.
  @inline(__always)
  final func uncountedViewChild(at index: Int) -> Unmanaged<ViewElement> {
    unsafeBitCast(uncountedChild(at: index), to: Unmanaged<ViewElement>.self)
  }

  public final var viewParent: ViewElement? {
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: ViewElement.self)
  }

  // MARK: Answers

  /// The size for a proposal; a repeated proposal costs a lookup.
  public final func size(_ proposal: ProposedViewSize) -> CGSize {
    let asked = Answers.Question(proposal)
    if let known = answers.find(asked) { return known }
    let size = sanitized(measure(proposal))
    answers.add(asked, size)
    return size
  }

  /// The guide, if the element sets it; a repeated proposal costs a lookup.
  public final func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasExplicitGuides else { return nil }
    if let known = guides.find(key, size, proposal) { return known.position }
    let position = measureGuide(key, in: size, offered: proposal)
    guides.add(key, size, proposal, position)
    return position
  }

  /// The position of the guide in an element whose answer to `proposal` was `size`.
  public final func guide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat
  {
    if let value = explicitGuide(key, in: size, offered: proposal) { return value }
    return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
  }

  /// Whether all earlier answers are still valid; forgets them if one is not.
  fileprivate final func answersStillHold() -> Bool {
    guard answers.count > 0 else { return !hasExplicitGuides }
    let old = answers
    answers = Answers()
    guard !old.hasForgotten && !hasExplicitGuides else { return false }
    for index in 0..<old.count where size(old[index].asked.proposal) != old[index].size {
      answers = Answers()
      return false
    }
    return true
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  // MARK: Placing

  /// The parent's proposal for the size of the placed element: children share the proposal, not the
  /// resulting size.
  public final var offered: ProposedViewSize { placedOffer.proposal }

  /// Called by `placeChildren` when the element's own drawing depends on its children's positions,
  /// and they changed.
  public final func redrawAfterPlacing() { placingRedraws = true }

  /// Places the element at `frame` in its parent's coordinates, with its size as proposal.
  public final func place(_ frame: CGRect) { place(frame, offered: ProposedViewSize(frame.size)) }

  /// Places the element at `frame` in its parent's coordinates; its size is the element's answer to
  /// `proposal`.
  public final func place(_ frame: CGRect, offered proposal: ProposedViewSize) {
    let isPlaceable = frame.isPlaceable
    let frame = isPlaceable ? frame : .zero
    let offer = Answers.Question(isPlaceable ? proposal : .zero)
    let hasOtherOrigin =
      frame.origin.x != placedFrame.origin.x || frame.origin.y != placedFrame.origin.y
    let hasOtherSize =
      frame.size.width != placedFrame.size.width || frame.size.height != placedFrame.size.height
    let hasOtherOffer = offer.width != placedOffer.width || offer.height != placedOffer.height
    guard hasOtherOrigin || hasOtherSize || hasOtherOffer else { return }
    if hasOtherOrigin || hasOtherSize { hasNewFrame = true }
    if hasOtherSize || hasOtherOffer { hasNewSize = true }
    placedFrame = frame
    placedOffer = offer
    needsCommit()
  }

  /// Hides the element and its content until it is placed again: with no space at all, views would
  /// be drawn outside of it.
  public final func unplace() {
    guard !placedFrame.isNull else { return }
    placedFrame = .null
    runtime.noteUpdated(self, .frame)
  }

  /// Places the element's `anchor` guide point at `position`.
  public final func place(at origin: CGPoint, size: CGSize) {
    place(CGRect(origin: origin, size: size))
  }

  /// Reads the content again for a reason outside the graph: time.
  public final func setNeedsContent() {
    let attribute = contentAttribute.id.isNone ? layoutAttribute : contentAttribute
    if !attribute.id.isNone { runtime.graph.invalidate(attribute.id) }
  }

  /// Its content must be read again for a reason the graph does not know: focus, caret, scroll
  /// position.
  public final func setNeedsCommit() {
    forcesCommit = true
    if window.observer != nil { window.observer?.note(self) }
    needsCommit()
  }

  /// Before it is mounted and placed there is nothing to commit; placing requests it again.
  private func needsCommit() {
    if !layoutAttribute.id.isNone, !placedFrame.isNull {
      runtime.needsCommit(self, level: Int(level))
    }
  }

  /// Measures again for a reason outside the graph.
  public final func setNeedsLayout() {
    forcesLayout = true
    if !layoutAttribute.id.isNone { runtime.graph.invalidate(layoutAttribute.id) }
  }

  /// Called by `resolveChildren` when the children are the same at other positions.
  final func setNeedsPlacement() { forcesLayout = true }

  fileprivate final func runLayout(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    if contentAttribute.id.isNone {
      try runContent(context)
    } else {
      _ = try context[contentAttribute]
    }
    if let list {
      let before = children.count
      let flat = try resolveChildren(list, context)
      if before != flat.count || !isSame(flat) {
        setChildren(flat)
        // Set immediately: a later read may interrupt the run, which then starts again with the
        // children already set.
        forcesLayout = true
      }
    }
    for index in 0..<childCount {
      _ = try context[uncountedViewChild(at: index).lend { $0.layoutAttribute }]
    }
    let isFirst = context.isFirstRun
    let placesChildren = forcesLayout || aChildAnswersDifferently(context)
    // Fixed children are all known, and their layout stays valid.
    guard placesChildren || isFirst || placed.content != contentVersion || list != nil else {
      return layoutVersion
    }
    return updateAnswers(placesChildren: placesChildren, isFirst: isFirst)
  }

  fileprivate final func runContent(_ context: borrowing RuleContext) throws(GraphError) {
    if try updateContent(context) {
      contentVersion &+= 1
      if window.observer != nil { window.observer?.note(self) }
    }
  }

  /// The layout's version now that content and children are up to date.
  private func updateAnswers(placesChildren: Bool, isFirst: Bool) -> UInt32 {
    hasExplicitGuides = setsGuides
    guides.forget()
    forgetAnswers()
    if placesChildren {
      // Even when its own answers stay the same, its children must be placed again.
      placementVersion &+= 1
      childrenAnsweredDifferently = true
    }
    if placesChildren || placed.content != contentVersion { needsCommit() }
    if !answersStillHold() || isFirst { layoutVersion &+= 1 }
    forcesLayout = false
    return layoutVersion
  }

  private func isSame(_ flat: [ElementNode]) -> Bool {
    let children = children
    for index in flat.indices where flat[index] !== children[index] { return false }
    return true
  }

  private func aChildAnswersDifferently(_ context: borrowing RuleContext) -> Bool {
    for index in 0..<childCount {
      if context.didChange(uncountedViewChild(at: index).lend { $0.layoutAttribute.id }) {
        return true
      }
    }
    return false
  }

  override public final func performCommit() {
    let frame = placedFrame
    guard !frame.isNull else { return }
    var change: Commit.Change = []
    if hasNewFrame {
      change.insert(.frame)
      hasNewFrame = false
    }
    if placed.content != contentVersion || forcesCommit { change.insert(.content) }
    if hasNewSize || placed.placement != placementVersion || placed.content != contentVersion
      || forcesCommit
    {
      hasNewSize = false
      placeChildren(in: frame.size)
      if placingRedraws {
        placingRedraws = false
        change.insert(.content)
      }
      if hasChildBeyond(frame.size) { runtime.noteOvergrown(self) }
    }
    placed = (placementVersion, contentVersion)
    forcesCommit = false
    guard !change.isEmpty else { return }
    runtime.noteUpdated(self, change)
    window.movements?.noteChange(of: self)
    didCommit()
  }
}

extension ViewElement {
  private func hasChildBeyond(_ size: CGSize) -> Bool {
    for index in 0..<childCount {
      if !uncountedViewChild(at: index).lend(size, { $0.frame.fits(in: $1) }) { return true }
    }
    return false
  }
}

extension CGRect {
  /// Whether it lies inside a size, or is null. Foundation's own functions normalize rectangles of
  /// negative size first.
  package func fits(in bounds: CGSize) -> Bool {
    origin.x >= 0 && origin.y >= 0 && origin.x + size.width <= bounds.width
      && origin.y + size.height <= bounds.height || isNull
  }

  /// Finite, with a size that is not negative.
  fileprivate var isPlaceable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}

@MainActor
private struct ContentRule {
  let element: ViewElement
}

extension ContentRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    try element.runContent(context)
    return element.contentVersion
  }
}

@MainActor
private struct LayoutRule {
  let element: ViewElement
}

extension LayoutRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> UInt32 {
    try element.runLayout(context)
  }
}
