import AttributeGraph
import Foundation
import TheseusCore

/// An element that is laid out and drawn. Subclasses say what they read, how large they want to be,
/// where their children go, what they draw.
///
/// One attribute carries it: what the view's value and the environment say, and from that its
/// answers to proposals, cut off where they stay the same, so that a changed digit never lays out
/// the stack again. Then comes the *commit*: its place, its children's places, patches for the
/// host. Nothing is read for a commit, so it needs no attribute; it is asked for, by what changed
/// and by whoever places the element.
@MainActor
open class ViewElement: ElementNode {
  // What follows is in use at every step of a layout, and never while being changed: checking that
  // each time costs more than the steps. Small fields come first: a tree has as many elements as it
  // has texts, and they fill up what the superclass leaves of a word.

  /// What it is to an enclosing list.
  @usableFromInline final let sectionPart: SectionPart
  @exclusivity(unchecked) private var hasNewFrame = false
  /// Another size, or the same as the answer to something else: the children have to be placed
  /// again.
  @exclusivity(unchecked) private var hasNewRoom = false
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
  /// Where a host last drew the element; the host's own, in its own units.
  @exclusivity(unchecked) public final var drawnAt = DrawnPlace()
  /// Where the parent put it, in the parent's coordinates, in points. Null until placed.
  public final var frame: CGRect { placedFrame }
  @exclusivity(unchecked) private var placedFrame = CGRect.null
  @exclusivity(unchecked) private var placedOffer = Answers.Question(.unspecified)
  /// The fixed children, or the attributes that say what they are now.
  @exclusivity(unchecked) private var list: ElementList?
  @exclusivity(unchecked) private final var contentAttribute = Attribute<UInt32>(.none)
  @exclusivity(unchecked) private final var layoutAttribute = Attribute<UInt32>(.none)
  /// Nearer the root is less; a wrapper is one less than what it wraps.
  @exclusivity(unchecked) private(set) final var level: Int32
  /// Where its first layout comes in the update: as soon as the bodies have run that it takes, row
  /// by row, while what they made is at hand.
  @exclusivity(unchecked) private final var firstPriority: UInt32 = 0
  @exclusivity(unchecked) private var guides = GuideAnswers()
  /// What enclosing modifiers wrote on the element: tags, titles, row actions. Keyed by trait type.
  var traits: [ObjectIdentifier: AnyObject] = [:]
  @exclusivity(unchecked) private var answers = Answers()
  /// The window that it is in.
  final let window: WindowContext

  public init(_ inputs: borrowing ViewInputs) {
    level = Int32(clamping: inputs.depth << 4)
    sectionPart = inputs.sectionPart
    window = inputs.window
    super.init(inputs.position)
  }

  // MARK: For subclasses

  /// Reads what the element is made of, with edges from the content attribute. Returns whether any
  /// of it changed.
  open func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool { false }

  /// The size the element wants for a proposal, from its content and its children's sizes only.
  open func measure(_ proposal: ProposedViewSize) -> CGSize {
    viewChildren.first?.size(proposal) ?? .zero
  }

  /// Drops what was kept of earlier measurements: content or children changed.
  open func forgetAnswers() {}

