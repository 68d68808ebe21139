import AttributeGraph
import Foundation
import TheseusCore

public struct _TransitionModifier {
  var transition: AnyTransition
}

extension _TransitionModifier: ViewModifier {
  public typealias Body = Never

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let node = TransitionNode(inputs)
    inputs.addTransition(node)
    var inner = inputs
    let scope = ObjectIdentifier(inputs.scope)
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      let isOfContent = ObjectIdentifier(place.scope) != scope
      let node = isOfContent ? node.makeNode(ofContent: place) : node
      let wrapper = TransitionElement(place, node)
      wrapper.wrapAndMount(element, place)
      node.add(wrapper)
      return wrapper
    }
    let rule = TransitionRule(modifier: modifier, node: node, inputs: inner, content: content)
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

/// The transition of one view: how far it is from being fully present.
@MainActor
final class TransitionNode: RemovalTransition {
  private let runtime: ViewRuntime
  /// Whether the host shows movements by itself.
  private let isDescribed: Bool
  /// The animation of a described insertion, while the elements of the view are created.
  private var entrance: Animation?
  fileprivate var transition: AnyTransition?
  private var elements: [Held] = []
  private var animator: Animator?
  /// The animation of the view's insertion; nil when it appeared immediately.
  private var insertion: Transaction?
  /// The absence it moves from or to.
  private(set) var absence = AnyTransition.Absence()
  /// 0 for present, 1 for fully absent.
  private(set) var distance = 0.0

  /// The effects that its views were mounted with; they stay, so that the views inside keep their
  /// identity.
  private(set) var effects: [TransitionEffect] = []
  private var showPhase: ((TransitionPhase) -> Void)?

  /// The transitions of what conditionals, ids and rows inside the content may remove alone.
  private var inner: [Inner] = []

  private struct Held {
    weak var element: TransitionElement?
  }

  private struct Inner {
    weak var node: TransitionNode?
  }

  init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    isDescribed = inputs.window.movements != nil
    let transaction = inputs.transaction
    if inputs.isRemovable, !transaction.disablesAnimations, transaction.animation != nil {
      insertion = transaction
    }
  }

  func add(_ element: TransitionElement) {
    elements.removeAll { $0.element == nil }
    elements.append(Held(element: element))
    if let entrance { describe(element, from: 1, to: 0, entrance) }
  }

  /// The transition of a view in the content that comes and goes by itself: a row, or what is
  /// below an `id` or in an `if`. Effects enclose the whole content, so they have none.
  fileprivate func makeNode(ofContent place: ViewInputs) -> TransitionNode {
    guard effects.isEmpty, let transition else { return self }
    let made = TransitionNode(place)
    place.addTransition(made)
    made.update(transition)
    // Rarely enough that many rows do not search for released ones each time.
    if inner.count.nonzeroBitCount == 1 { inner.removeAll { $0.node == nil } }
    inner.append(Inner(node: made))
    return made
  }

  /// Takes the modifier's newest value; the first starts the insertion of an inserted view.
  fileprivate func update(_ new: AnyTransition) {
    for case let node? in inner.map(\.node) { node.update(new) }
    let isFirst = transition == nil
    transition = new
    if isFirst || !effects.isEmpty, !new.effects.isEmpty { effects = new.effects }
    guard let transaction = insertion else { return }
    insertion = nil
    guard let animation = new.insertionAnimation ?? transaction.animation else { return }
    if !effects.isEmpty {
      if isDescribed {
        // The host shows the first phase before it can move from there.
        runtime.timeline.after(AnimationTimeline.frame) { [weak self] in
          self?.show(.identity, animation)
        }
      } else {
        show(.identity, animation)
      }
    }
    guard !new.insertion.isNothing else { return }
    absence = new.insertion
    guard isDescribed else { return move(from: 1, to: 0, animation) }
    entrance = animation
    runtime.afterUpdate { [weak self] in self?.entrance = nil }
  }

  /// The first phase of the effects.
  var firstPhase: TransitionPhase { insertion == nil ? .identity : .willAppear }

  /// Registers the receiver of phases.
  func onPhase(_ show: @escaping (TransitionPhase) -> Void) { showPhase = show }

  private func show(_ phase: TransitionPhase, _ animation: Animation?) {
    // Called while an update runs, in which nothing may be written.
    runtime.afterUpdate { [weak self] in
      withTransaction(Transaction(animation: animation)) { self?.showPhase?(phase) }
    }
  }

  func removalAnimation(_ transaction: Transaction) -> Animation? {
    guard let transition, !transition.removal.isNothing || !effects.isEmpty,
      !transaction.disablesAnimations, transaction.animation != nil
    else { return nil }
    return transition.removalAnimation ?? transaction.animation
  }

  /// Leaving content no longer belongs to the bar (R65).
  private func tellBar() {
    for case let element? in elements.map(\.element) {
      element.titleBar?.setNeedsLayout()
      element.titleBar?.setNeedsCommit()
    }
  }

  func beginRemoval(_ animation: Animation) {
    tellBar()
    guard let transition else { return }
    if !effects.isEmpty { show(.didDisappear, animation) }
    guard !transition.removal.isNothing else { return }
    absence = transition.removal
    move(from: distance, to: 1, animation)
  }

  func cancelRemoval(_ transaction: Transaction) {
    tellBar()
    let own = transition?.insertionAnimation ?? transaction.animation
    if !effects.isEmpty { show(.identity, own) }
    guard let animation = own else {
      animator?.stop()
      return set(0)
    }
    move(from: distance, to: 0, animation)
  }

  private func move(from start: Double, to end: Double, _ animation: Animation) {
    animator?.stop()
    if isDescribed {
      for case let element? in elements.map(\.element) {
        describe(element, from: start, to: end, animation)
      }
      return set(end)
    }
    animator = Animator(animation, of: self, on: runtime.timeline) { [weak self] fraction in
      self?.set(start + (end - start) * fraction)
    }
  }

  /// Hands the way to a host that animates by itself.
  private func describe(
    _ element: TransitionElement, from start: Double, to end: Double, _ animation: Animation
  ) {
    let absence = absence
    if absence.opacity != 1 {
      let (from, to) = (absence.opacity(at: start), absence.opacity(at: end))
      _ = element.describe(animation) { .opacity(from: from, to: to) }
    }
    if absence.scale != 1 {
      let (from, to) = (absence.scale(at: start), absence.scale(at: end))
      _ = element.describe(animation) { .scale(from: from, to: to, anchor: absence.anchor) }
    }
    guard absence.offset != .zero || absence.shift != .zero else { return }
    _ = element.describe(animation) { [weak element] in
      guard let size = element?.frame.size else { return nil }
      return .offset(
        from: absence.offset(at: start, of: size), to: absence.offset(at: end, of: size))
    }
  }

  private func set(_ distance: Double) {
    guard distance != self.distance else { return }
    self.distance = distance
    for held in elements { held.element?.setNeedsCommit() }
  }
}

