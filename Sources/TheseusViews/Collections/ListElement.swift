import AttributeGraph
import Foundation
import TheseusCore

/// The scrolling part of a list: one element for focus, with a current row that the arrow keys
/// move.
final class ListElement: ScrollElement, FocusRegion, CurrentRowHolder {
  override var alignsContent: Bool { false }
  override var focusRegion: (any FocusRegion)? { self }
  private let parameters: _GraphValue<ListParameters>
  private(set) var selection: ListSelection?
  private var isTable = false
  /// The current row.
  private(set) var cursor: Int? { didSet { cursorName = cursor.flatMap { rows.name(of: $0) } } }
  /// The current row's name, to find it again among other rows.
  private var cursorName: RowName?
  /// The row where a selection by Shift begins; nil for the current row.
  var anchorName: RowName?
  /// The value that the user selected last.
  var usersChoice: AnyHashable?
  private let isForm: Bool
  private let rowHeightAttribute: Attribute<CGFloat>
  private let headerHeightAttribute: Attribute<CGFloat?>
  private(set) var least = ListRowHeights()
  private let menuAttribute: Attribute<MenuRows?>
  private let editModeAttribute: Attribute<Binding<EditMode>?>
  /// Whether rows show what deletes and moves them.
  private(set) var isEditing = false
  private(set) var editMode: Binding<EditMode>?
  /// The row whose handle is dragged, and the row whose place it would take.
  var drag: RowDrag? { didSet { if drag != oldValue { redrawRows() } } }
  /// Drops for each `ForEach` without rows.
  let emptyInsertions = EmptyRowInsertions()
  /// The row at which something would be inserted that is dragged over the list.
  weak var insertionTarget: ListRowElement? {
    didSet { if insertionTarget !== oldValue { redrawRows() } }
  }
  /// The names of both, to find them again among other rows.
  var dragNames: (row: RowName?, target: RowName?)
  private let paintAttribute: Attribute<PaintContext>
  /// The context in which rows show that they are selected.
  private(set) var paint = PaintContext()
  private var menuRows: MenuRows?
  /// Where the pointer last opened a menu; nil after another key or press.
  private var menuPlace: MenuPlace?

  private var isRequestedByRow = false

  private enum MenuPlace {
    case row(AnyHashable?)
    case beside
  }

  init(
    _ type: Any.Type, _ source: _GraphValue<ScrollParameters>,
    _ parameters: _GraphValue<ListParameters>, _ inputs: ViewInputs,
    isForm: Bool
  ) {
    self.parameters = parameters
    self.isForm = isForm
    menuAttribute = inputs.environment.value(\.menuRows)
    editModeAttribute = inputs.environment.value(\.editMode)
    paintAttribute = inputs.environment.value(\.paintContext)
    rowHeightAttribute = inputs.environment.value(\.defaultMinListRowHeight)
    headerHeightAttribute = inputs.environment.value(\.defaultMinListHeaderHeight)
    super.init(type, source, inputs)
    // It reads of all its rows whether they are selected.
    keepsContentApart = true
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let values = try context.load(parameters)
    selection = values.selection
    isTable = values.isTable
    follow(selection?.single())
    let (height, headerHeight) = (
      try context[rowHeightAttribute], try context[headerHeightAttribute]
    )
    let heights = ListRowHeights(
      row: metrics.roundedSpacing(height, .vertical),
      header: metrics.roundedSpacing(headerHeight ?? 0, .vertical))
    editMode = try context[editModeAttribute]
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    if heights != least || isEditing != self.isEditing {
      least = heights
      self.isEditing = isEditing
      if !isEditing { drag = nil }
      layOutMarks()
    }
    let paintBefore = paint
    paint = try context[paintAttribute]
    menuRows = try context[menuAttribute]
    menuRows?.meant = { [weak self] in self?.menuTargets ?? [] }
    // Reading the selection creates the dependencies; the rows draw the result.
    var now: Set<AnyHashable> = []
    for row in rows.realized {
      guard let tag = row.elements.first?.selectionTag(), selection?.isSelected(tag) ?? false else {
        continue
      }
      now.insert(tag)
      if selection?.allowsMany == true { selectedNames[tag] = rows.name(of: row.index) }
    }
    if selectedNames.count > now.count {
      selectedNames = selectedNames.filter { now.contains($0.key) || isSelected($0.key) }
    }
    defer { selected = now }
    if now != selected || paint != paintBefore {
      for row in rows.realized { for element in row.elements { element.setNeedsCommit() } }
    }
    return changed || now != selected
  }

