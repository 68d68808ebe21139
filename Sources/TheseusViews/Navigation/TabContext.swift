import AttributeGraph
import TheseusCore

/// The selection that the pages of one tab view share.
@MainActor
final class TabContext {
  let runtime: ViewRuntime
  /// The tag of the binding's selection; nil when the tab view has its own.
  var selection: Attribute<AnyHashable?>?
  /// The page chosen last, where there is no binding.
  private(set) var ownSelection: Attribute<Int?>
  /// In the order of the views.
  private(set) var pages: [TabPage] = []
  /// Where the tab view is written.
  private var place: IdentityPath?
  /// The index of the page that is selected until the user chooses one.
  private var firstIndex: Int?
  /// When dots are shown, where there are pages instead of labels.
  let indexMode: PageTabViewStyle.IndexDisplayMode?
  /// Whether the bar shows the headers of sections.
  let showsHeaders: Bool
  private var nextIndex = 0
  /// The restored page until it is there.
  private var awaited: TabSession?
  /// Whether pages may still appear that belong to what was restored.
  private var isLoading = false
  /// A page's tag as a value of the selection; nil where its type is another (R86).
  var convert: (AnyHashable) -> AnyHashable? = { $0 }
  /// Writes the binding.
  var select: (AnyHashable) -> Void = { _ in }

  init(
    _ inputs: ViewInputs, pages: PageTabViewStyle.IndexDisplayMode?, showsHeaders: Bool
  ) {
    runtime = inputs.runtime
    indexMode = pages
    self.showsHeaders = showsHeaders
    ownSelection = inputs.graph.makeSource(nil, in: inputs.scope.subgraph)
  }

  /// The page chosen last is a part of the user's session where there is no binding (R32).
  func keepInSession(_ inputs: ViewInputs, of type: Any.Type, at place: IdentityPath) {
    self.place = place
    let graph = inputs.graph
    let restored = inputs.keepInSession(.tab, of: type, at: { place }) { [weak self] in
      self?.session
    }
    guard let restored else { return }
    ownSelection = graph.makeSource(.some(restored.index), in: inputs.scope.subgraph)
    awaited = restored
    isLoading = true
    resumeAfterUpdate()
    runtime.afterLoadingRestored { [weak self] in
      self?.isLoading = false
      self?.resume()
    }
  }

  private var chosenIndex: Int? { try? runtime.graph.value(of: ownSelection) }

  private var session: TabSession? {
    if let awaited, pages.isEmpty || isLoading { return awaited }
    guard let index = chosenIndex, index != firstIndex else { return nil }
    let page = pages.first { $0.index == index }
    return TabSession(
      index: index, tag: page?.ownTag.flatMap { SavedHashable($0) }, label: page?.title)
  }

  /// When the pages and their labels are there.
  private func resumeAfterUpdate() {
    runtime.afterUpdate { [weak self] in self?.resume() }
  }

  /// Another build may have pages before the saved one: its tag or its label identifies it. Without
  /// the page the first one is shown. The saved one is selected if it appears while the app loads.
  private func resume() {
    guard let saved = awaited, !pages.isEmpty else { return }
    let present = pages.first { $0.index == saved.index }
    func isSaved(_ page: TabPage) -> Bool {
      if let tag = saved.tag {
        return page.ownTag.map { tag.value(ofSameTypeAs: $0) == $0 } ?? false
      }
      return saved.label != nil && page.title == saved.label
    }
    let found = present.flatMap { isSaved($0) ? $0 : nil } ?? pages.first(where: isSaved)
    if let found {
      awaited = nil
      if found.index != chosenIndex { choose(found) }
    } else if present != nil, chosenIndex == saved.index {
      awaited = nil
    } else {
      if chosenIndex == saved.index { _ = try? runtime.graph.set(ownSelection, to: nil) }
      if !isLoading { awaited = nil }
    }
  }

  func add(_ page: TabPage) {
    page.index = nextIndex
    nextIndex += 1
    if awaited != nil, isLoading || pages.isEmpty {
      resumeAfterUpdate()
    } else {
      awaited = nil
    }
    pages.append(page)
  }

  /// Pages are created in another order where a view waits for an object of its environment, or
  /// appears later.
  func order(_ ordered: [TabPage]) {
    guard !ordered.elementsEqual(pages, by: { $0 === $1 }) else { return }
    pages = ordered
  }

  /// Whether a page is the first of those of the first update. The pages before one may be created
  /// later in it: the rows of a `ForEach`, a view that waits for an object.
  func isFirst(_ page: TabPage) -> Bool {
    if firstIndex == nil {
      if page.place?.mayFollowOthers(in: place) ?? false {
        runtime.afterUpdate { [weak self] in self?.startAtFirst() }
      } else {
        firstIndex = firstByPlace?.index
      }
    }
    return page.index == firstIndex
  }

  private var firstByPlace: TabPage? {
    pages.min { $0.place?.precedes($1.place) ?? false }
  }

  private func startAtFirst() {
    guard selection == nil, chosenIndex == nil, !pages.contains(where: \.isSelected),
      let first = firstByPlace
    else { return }
    firstIndex = first.index
    _ = try? runtime.graph.set(ownSelection, to: first.index)
  }

  /// Whether the bar with labels or dots is there.
  var showsBar: Bool {
    indexMode == nil || indexMode == .always || indexMode == .automatic && pages.count > 1
  }

  func remove(_ page: TabPage) {
    pages.removeAll { $0 === page }
    guard page.isSelected, selection == nil else { return }
    runtime.afterUpdate { [weak self] in self?.replaceRemoved() }
  }