/// Mounts the content once it is known whether views of the transition enclose it.
@MainActor
private struct TransitionRule {
  let modifier: _GraphValue<_TransitionModifier>
  let node: TransitionNode
  let inputs: ViewInputs
  let content: ModifiedView
  var list: ElementList?
}

extension TransitionRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let isFirst = list == nil
    let firstPhase = node.firstPhase
    node.update(try context.load(modifier).transition)
    if isFirst {
      var fresh = ElementList()
      if node.effects.isEmpty {
        content.mount(inputs, into: &fresh)
      } else {
        let rule = StageRule(modifier: modifier, node: node, firstPhase: firstPhase)
        let stage = inputs.graph.makeRule(rule, in: inputs.scope.subgraph)
        TransitionStage._mountModifier(
          _GraphValue(stage), inputs, content: content, into: &fresh)
      }
      list = fresh
    }
    return ElementSpan(items: list?.items ?? [], version: 0)
  }
}

/// Passes the newest effects to the stage.
@MainActor
private struct StageRule {
  let modifier: _GraphValue<_TransitionModifier>
  let node: TransitionNode
  let firstPhase: TransitionPhase
}

extension StageRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> TransitionStage {
    // Read so that a new transition makes a new stage.
    _ = try context.load(modifier)
    return TransitionStage(node, firstPhase)
  }
}

extension AnyTransition.Absence {
  /// How opaque a view is at a distance, where 0 is present and 1 fully absent.
  fileprivate func opacity(at distance: Double) -> Double {
    min(1, max(0, 1 + (opacity - 1) * distance))
  }

  fileprivate func opacityInFullSize(at distance: Double) -> Double {
    min(1, max(0, 1 + (opacityInFullSize - 1) * distance))
  }

  fileprivate func scale(at distance: Double) -> CGFloat { 1 + (scale - 1) * CGFloat(distance) }

  /// How far away a view of this size is drawn, in points.
  fileprivate func offset(at distance: Double, of size: CGSize) -> CGSize {
    let distance = CGFloat(distance)
    return CGSize(
      width: (offset.width + shift.width * size.width) * distance,
      height: (offset.height + shift.height * size.height) * distance)
  }
}

/// Draws its content as its transition requires. Layout ignores the transition.
final class TransitionElement: ViewElement, ElementDrawing, GuideSource {
  override var drawer: (any ElementDrawing)? { self }
  override var guideSource: (any GuideSource)? { self }
  var decorated: ViewElement? { viewChildren.first }
  private let node: TransitionNode

  init(_ inputs: ViewInputs, _ node: TransitionNode) {
    self.node = node
    super.init(inputs)
    if window.movements != nil { takeHints { $0.effects.append(.group) } }
  }

  override var placeName: Any.Type { _TransitionModifier.self }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    guard node.distance != 0 else { return traits }
    traits.opacity =
      window.movements == nil
      ? node.absence.opacityInFullSize(at: node.distance) : node.absence.opacity(at: node.distance)
    return traits
  }

  override func placeChildren(in size: CGSize) {
    var offset = node.absence.offset(at: node.distance, of: size)
    if window.movements != nil {
      // The host draws it elsewhere, together with what it shows in between.
      let isPresent = node.distance == 0
      hints?.effects[0] =
        isPresent
        ? .group
        : .absence(
          offset: offset, scale: node.absence.scale(at: node.distance),
          anchor: node.absence.anchor)
      offset = .zero
    }
    let origin = CGPoint(x: offset.width, y: offset.height)
    viewChildren.first?.place(CGRect(origin: origin, size: size), offered: offered)
  }

  var setsGuides: Bool { viewChildren.first?.hasExplicitGuides ?? false }
  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    viewChildren.first?.explicitGuide(key, in: size, offered: proposal)
  }
  override var layoutTraits: LayoutTraits { viewChildren.first?.layoutTraits ?? LayoutTraits() }
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    viewChildren.first?.layoutValue(key)
  }
}