  private var selected: Set<AnyHashable> = []
  /// The selected rows that exist, to find them again while they are away from the screen.
  private(set) var selectedNames: [AnyHashable: RowName] = [:]
  /// The number of rows above the current one that were deleted together with it.
  var deletedAbove = 0
  private var single: AnyHashable?
  /// Values that no row has, as far as they were reported.
  private var unmatched: Set<AnyHashable> = []

  /// When the app selects another row, the arrow keys continue from there, as from a clicked one.
  private func follow(_ selected: AnyHashable?) {
    defer { single = selected }
    guard let selected, selected != single, let cursor, tag(of: cursor) != selected,
      let row = firstSelectedRow
    else { return }
    self.cursor = row
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    reportUnmatchedSelection()
  }

  /// R86: shown as none, never rewritten, reported once for each value.
  private func reportUnmatchedSelection() {
    guard unmatchedSelection != nil, !waitsForCheck else { return }
    waitsForCheck = true
    whenSettled { [weak self] in self?.checkSelection() }
  }

  private var waitsForCheck = false

  /// The selected value, if no row has it and that was not reported.
  private var unmatchedSelection: AnyHashable? {
    guard let single, rows.count > 0, !unmatched.contains(single), selected.isEmpty,
      !rows.hasRow(tagged: single, { selection?.convert($0) })
    else { return nil }
    return single
  }

  private func checkSelection() {
    waitsForCheck = false
    guard let single = unmatchedSelection else { return }
    unmatched.insert(single)
    runtime.report(
      RuntimeIssue(
        kind: .invalidSelection,
        message:
          "the selection \(quoted(single.base)) of a List is the tag or id of none of its rows",
        identity: identity.description))
  }

  /// Rows were inserted, removed or moved: the current row stays the same one, or becomes the one
  /// that took its position.
  func rowsHaveChanged() {
    followDrag()
    guard let cursor else { return }
    self.cursor =
      cursorName.flatMap { rows.index(of: $0) }
      ?? rows.nearestRow(to: min(cursor - deletedAbove, rows.count - 1))
    deletedAbove = 0
    // The current row may be another element, even under the same name: when the first of two rows
    // with one id was removed, it is the second.
    redrawRows()
  }

  var currentRow: CurrentRow? {
    guard let cursor else { return nil }
    return CurrentRow(id: rows.address(of: cursor).flatMap { SavedHashable($0.id) }, index: cursor)
  }

  func resume(at row: CurrentRow) {
    guard let found = rows.index(of: row) else { return }
    cursor = found
    redrawRows()
  }

  /// Makes the row with an element the current one. False for a form, whose controls have focus.
  func makeCurrent(_ element: ViewElement) -> Bool {
    guard !isForm, isFocusable, let row = rows.realizedIndex(of: element) else { return false }
    cursor = row
    redrawRows()
    return true
  }

  var rows: LazyStackElement {
    guard let rows = viewChildren.first as? LazyStackElement else {
      preconditionFailure("a list without rows was mounted")
    }
    return rows
  }

  override var semantics: Semantics? { Semantics(isTable ? .table : .list) }
  func keepsFocus(in child: ViewElement?) -> Bool { child == nil }
  override var focusPreference: FocusPreference { .first }

  // MARK: Focus

  /// All elements of the current row show it, also those beside the one that focus moved in.
  func focusChangedInside() {
    followFocus()
    guard let cursor, case let row = rows.realizedRow(cursor), row.count > 1 else { return }
    for element in row { element.setNeedsCommit() }
  }

