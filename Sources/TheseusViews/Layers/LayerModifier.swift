import AttributeGraph
import TheseusCore

/// A layer that a modifier presents.
struct LayerPresentation<Content: View> {
  /// Another id dismisses the layer and presents again; the same id updates it in place (R73).
  var id: AnyHashable
  var style: LayerStyle
  /// Where the app wrote the presentation.
  var site: SourceSite?
  /// Asks the presenter to dismiss the layer: writes `false` or `nil` to its condition.
  var dismiss: () -> Void
  /// Runs once the layer has ended, also with its presenter.
  var onDismissed: (() -> Void)?
  /// Tracked where it runs (R55): a change of its inputs runs it, not the presenter's body.
  var content: () -> Content
}

/// Presents a layer while there is a `presentation`, once for all views that the modifier is
/// applied to.
///
/// The layer has the environment of the modifier's position (R42), ends with it, and is anchored at
/// the first element there.
nonisolated struct _LayerModifier<Content: View>: ViewModifier {
  typealias Body = Never
  var presentation: LayerPresentation<Content>?

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let presenter = LayerPresenter(inputs)
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) { element, _ in
      presenter.note(ViewElement.of(element))
      return element
    }
    content.mountAsOneView(inner, into: &list)
    let rule = LayerRule(
      modifier: modifier, presenter: presenter, isChosen: inputs.isChosenToFit)
    presenter.rule =
      inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.structurePriority + 1).id
  }
}

extension View {
  /// Presents a layer while `presentation` is not nil.
  nonisolated func layer<Content: View>(_ presentation: LayerPresentation<Content>?)
    -> ModifiedContent<Self, _LayerModifier<Content>>
  {
    modifier(_LayerModifier(presentation: presentation))
  }
}

/// The present layer of one modifier: its lifetime, its element, and its anchor.
@MainActor
final class LayerPresenter {
  private struct Anchor {
    weak var element: ViewElement?
  }

  private let inputs: ViewInputs
  private var anchors: [Anchor] = []
  private var scope: Scope?
  private var layer: LayerElement?
  private var id: AnyHashable?
  private var site: SourceSite?
  private var onDismissed: (() -> Void)?
  /// Its turn among those that are shown one at a time; it may still wait.
  private var turn: PresentationTurns.Turn?
  /// The rule that presents; none where code does.
  fileprivate var rule = AttributeID.none

  init(_ inputs: ViewInputs) {
    self.inputs = inputs
    inputs.scope.onRemovalChange { [weak self] in self?.presenterLeavesOrReturns() }
  }

  /// A presenter that leaves with a transition presents nothing (R66). When it returns, its binding
  /// decides.
  private func presenterLeavesOrReturns() {
    if inputs.scope.isInRemoval {
      withdraw()
      end(Decision(.parentEnded, at: site, rule: "R66"))
    } else if !rule.isNone {
      inputs.graph.invalidate(rule)
    }
  }

  func note(_ element: ViewElement) {
    anchors.removeAll { $0.element == nil }
    anchors.append(Anchor(element: element))
  }

  /// The first element of the content that is still in the tree.
  private var anchor: ViewElement? {
    anchors.lazy.compactMap(\.element).first { $0.parent != nil } ?? anchors.first?.element
  }

  /// Presents without a modifier: the layer stays until `dismiss`, and its content does not change.
  func present<Content: View>(_ presentation: LayerPresentation<Content>) {
    update(presentation) { inputs, list in
      let source = inputs.graph.makeSource(presentation.content(), in: inputs.scope.subgraph)
      Content._mount(_GraphValue(source), inputs, into: &list)
    }
  }

  func dismiss() { end(dismissal(isReplaced: false)) }

