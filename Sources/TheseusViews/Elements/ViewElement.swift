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
  // that each time costs more than the steps (`rows.mount.<n>`, Benchmarks/NOTES.md). Small fields
  // come first to fill the superclass's last word, because a tree has many elements.

  /// Its role in an enclosing list.
  @usableFromInline final let sectionPart: SectionPart

  @exclusivity(unchecked) final var hasNewFrame = false
  /// The size changed, or the proposal that it answers: the children must be placed again.
  @exclusivity(unchecked) final var hasNewSize = false
  @exclusivity(unchecked) final var forcesCommit = false
  @exclusivity(unchecked) final var forcesLayout = false
  @exclusivity(unchecked) final var placingRedraws = false
  /// Whether its guides may differ from the defaults of its size.
  @exclusivity(unchecked) public internal(set) final var hasExplicitGuides = false
  /// Whether what is around it stands at a baseline inside it, which may move while its size stays.
  @exclusivity(unchecked) final var hasGivenBaseline = false
  /// Whether the enclosing custom layout placed it in this pass.
  @exclusivity(unchecked) final var wasPlacedByLayout = false
  /// Whether the content has an attribute of its own although the children are fixed, because
  /// reading it takes longer than checking the children. Set before mounting.
  @exclusivity(unchecked) final var keepsContentApart = false
  /// Whether a child has answered differently since a cache of its answers was made.
  @exclusivity(unchecked) final var childrenAnsweredDifferently = false
  @exclusivity(unchecked) final var contentVersion: UInt32 = 0
  @exclusivity(unchecked) final var layoutVersion: UInt32 = 0
  /// Grows whenever the children have to be placed again.
  @exclusivity(unchecked) final var placementVersion: UInt32 = 0
  /// The versions that were committed last.
  @exclusivity(unchecked) final var placed = (placement: UInt32.max, content: UInt32.max)
  /// Where a host last drew the element, in the host's own units.
  @exclusivity(unchecked) public final var drawnAt = DrawnPlace()
  /// The frame that the parent set, in the parent's coordinates, in points. Null until placed.
  public final var frame: CGRect { placedFrame }
  @exclusivity(unchecked) final var placedFrame = CGRect.null
  @exclusivity(unchecked) final var placedOffer = Answers.Question(.unspecified)
  /// The fixed children, or the attributes of the present ones.
  @exclusivity(unchecked) final var mountedList: ElementList?
  @exclusivity(unchecked) final var contentAttribute = Attribute<UInt32>(.none)
  @exclusivity(unchecked) final var layoutAttribute = Attribute<UInt32>(.none)
  /// Smaller nearer the root; a wrapper has one less than its content.
  @exclusivity(unchecked) private(set) final var level: Int32
  /// Where its first layout comes in the update: as soon as the bodies have run that it takes, row
  /// by row, while what they made is at hand.
  @exclusivity(unchecked) final var firstPriority: UInt32 = 0
  @exclusivity(unchecked) final var guides = GuideAnswers()
  /// The hints of modifiers, for hosts that use more than all hosts show.
  @exclusivity(unchecked) final var hints: ElementHints?
  @exclusivity(unchecked) final var answers = Answers()
  /// The window that it is in.
  final let window: WindowContext

  public init(_ inputs: borrowing ViewInputs) {
    level = Int32(clamping: inputs.depth << 4)
    sectionPart = inputs.sectionPart
    window = inputs.window
    super.init(inputs.position)
    if let animation = inputs.animation, animation.hasClosure || window.movements != nil {
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

  /// The length along `axis` if it is the same for all proposals along it, for a proposal across;
  /// nil if it depends. Stacks call this first: it saves two measurements for most children.
  open func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? { nil }

  /// The properties that surrounding layouts read.
  open var layoutTraits: LayoutTraits { LayoutTraits() }

  /// A value that a modifier gave it for the layout or the container it is in. Like a trait of
  /// SwiftUI, it passes through the modifiers around it.
  open func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { nil }

  // MARK: Capabilities

  /// Sets alignment guides, or passes on those of a child.
  open var guideSource: (any GuideSource)? { nil }

  /// Chooses its children itself, at each layout.
  open var childResolver: (any ChildResolver)? { nil }

  /// Draws something, or decides how its children are drawn.
  open var drawer: (any ElementDrawing)? { nil }

  /// Is read by assistive technologies, or changes how the elements inside it are read.
  open var semanticsSource: (any SemanticsSource)? { nil }

  /// Whether and where the pointer hits it.
  open var hitTraits: HitTraits {
    HitTraits(isSolid: childCount == 0 && !layoutTraits.isSpacer)
  }

  /// Is a coordinate space, or a container that frames inside it are relative to.
  open var space: (any SpaceProvider)? { nil }

  /// Receives focus.
  open var focusTarget: (any FocusTarget)? { nil }

  /// Decides about focus inside it.
  open var focusRegion: (any FocusRegion)? { nil }

  /// Scrolls its content.
  open var scroller: (any Scroller)? { nil }

  /// Receives keys and text while the element, or one inside it, has focus.
  open var keyResponder: (any KeyResponder)? { nil }

  /// Receives the pointer inside the element's frame.
  open var pointerResponder: (any PointerResponder)? { nil }

  /// Activated by a click, Return or a shortcut.
  open var activation: (any Activatable)? { nil }

  /// Whether it arranges any number of views: a modifier around it is on none of them, also where
  /// there is only one.
  var arrangesViews: Bool { false }

  /// The title that a panel around the element has.
  var titleForPanel: TitleForPanel { .unknown }

  /// Called when the frame or content has changed and the host will be notified: notes the
  /// positions that others watch.
  open func didCommit() {}

  /// Another view inside is shown: what the element collects from those inside may differ.
  func shownContentChanged() {}

  // MARK: Mounting

  /// Creates the attributes in the lifetime of `inputs`. `content` contains the element's children.
  public func mount(_ inputs: ViewInputs, children content: ElementList? = nil) {
    let graph = inputs.graph
    let subgraph = inputs.scope.subgraph
    if let content {
      if content.isDynamic || childResolver != nil {
        mountedList = content
      } else {
        setChildren(content.fixedElements)
      }
      if let first = content.firstFixedElement, level >= ViewElement.of(first).level {
        level = ViewElement.of(first).level - 1
      }
    }
    // With many or dynamic children, none is checked as long as the content stays the same.
    if mountedList != nil || keepsContentApart {
      contentAttribute = graph.makeRule(ContentRule(element: self), in: subgraph)
    }
    // Elements farthest from the root first.
    let priority = 2 << 24 - UInt32(clamping: level) - 1
    firstPriority = mountedList == nil ? max(inputs.bodyPriority, latestFirstPriority) : priority
    if firstPriority >= ViewInputs.endOfStructure { firstPriority = priority }
    layoutAttribute = graph.makeRule(
      LayoutRule(element: self), in: subgraph, eager: priority, firstAt: firstPriority)
    needsCommit()
  }

  override public final func performCommit() { commit() }
}