  /// A click or the app gave focus to a control in another row: keys continue from there, and Tab
  /// visits the other controls of that row.
  private func followFocus() {
    guard !isForm, let focused = focusManager?.focused, focused !== self, contains(focused),
      !isInCurrentRow(focused), let row = rows.realizedIndex(of: focused),
      rows.realizedRow(row).contains(where: { $0.sectionPart == .row })
    else { return }
    anchorName = nil
    cursor = row
    redrawRows()
  }

  override var isFocusable: Bool { !isForm && !frame.isNull && rows.count > 0 }

  /// Tab moves from the list into the controls of its current row, not through all rows. No arrow
  /// key leads to those of headers and footers, so it visits them, too.
  var focusableChildren: [ViewElement] {
    guard !isForm else { return viewChildren }
    return rows.realized.flatMap { made in
      made.index == cursor ? made.elements : made.elements.filter { $0.sectionPart != .row }
    }
  }

  override func focusChanged(_ isFocused: Bool) {
    // Among several selected rows it stays at the one where it was.
    if isFocused, cursor.flatMap({ tag(of: $0) }).map({ isSelected($0) }) != true {
      cursor = firstSelectedRow ?? cursor ?? firstRow(from: 0, by: 1)
    }
    redrawRows()
    super.focusChanged(isFocused)
  }

  private var firstSelectedRow: Int? {
    rows.realized.first { row in row.elements.first?.selectionTag().map { isSelected($0) } ?? false
    }?.index
  }

  func isSelected(_ tag: AnyHashable) -> Bool { selection?.isSelected(tag) ?? false }
  var hasSelection: Bool { selection != nil }

  func redrawRows() {
    for row in rows.realized { for element in row.elements { element.setNeedsCommit() } }
  }

  // MARK: Keys

  override func handle(_ key: KeyPress) -> Bool {
    menuPlace = nil
    deletedAbove = 0
    if key.key == .escape, key.modifiers.isDisjoint(with: .significant), key.phase != .up,
      endEditing()
    {
      return true
    }
    guard !isForm, key.phase != .up,
      focusManager?.focused === self || isInCurrentRow(focusManager?.focused)
    else {
      return super.handle(key)
    }
    let page = max(1, Int(clamping: frame.height / sizes.controlHeight) - 1)
    let modifiers = key.modifiers.subtracting([.numericPad, .capsLock])
    switch key.key {
    case .upArrow where modifiers == .option: return moveRow(by: -1)
    case .downArrow where modifiers == .option: return moveRow(by: 1)
    case .upArrow where modifiers.isSubset(of: .shift):
      return moveCursor(by: -1, extends: modifiers.contains(.shift))
    case .downArrow where modifiers.isSubset(of: .shift):
      return moveCursor(by: 1, extends: modifiers.contains(.shift))
    case "a" where modifiers == .command: return selectAllRows() || super.handle(key)
    case .pageUp: return moveCursor(by: -page, extends: modifiers.contains(.shift))
    case .pageDown: return moveCursor(by: page, extends: modifiers.contains(.shift))
    case .home where modifiers.contains(.shift): return moveCursor(by: -rows.count, extends: true)
    case .end where modifiers.contains(.shift): return moveCursor(by: rows.count, extends: true)
    case .home: return setCursor(firstRow(from: 0, by: 1), choosesByPress ? .none : .only)
    case .end:
      return setCursor(firstRow(from: rows.count - 1, by: -1), choosesByPress ? .none : .only)
    case .rightArrow where modifiers.isEmpty: return unfoldRow() || super.handle(key)
    case .leftArrow where modifiers.isEmpty: return foldRow() || super.handle(key)
    case .return where modifiers.isEmpty && choosesByPress,
      .space where modifiers.isEmpty && choosesByPress:
      return chooseCurrentRow()
    case .return where modifiers.isEmpty:
      defer { reportChoice() }
      return activateRow()
    case .space where modifiers.isEmpty: return activateRow()
    // A control inside a row has focus: the key is meant for the control, not for the row.
    case .delete where modifiers.isEmpty && focusManager?.focused === self,
      .deleteForward where modifiers.isEmpty && focusManager?.focused === self:
      return deleteRows()
    default: return super.handle(key)
    }
  }

