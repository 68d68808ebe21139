import AttributeGraph
import Foundation
import TheseusCore

/// The first of several views whose ideal size fits in the proposal; the last when none does. All
/// of them are mounted and keep their state, one is shown: the others have not appeared, and have
/// no preferences, bar items or presentations (R65, R67).
public struct ViewThatFits<Content> {
  var axes: Axis.Set
  var content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  /// - Parameter axes: along which the view has to fit.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = FittingElement(Self.self, view.field(at: 0), inputs)
    var inner = inputs.entering(inputs.place(Self.self)).contained()
    inner.stackAxis = nil
    var children = ElementList()
    let content: _GraphValue<Content> = view.field(after: Axis.Set.self)
    Candidates<Content>._mount(
      _GraphValue(id: content.id, offset: content.offset), inner, into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

/// Each view of the content as one candidate.
private struct Candidates<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { views in
      ForEach(views) { Candidate(content: $0) }
    }
  }
}

/// A view that is hidden until it is chosen, with a lifetime that can be hidden.
private struct Candidate: View {
  typealias Body = Never
  let content: Subview

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let scope = Scope(in: inputs.scope, depth: inputs.depth + 1, decision: inputs.scope.decision)
    scope.isHeldHidden = true
    scope.setShown(false)
    var inner = inputs.contained().inside(scope)
    inner.preferences = inputs.preferences?.makeChild(in: scope)
    inner.preferences?.isSilent = true
    let isShown = inputs.graph.makeSource(false, in: scope.subgraph)
    let isChosen =
      inputs.isChosenToFit.map { outer in
        inputs.graph.makeRule(in: scope.subgraph) {
          (context: borrowing RuleContext) throws(GraphError) -> Bool in
          let isOuterShown = try context[outer]
          return try context[isShown] && isOuterShown
        }
      } ?? isShown
    inner.isChosenToFit = isChosen
    inner = inner.settingEnvironment(_GraphValue(isChosen)) { $0.isChosenToFit = $1 }
    let element = CandidateElement(inputs, scope, inner.preferences, isShown)
    var children = ElementList()
    Subview._mount(view[\.content], inner, into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

private enum ChosenToFitKey: ViewInputKey {
  static var defaultValue: Attribute<Bool>? { nil }
}

extension ViewInputs {
  /// Whether the candidate of the nearest `ViewThatFits` around the position is the one that is
  /// shown; nil outside of any.
  var isChosenToFit: Attribute<Bool>? {
    get { self[ChosenToFitKey.self] }
    set { self[ChosenToFitKey.self] = newValue }
  }
}

private struct IsChosenToFitKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The same for bodies; true outside of any.
  fileprivate(set) var isChosenToFit: Bool {
    get { self[IsChosenToFitKey.self] }
    set { self[IsChosenToFitKey.self] = newValue }
  }
}

final class FittingElement: ValueElement<Axis.Set> {
  private let viewType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<Axis.Set>, _ inputs: ViewInputs) {
    viewType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { viewType }

  private func chosen(_ proposal: ProposedViewSize) -> ViewElement? {
    let axes: Axis.Set = value
    // Along an axis without a limit a view is as long as it is shown: a text wraps at that width.
    let free = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in viewChildren {
      let ideal = child.size(free)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { continue }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height { continue }
      return child
    }
    return viewChildren.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    let shown = chosen(offered)
    for child in viewChildren {
      (child as? CandidateElement)?.isChosen = child === shown
      if child === shown {
        child.place(CGRect(origin: .zero, size: size), offered: offered)
      } else {
        child.place(.zero)
      }
    }
  }
}

/// One of the views that might fit: neither drawn nor hit while another is shown.
final class CandidateElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  /// The lifetime of what is in it.
  private let content: Scope
  private let preferences: PreferenceNode?
  private let isShown: Attribute<Bool>

  init(
    _ inputs: ViewInputs, _ content: Scope, _ preferences: PreferenceNode?,
    _ isShown: Attribute<Bool>
  ) {
    self.content = content
    self.preferences = preferences
    self.isShown = isShown
    super.init(inputs)
  }

  var isChosen = false {
    didSet { if isChosen != oldValue { choiceChanged() } }
  }

  private func choiceChanged() {
    setNeedsCommit()
    preferences?.isSilent = !isChosen
    content.isHeldHidden = !isChosen
    content.setShown(isChosen && scope.isShown)
    _ = try? runtime.graph.set(isShown, to: isChosen)
    var outer = viewParent
    while let element = outer {
      element.shownContentChanged()
      outer = element.viewParent
    }
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = !isChosen
    return traits
  }
}

extension ViewElement {
  /// Whether it is a view that an enclosing `ViewThatFits` does not show.
  final var isUnchosenCandidate: Bool { (self as? CandidateElement)?.isChosen == false }

  /// Whether it is in such a view.
  final var isInUnchosenCandidate: Bool {
    var current: ViewElement? = self
    while let element = current {
      if element.isUnchosenCandidate { return true }
      current = element.viewParent
    }
    return false
  }
}