  /// The selected page was removed: the first one is shown. Where there is a binding, its value
  /// says which page is shown, also when that is none (R86).
  private func replaceRemoved() {
    guard let first = pages.first else {
      // The next pages begin as those of a new tab view.
      firstIndex = nil
      _ = try? runtime.graph.set(ownSelection, to: nil)
      return
    }
    guard !pages.contains(where: \.isSelected) else { return }
    _ = try? runtime.graph.set(ownSelection, to: first.index)
  }

  /// The number that the label of a page shows: a page without a label is named by its number.
  func number(of index: Int) -> Int? {
    indexMode == nil && pages[index].label.isUnnamed ? index + 1 : nil
  }

  /// Whether labels show numbers that they should not, or no number where they should.
  var hasOtherNumbers: Bool {
    pages.indices.contains { number(of: $0) != pages[$0].shownNumber }
  }

  func updateNumbers() {
    for index in pages.indices where number(of: index) != pages[index].shownNumber {
      pages[index].shownNumber = number(of: index)
    }
  }

  func choose(_ page: TabPage) {
    awaited = nil
    if selection != nil {
      if let tag = page.tag { select(tag) }
    } else {
      _ = try? runtime.graph.set(ownSelection, to: page.index)
    }
  }
}

/// The page of a tab view as snapshots hold it.
struct TabSession: Codable, Equatable {
  var index: Int
  /// Of the page, if it has one.
  var tag: SavedHashable?
  var label: String?
}

/// One page of a tab view: its label, and its content, which is created when it is first selected
/// (R72).
@MainActor
final class TabPage {
  unowned let context: TabContext
  var index = 0
  var tag: AnyHashable?
  /// The tag that the app set.
  var ownTag: AnyHashable?
  var isSelected = false
  /// Where the page is written.
  var place: IdentityPath?
  let label: TabLabelElement
  private let number: Attribute<TabNumber>
  /// The header of its section, if the bar shows it.
  let header: TabHeaderElement?

  init(
    _ context: TabContext, label: TabLabelElement, number: Attribute<TabNumber>,
    header: TabHeaderElement?
  ) {
    self.context = context
    self.label = label
    self.number = number
    self.header = header
  }

  /// The number in its label, from 1; nil where the label has a content of its own.
  var shownNumber: Int? {
    get { (try? context.runtime.graph.value(of: number))?.number }
    set { _ = try? context.runtime.graph.set(number, to: TabNumber(number: newValue)) }
  }

  fileprivate var title: String? { label.semantics?.label }

  /// The page in the cause of a decision.
  fileprivate var detail: Decision.Detail {
    tag.map { .value($0) } ?? .value(index, before: "number ")
  }
}

/// Decides whether a page is selected, and makes, hides or ends its content.
@MainActor
struct TabPageRule {
  let page: TabPage
  let selection: Attribute<AnyHashable?>?
  let ownSelection: Attribute<Int?>
  let tag: Attribute<AnyHashable?>
  let branch: Branch
  let inputs: ViewInputs
  let mount: (ViewInputs, inout ElementList) -> Void
}

extension TabPageRule: @MainActor Rule {
  /// The id of the page's `ForEach` row, where the selection has its type (R86).
  private var rowTag: AnyHashable? {
    guard selection != nil, let id = inputs.rowIdentifier?.value else { return nil }
    return page.context.convert(id) == nil ? nil : id
  }

  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    branch.attribute = context.id
    // Ids of rows are compared with its type.
    if let selection { _ = try context[selection] }
    page.ownTag = try context[tag]
    page.tag = page.ownTag ?? rowTag ?? AnyHashable(page.index)
    let selected: Bool
    if let selection {
      let value = try context[selection]
      selected = value != nil && page.tag.flatMap(page.context.convert) == value
    } else {
      selected = try context[ownSelection].map { $0 == page.index } ?? page.context.isFirst(page)
    }
    page.isSelected = selected
    page.label.isSelected = selected
    branch.isSilent = !selected
    if selected {
      if let scope = branch.scope {
        scope.isHeldHidden = false
        if inputs.scope.isShown { scope.setShown(true) }
      } else {
        branch.replace(Decision(.tabSelected, rule: "R72", detail: page.detail), mount: mount)
      }
      return branch.span
    }
    // A page that had been visited when state was saved is there again, as it was: not seen.
    if branch.scope == nil, inputs.profile.tabRetention == .visited, inputs.hasWaitingState {
      branch.replace(Decision(.restored, rule: "R31", detail: page.detail), mount: mount)
    }
    if let scope = branch.scope {
      switch inputs.profile.tabRetention {
      case .visited:
        scope.isHeldHidden = true
        scope.setShown(false)
      case .selectedOnly: branch.clear(Decision(.tabDeselected, rule: "R72", detail: page.detail))
      }
    }
    return ElementSpan(items: [], version: .max)
  }
}

extension IdentityPath {
  /// Whether the position is before another one in a block of views around both.
  fileprivate func precedes(_ other: IdentityPath?) -> Bool {
    guard let other else { return false }
    var (own, others) = (self.ancestry, other.ancestry)
    while let a = own.popLast(), let b = others.popLast() {
      if a === b { continue }
      guard let index = a.indexInBlock, let second = b.indexInBlock else { return false }
      return index < second
    }
    return false
  }

  /// Whether there may be other views before it in the blocks around it, inside of `outer`.
  fileprivate func mayFollowOthers(in outer: IdentityPath?) -> Bool {
    guard let outer else { return false }
    return ancestry.prefix { $0 !== outer }.contains { ($0.indexInBlock ?? 0) > 0 }
  }

  /// The position and those around it, innermost first.
  private var ancestry: [IdentityPath] {
    Array(sequence(first: self) { $0.parent })
  }

  private var indexInBlock: Int? {
    switch component {
    case .view(_, let index, _), .arm(_, let index, _), .part(_, let index): index
    case .id: nil
    }
  }
}