  /// How the selection changes when a row becomes the current one.
  enum Choice {
    case none
    /// The row alone.
    case only
    /// Adds the row, or removes it.
    case toggle
    /// All rows from the one where the selection began.
    case range
  }

  @discardableResult
  func setCursor(_ row: Int?, _ choice: Choice = .only) -> Bool {
    guard let row else { return false }
    let before = cursor
    // A list that gets focus makes its selected row the current one.
    if focusManager?.focused !== self, isFocusable { focusManager?.focus(self) }
    cursor = row
    let origin = rows.frame.isNull ? .zero : rows.frame.origin
    reveal(rows.rowFrame(row).offsetBy(dx: origin.x, dy: origin.y))
    choose(row, choice, from: before)
    return true
  }

  private func activateRow() -> Bool {
    guard let cursor else { return false }
    let row = rows.realizedRow(cursor)
    for element in row where element.activateFirst(isAlone: row.count == 1) { return true }
    if let open = menuRows?.open {
      open(menuTargets)
      return true
    }
    guard let tag = tag(of: cursor) else { return false }
    anchorName = nil
    usersChoice = selection?.convert(tag)
    selection?.select(tag, selection?.allowsMany == true)
    return true
  }

  // MARK: Pointer

  /// The rows of a menu: the row it opens on, the whole selection if that row is selected, else the
  /// current row.
  private var menuTargets: Set<AnyHashable> {
    let selected = selection?.all() ?? []
    switch menuPlace {
    case .beside: return []
    case .row(let tag?) where !selected.contains(tag): return [tag]
    case .row: return selected
    case nil:
      return selected.isEmpty ? Set([cursor.flatMap { tag(of: $0) }].compactMap { $0 }) : selected
    }
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if case .press(.right) = event.action {
      // The row under the pointer has just reported it.
      if !isRequestedByRow { menuPlace = .beside }
      isRequestedByRow = false
    }
    return super.handle(event, at: point)
  }

  /// A menu may also open outside of all rows, and something may be dropped below them.
  override var hitTraits: HitTraits {
    var traits = super.hitTraits
    if menuRows != nil || takesDrops { traits.isSolid = true }
    return traits
  }

  /// Reports the row under the pointer when a menu opens.
  func menuWasRequested(for row: ListRowElement?) {
    guard let row else { return }
    menuPlace = .row(row.selectionTag())
    isRequestedByRow = true
  }

  func rowWasPressed(_ row: ListRowElement, _ modifiers: EventModifiers) -> Bool {
    guard !isForm,
      let index = rows.realized.first(where: { $0.elements.contains { $0 === row } })?.index,
      row.sectionPart == .row
    else {
      return false
    }
    menuPlace = nil
    let choice: Choice =
      modifiers.contains(.shift)
      ? .range
      : choosesByPress || !modifiers.isDisjoint(with: [.control, .command]) ? .toggle : .only
    let isTaken = setCursor(index, choice)
    if isTaken, choice == .only { reportChoice() }
    if let open = menuRows?.open, window.part(PointerState.self)?.pressCount == 2 {
      open(menuTargets)
    }
    return isTaken
  }

  /// Reports that the user chose the current row, if it can be selected.
  private func reportChoice() {
    guard selection != nil, let cursor, tag(of: cursor) != nil else { return }
    reportRowChoice()
  }

  /// Whether this row is the current one.
  func isCurrent(_ row: ListRowElement) -> Bool {
    guard let cursor, let focus = focusManager else { return false }
    return rows.realizedRow(cursor).contains { $0 === row }
      && (focus.focused === self || isInCurrentRow(focus.focused))
  }
}