  func update<Content: View>(
    _ presentation: LayerPresentation<Content>?,
    _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) {
    let presentation = inputs.scope.isInRemoval ? nil : presentation
    if let presentation, presentation.id == id {
      onDismissed = presentation.onDismissed
      layer?.update(style: presentation.style, anchor: anchor, dismiss: presentation.dismiss)
      return
    }
    let takesTurns = presentation?.style.takesTurns == true
    let shown = scope == nil || !takesTurns ? nil : turn
    // One that replaces another one does not wait again.
    shown?.isKept = true
    end(dismissal(isReplaced: presentation != nil))
    shown?.isKept = false
    turn = shown ?? turn
    guard let presentation, let layers = inputs.window.part(WindowLayers.self) else {
      return withdraw()
    }
    let begin = { [weak self] in self?.begin(presentation, in: layers, mount) ?? () }
    guard takesTurns, shown == nil else { return begin() }
    if let turn {
      turn.begin = begin
    } else {
      let turn = PresentationTurns.Turn(inputs, begin: begin)
      self.turn = turn
      inputs.scope.noteSeenElsewhere()
      layers.turns.request(turn)
    }
  }

  /// Its presentation waits no more.
  private func withdraw() {
    guard scope == nil, let turn else { return }
    inputs.window.part(WindowLayers.self)?.turns.withdraw(turn)
    self.turn = nil
  }

  private func begin<Content: View>(
    _ presentation: LayerPresentation<Content>, in layers: WindowLayers,
    _ mount: (ViewInputs, inout ElementList) -> Void
  ) {
    let scope = Scope(
      in: inputs.scope, depth: inputs.depth + 2,
      decision: Decision(
        .presented, at: presentation.site, rule: "R73", detail: presentation.style.words))
    scope.isPresentation = true
    // A presentation is on the screen, also where its presenter is not, as in a hidden column.
    scope.setShown(true)
    inputs.scope.noteSeenElsewhere()
    var place = inputs.part("presented", of: inputs).inside(scope)
    place.preferences = nil
    place.stackAxis = nil
    let layer = LayerElement(
      place, style: presentation.style, anchor: anchor, dismiss: presentation.dismiss)
    var children = ElementList()
    mount(place.hoisted(), &children)
    layer.mount(place, children: children)
    layers.add(layer)
    scope.onEnd { [weak self, weak scope, turn] in
      layers.remove(layer)
      if let turn, !turn.isKept { layers.turns.end(turn) }
      // The presenter has ended.
      if let self, self.scope === scope { forget() }
    }
    self.scope = scope
    self.layer = layer
    id = presentation.id
    site = presentation.site
    onDismissed = presentation.onDismissed
  }

  private func dismissal(isReplaced: Bool) -> Decision {
    Decision(
      .dismissed, at: site, rule: "R73",
      detail: isReplaced ? .text("for another item") : layer?.style.words)
  }

  private func end(_ decision: @autoclosure () -> Decision) {
    guard let scope else { return }
    let decision = decision()
    self.scope = nil
    scope.end(decision)
    forget()
  }

  /// After the layer's lifetime.
  private func forget() {
    scope = nil
    layer = nil
    id = nil
    turn = nil
    // After the app's reactions to the dismissal, and after what was presented has disappeared.
    if let onDismissed {
      let queue = inputs.runtime.lifecycleQueue
      queue.perform { queue.perform(onDismissed) }
    }
    onDismissed = nil
  }
}

@MainActor
private struct LayerRule<Content: View> {
  let modifier: _GraphValue<_LayerModifier<Content>>
  let presenter: LayerPresenter
  /// A view that is not chosen to fit presents nothing.
  let isChosen: Attribute<Bool>?

  private func isPresenting(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    guard let isChosen else { return true }
    return try context[isChosen]
  }
}

extension LayerRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let isPresenting = try self.isPresenting(context)
    let presentation = isPresenting ? try context.load(modifier).presentation : nil
    presenter.update(presentation) { inputs, list in
      guard let presentation else { return }
      let rule = LayerContentRule(modifier: modifier, last: presentation.content)
      let content = inputs.graph.makeRule(rule, in: inputs.scope.subgraph)
      _LayerContent<Content>._mount(_GraphValue(content), inputs, into: &list)
    }
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}

/// The newest content closure; the last one when the presentation has ended and its layer is about
/// to end.
@MainActor
private struct LayerContentRule<Content: View> {
  let modifier: _GraphValue<_LayerModifier<Content>>
  var last: () -> Content
}

extension LayerContentRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> _LayerContent<Content>
  {
    if let content = try context.load(modifier).presentation?.content { last = content }
    return _LayerContent(content: last)
  }
}

/// The content of a layer, evaluated where it is shown.
struct _LayerContent<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}
