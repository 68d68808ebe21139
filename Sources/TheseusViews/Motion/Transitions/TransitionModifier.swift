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
  /// How the surroundings of the view change transactions (R68).
  private let context: AnimationContext?
  /// Whether the host shows movements by itself.
  private let isDescribed: Bool
  /// The transaction of a described insertion, while the elements of the view are created.
  private var entrance: Transaction?
  fileprivate var transition: AnyTransition?
  private var elements: [Held] = []
  /// The transaction of the view's insertion; nil when it appeared immediately.
  private var insertion: Transaction?
  /// The absences that it moves from or to. One that it came from may still be on its way to
  /// presence while it leaves by another.
  private(set) var courses: [TransitionCourse] = []
  private var isLeaving = false

  /// The effects that its views were mounted with; they stay, so that the views inside keep their
  /// identity.
  private(set) var effects: [TransitionEffect] = []
  /// The animation of the present phase, for effects that have none of their own.
  private(set) var phaseAnimation: Animation?
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
    context = inputs.animation
    isDescribed = inputs.window.movements != nil
    let transaction = inputs.transaction
    if inputs.isRemovable, !transaction.disablesAnimations, transaction.animation != nil {
      insertion = transaction
    }
  }

  func add(_ element: TransitionElement) {
    elements.removeAll { $0.element == nil }
    elements.append(Held(element: element))
    if let entrance { describe(element, courses, to: 0, entrance) }
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
    if !effects.isEmpty {
      if isDescribed {
        // The host shows the first phase before it can move from there.
        runtime.timeline.after(AnimationTimeline.frame) { [weak self] in
          guard let self, !isLeaving else { return }
          show(.identity, transaction)
        }
      } else {
        show(.identity, transaction)
      }
    }
    guard !new.insertion.isEmpty else { return }
    courses = new.insertion.map { TransitionCourse($0, distance: 1) }
    for course in courses { move(course, to: 0, transaction) }
    guard isDescribed else { return }
    entrance = transaction
    runtime.afterUpdate { [weak self] in self?.entrance = nil }
  }

  /// The first phase of the effects.
  var firstPhase: TransitionPhase { insertion == nil ? .identity : .willAppear }

  /// Registers the receiver of phases.
  func onPhase(_ show: @escaping (TransitionPhase) -> Void) { showPhase = show }

  /// Whether all effects move with the animation of the phase.
  var hasOneAnimation: Bool {
    effects.dropFirst().allSatisfy { $0.animation == effects.first?.animation }
  }

  private func show(_ phase: TransitionPhase, _ transaction: Transaction) {
    let shown = phaseTransaction(transaction)
    // Called while an update runs, in which nothing may be written.
    runtime.afterUpdate { [weak self] in
      guard let self, let showPhase = self.showPhase else { return }
      self.phaseAnimation = shown.animation
      withTransaction(shown) { showPhase(phase) }
    }
  }

  private func phaseTransaction(_ transaction: Transaction) -> Transaction {
    var shown = Transaction()
    shown.disablesAnimations = transaction.disablesAnimations
    if !shown.disablesAnimations {
      let own = hasOneAnimation ? effects.first?.animation : nil
      shown.animation = own ?? transaction.animation
    }
    return shown
  }

  /// The transaction of a removal as the modifiers inside of what is removed change it.
  private func changed(_ transaction: Transaction, removing scope: Scope) -> Transaction {
    context?.transaction(transaction, removing: scope) ?? transaction
  }

  func removalAnimation(_ transaction: Transaction, of scope: Scope) -> Animation? {
    let transaction = changed(transaction, removing: scope)
    guard let transition, !transaction.disablesAnimations, let common = transaction.animation
    else { return nil }
    var animations = transition.removal.map { $0.animation ?? common }
    for effect in effects where effect.isOfRemoval {
      animations.append(effect.animation ?? common)
    }
    return animations.max { ($0.totalDuration ?? .zero) < ($1.totalDuration ?? .zero) }
  }

  /// Leaving content no longer belongs to the bar (R65).
  private func updateBar() {
    for case let element? in elements.map(\.element) {
      element.titleBar?.setNeedsLayout()
      element.titleBar?.setNeedsCommit()
    }
  }

  func beginRemoval(_ transaction: Transaction, of scope: Scope) {
    let transaction = changed(transaction, removing: scope)
    updateBar()
    guard let transition else { return }
    isLeaving = true
    if !effects.isEmpty { show(.didDisappear, transaction) }
    courses.removeAll { $0.isOver }
    var leaving: [TransitionCourse] = []
    for part in transition.removal {
      // A view that leaves as it came turns around; otherwise it arrives while it leaves.
      let known = courses.first { course in
        course.part.absence == part.absence && !leaving.contains { $0 === course }
      }
      let course = known ?? TransitionCourse(part, distance: 0)
      course.part = part
      if known == nil { courses.append(course) }
      leaving.append(course)
    }
    begin(leaving, to: 1, transaction)
  }

  func cancelRemoval(_ transaction: Transaction, of scope: Scope) {
    let transaction = changed(transaction, removing: scope)
    updateBar()
    isLeaving = false
    if !effects.isEmpty { show(.identity, transaction) }
    begin(courses.filter { $0.target != 0 }, to: 0, transaction)
  }

  private func begin(
    _ moved: [TransitionCourse], to end: Double, _ transaction: Transaction
  ) {
    if isDescribed {
      for case let element? in elements.map(\.element) {
        describe(element, moved, to: end, transaction)
      }
    }
    for course in moved { move(course, to: end, transaction) }
  }

  /// The end shows immediately without an animation, and where the host shows the way.
  private func move(_ course: TransitionCourse, to end: Double, _ transaction: Transaction) {
    course.animator?.stop()
    course.animator = nil
    course.target = end
    guard let animation = course.animation(transaction), !isDescribed else {
      return set(course, end)
    }
    let start = course.distance
    course.animator = Animator(animation, of: self, on: runtime.timeline) {
      [weak self, weak course] fraction in
      guard let self, let course else { return }
      set(course, start + (end - start) * fraction)
    }
  }

  /// Hands the way to a host that animates by itself. Of several animations of the same kind it
  /// shows the longest.
  private func describe(
    _ element: TransitionElement, _ moved: [TransitionCourse], to end: Double,
    _ transaction: Transaction
  ) {
    func longest(
      _ isMoving: (AnyTransition.Absence) -> Bool
    ) -> Animation? {
      moved.filter { isMoving($0.part.absence) }.compactMap { $0.animation(transaction) }
        .max { ($0.totalDuration ?? .zero) < ($1.totalDuration ?? .zero) }
    }
    let (absences, start) = (moved.map(\.part.absence), 1 - end)
    if let animation = longest({ $0.opacity != 1 }) {
      let (from, to) = (absences.opacity(at: start), absences.opacity(at: end))
      _ = element.describe(animation) { .opacity(from: from, to: to) }
    }
    if let animation = longest({ $0.scale != 1 }) {
      let (from, to) = (absences.scale(at: start), absences.scale(at: end))
      let anchor = absences.anchor
      _ = element.describe(animation) { .scale(from: from, to: to, anchor: anchor) }
    }
    guard let animation = longest({ $0.offset != .zero || $0.shift != .zero }) else { return }
    _ = element.describe(animation) { [weak element] in
      guard let size = element?.frame.size else { return nil }
      return .offset(
        from: absences.offset(at: start, of: size), to: absences.offset(at: end, of: size))
    }
  }

  private func set(_ course: TransitionCourse, _ distance: Double) {
    guard distance != course.distance else { return }
    course.distance = distance
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
    let isDescribed = window.movements != nil
    for course in node.courses where course.distance != 0 {
      let absence = course.part.absence
      traits.opacity *=
        isDescribed
        ? absence.opacity(at: course.distance) : absence.opacityInFullSize(at: course.distance)
    }
    return traits
  }

  override func placeChildren(in size: CGSize) {
    var offset = CGSize.zero
    var scale: CGFloat = 1
    var isPresent = true
    for course in node.courses where course.distance != 0 {
      let absence = course.part.absence
      let way = absence.offset(at: course.distance, of: size)
      offset = CGSize(width: offset.width + way.width, height: offset.height + way.height)
      scale *= absence.scale(at: course.distance)
      isPresent = false
    }
    if window.movements != nil {
      // The host draws it elsewhere, together with what it shows in between.
      hints?.effects[0] =
        isPresent
        ? .group
        : .absence(
          offset: offset, scale: scale, anchor: node.courses.map(\.part.absence).anchor)
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