  /// The least and the most length along `axis` the element takes, given what is proposed across.
  open func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if let rigid = rigidLength(axis, across: across) { return (rigid, rigid) }
    return (
      size(ProposedViewSize(axis, 0, across))[axis],
      size(ProposedViewSize(axis, .infinity, across))[axis]
    )
  }

  /// Puts the children into `size`, which the element answered to `offered`. The default gives each
  /// the whole.
  open func placeChildren(in size: CGSize) {
    if childCount == 0 { return }
    for child in viewChildren { child.place(CGRect(origin: .zero, size: size), offered: offered) }
  }

  /// An alignment guide that the element sets, in its own coordinates, where `size` is its answer
  /// to `proposal`; nil for the default of its size. Follows from both alone, not from where
  /// anything stands: it is asked before anything is placed.
  open func measureGuide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// Whether the element sets guides of its own or passes on those of a child; asked once for each
  /// layout.
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

  /// The length along `axis` where it is the same for all proposals along it, given what is
  /// proposed across; nil where it depends. Stacks ask this first: it spares most children two
  /// measurements.
  open func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? { nil }

  /// Space shared out by a stack goes to higher priorities first.
  open var stackPriority: Double { 0 }

  /// A `Spacer`: stacks put no default spacing beside it.
  open var isSpacer: Bool { false }

  /// Draws what the element itself shows; its children draw over it.
  open func draw(_ surface: any DrawingSurface) {}

  /// How the element's drawing and its children's relate.
  open var drawing: DrawingTraits { DrawingTraits() }

  /// Drawn in front of siblings with a lower one.
  open var zIndex: Double { 0 }

  /// Whether the first child is drawn in front of the others.
  open var drawsFirstChildLast: Bool { false }

  /// Children that stand over the others where they overlap, in front of them for the pointer.
  open var raisedChildren: [ViewElement] { [] }

  /// Draws over the children: borders of scroll areas, focus signs.
  open func drawOver(_ surface: any DrawingSurface) {}

  /// What the element is to an assistive technology before modifiers around it change that; nil
  /// where it is only layout.
  open var semantics: Semantics? { nil }
  /// Whether it has `semantics`, without making them: those of some elements ask their children,
  /// which look at the elements around them.
  var hasSemantics: Bool { semantics != nil }

  /// Whether it and what is inside it are left out of what is read.
  open var isHiddenFromAccessibility: Bool { false }

  /// Whether the keyboard can be given to it.
  open var isFocusable: Bool { false }

  /// A key went down while it, or something inside it, has the keyboard. Returns whether it was for
  /// this element.
  open func handle(_ key: KeyPress) -> Bool { false }

  /// Text typed as a whole or pasted while it has the keyboard.
  open func insert(_ text: String, isPaste: Bool) -> Bool { false }

  /// The pointer did something inside its frame; `point` in its own coordinates.
  open func handle(_ event: PointerEvent, at point: CGPoint) -> Bool { false }

  /// Activates it, as a click or Return would. Returns whether there was anything to do.
  open func activate() -> Bool { false }

  /// Whether a press between its children is for it: not so where it is only layout.
  open var isSolid: Bool { children.isEmpty && !isSpacer }

  /// Whether a turn of the wheel between its children is for it, though a press there may be for
  /// what lies behind.
  open var takesWheelBetweenChildren: Bool { false }

  /// Whether the pointer finds it and what is inside.
  open var allowsPointer: Bool { true }

  /// A key that activates it wherever the keyboard is.
  open var shortcut: KeyboardShortcut? { nil }

  /// What a button is for, where it is a button that says so.
  open var buttonRole: ButtonRole? { nil }

  /// Scrolls so that `descendant` is in sight.
  open func reveal(_ descendant: ViewElement) {}

  /// Does what an assistive technology asks beside activating. Returns whether it can.
  open func perform(_ action: SemanticAction) -> Bool { false }

  /// The keyboard came (true) or went.
  open func focusChanged(_ isFocused: Bool) { setNeedsCommit() }

  /// Whether a person whose place inside it has gone goes on inside it.
  open var keepsFocusInside: Bool { false }

  /// Something inside it got or lost the keyboard.
  open func focusChangedInside() {}

  /// What `.tag` said of it, for pickers and selections (R86).
  open var ownTag: AnyHashable? { nil }

  /// A value that a modifier gave it for the layout it is in.
  open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// The frame or content changed and the host will be told: time to note positions that others ask
  /// for.
  open func didCommit() {}

  /// Whether the element chooses its children itself, at each layout.
  open var resolvesChildren: Bool { false }

  /// The children to have now, of what was mounted. Lazy containers make only those near the
  /// screen.
  open func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    try list.flatten(context)
  }

  /// The elements inside it that the keyboard can go to one by one; a list answers only its current
  /// row.
  open var focusableRegion: [ViewElement] { viewChildren }

  /// Whether the content has an attribute of its own although the children are fixed, because to
  /// read it takes longer than to ask the children whether they answer as before.
  open var keepsContentApart: Bool { false }

  // MARK: Mounting

  /// Makes the attributes in the lifetime of `inputs`. `content` holds the element's children.
  public func activate(_ inputs: ViewInputs, children content: ElementList? = nil) {
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
    // Of many children, or of some that come and go, none is asked as long as the content says the
    // same.
    if list != nil || keepsContentApart {
      contentAttribute = graph.makeRule(ContentRule(element: self), in: subgraph)
    }
    // Those farthest from the root first.
    let priority = 2 << 24 - UInt32(clamping: level) - 1
    firstPriority = list == nil ? max(inputs.bodyPriority, latestFirstPriority) : priority
    if firstPriority >= ViewInputs.endOfStructure { firstPriority = priority }
    layoutAttribute = graph.makeRule(
      LayoutRule(element: self), in: subgraph, eager: priority, firstAt: firstPriority)
    needsCommit()
  }

  /// That of the child which is laid out last.
  private var latestFirstPriority: UInt32 {
    var latest: UInt32 = 0
    for index in 0..<childCount {
      latest = max(latest, uncountedViewChild(at: index).lend { $0.firstPriority })
    }
    return latest
  }

  /// A node of a tree that these views made: every one below a `ViewElement` is one, the core makes
  /// none of its own.
  public static func of(_ node: ElementNode) -> ViewElement {
    unsafeDowncast(node, to: ViewElement.self)
  }

  public final var viewChildren: [ViewElement] {
    unsafeBitCast(children, to: [ViewElement].self)
  }

  /// The children, none of them counted: the array holds them.
  final var uncountedViewChildren: [Unmanaged<ViewElement>] {
    unsafeBitCast(children, to: [Unmanaged<ViewElement>].self)
  }

  /// One of the children, not counted: held by the element until its children are replaced.
  @inline(__always)
  final func uncountedViewChild(at index: Int) -> Unmanaged<ViewElement> {
    unsafeBitCast(uncountedChild(at: index), to: Unmanaged<ViewElement>.self)
  }

  public final var viewParent: ViewElement? {
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: ViewElement.self)
  }

  // MARK: Answers

  /// The size for a proposal; asked again for the same proposal it costs a look-up.
  public final func size(_ proposal: ProposedViewSize) -> CGSize {
    let asked = Answers.Question(proposal)
    if let known = answers.find(asked) { return known }
    let size = sanitized(measure(proposal))
    answers.add(asked, size)
    return size
  }

  /// The guide, where the element sets it; asked again for the same proposal it costs a look-up.
  public final func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard hasExplicitGuides else { return nil }
    if let known = guides.find(key, size, proposal) { return known.position }
    let position = measureGuide(key, in: size, offered: proposal)
    guides.add(key, size, proposal, position)
    return position
  }

  /// Where the guide is in an element whose answer to `proposal` was `size`.
  public final func guide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat
  {
    if let value = explicitGuide(key, in: size, offered: proposal) { return value }
    return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
  }

  /// Whether all answers given so far still hold; forgets them where one does not.
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

  /// What the parent offered for the size that it placed the element with: children are shared out
  /// what was offered, not what was taken.
  public final var offered: ProposedViewSize { placedOffer.proposal }

  /// Said by `placeChildren` where what the element itself draws follows from where its children
  /// went, and is another now.
  public final func redrawAfterPlacing() { placingRedraws = true }

  /// Puts the element at `frame` in its parent's coordinates; its size is offered.
  public final func place(_ frame: CGRect) { place(frame, offered: ProposedViewSize(frame.size)) }

  /// Puts the element at `frame` in its parent's coordinates, whose size it answered to `proposal`.
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
    if hasOtherSize || hasOtherOffer { hasNewRoom = true }
    placedFrame = frame
    placedOffer = offer
    needsCommit()
  }

  /// Takes the element, and what is inside it, out of sight until it is placed again: in no room at
  /// all, views would be drawn beyond it.
  public final func putAway() {
    guard !placedFrame.isNull else { return }
    placedFrame = .null
    runtime.noteUpdated(self, .frame)
  }

  /// Puts the element's `anchor` guide point at `position`.
  public final func place(at origin: CGPoint, size: CGSize) {
    place(CGRect(origin: origin, size: size))
  }

  /// What it is made of has changed for a reason the graph does not know: time.
  public final func setNeedsContent() {
    let attribute = contentAttribute.id.isNone ? layoutAttribute : contentAttribute
    if !attribute.id.isNone { runtime.graph.invalidate(attribute.id) }
  }

  /// Its content must be read again for a reason the graph does not know: focus, caret, scroll
  /// position.
  public final func setNeedsCommit() {
    forcesCommit = true
    needsCommit()
  }

  /// Before it is mounted and placed there is nothing to commit; what places it asks again.
  private func needsCommit() {
    if !layoutAttribute.id.isNone, !placedFrame.isNull {
      runtime.needsCommit(self, level: Int(level))
    }
  }

  /// Its size may have changed for a reason the graph does not know.
  public final func setNeedsLayout() {
    forcesLayout = true
    if !layoutAttribute.id.isNone { runtime.graph.invalidate(layoutAttribute.id) }
  }

  /// Said by `resolveChildren` where the children are the same and stand elsewhere.
  final func placeChildrenAnew() { forcesLayout = true }

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
        // Said at once: a read below may interrupt the run, which then starts again with the
        // children already in place.
        forcesLayout = true
      }
    }
    for index in 0..<childCount {
      _ = try context[uncountedViewChild(at: index).lend { $0.layoutAttribute }]
    }
    let isFirst = context.isFirstRun
    let placesChildren = forcesLayout || aChildAnswersDifferently(context)
    // Of fixed children all are known, and what was made of them stays.
    guard placesChildren || isFirst || placed.content != contentVersion || list != nil else {
      return layoutVersion
    }
    return answerAnew(placesChildren: placesChildren, isFirst: isFirst)
  }

  fileprivate final func runContent(_ context: borrowing RuleContext) throws(GraphError) {
    if try updateContent(context) { contentVersion &+= 1 }
  }

  /// The layout's version now that content and children are up to date.
  private func answerAnew(placesChildren: Bool, isFirst: Bool) -> UInt32 {
    hasExplicitGuides = setsGuides
    guides.forget()
    forgetAnswers()
    if placesChildren {
      // Even if its own answers stay, its children have to be placed again.
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
    if hasNewRoom || placed.placement != placementVersion || placed.content != contentVersion
      || forcesCommit
    {
      hasNewRoom = false
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
  /// Whether it lies inside a size, or nowhere. Foundation's own questions turn rectangles of
  /// negative size over first.
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
