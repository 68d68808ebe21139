import AttributeGraph

/// The rows that were made of one `ForEach` in a lazy container. What is done in one update follows
/// the rows near the screen, not the data.
@MainActor
final class LazyForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  private let inputs: ViewInputs
  private let contents = RowContents<Data, Content>()
  private var collection: ForEach<Data, ID, Content>?
  private var rows: [ID: LazyRow<Data, ID, Content>] = [:]
  /// Rows with the id of another row, by number (R7).
  private var repeats: [Int: LazyRow<Data, ID, Content>] = [:]
  private var warned: Set<ID> = []
  /// The rows near the screen.
  private var near: [LazyRow<Data, ID, Content>] = []
  private var updates = 0
  /// Until the end of the pass that made the first rows.
  private var isFirstAppearance = true
  /// The flush of the first data.
  private var firstFlush = -1
  /// The ids before the data of this pass, while an observer records why rows are created.
  private var previous: Set<ID>?
  /// The ids of the present data, while an observer is attached.
  private var ids: Set<ID>?
  private var range: Range<Int>?

  init(_ inputs: ViewInputs) {
    var inputs = inputs
    // Preferences of rows are ordered by the position of the `ForEach` in the source (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
    super.init()
    inputs.preferences?.children = { [weak self] in self?.preferences ?? [] }
  }

  /// The preferences of the rows that have some, in the order of the rows.
  private var preferences: [PreferenceNode] {
    (Array(rows.values) + repeats.values)
      .filter { $0.row.preferences?.isUsed ?? false }
      .sorted { $0.index < $1.index }
      .compactMap(\.row.preferences)
  }

  override var count: Int { collection?.data.count ?? 0 }

  private func element(at index: Int) -> Data.Element? {
    guard let data = collection?.data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  override func elementID(at index: Int) -> AnyHashable {
    guard let collection, let element = element(at: index) else { return AnyHashable(index) }
    return AnyHashable(collection.identify(element))
  }

  override func indexOfMade(_ id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { rows[$0]?.index }
  }

  override func index(of id: AnyHashable) -> Int? {
    guard let collection, let id = id.base as? ID else { return nil }
    if let known = rows[id] { return known.index }
    return collection.data.firstIndex { collection.identify($0) == id }
      .map { collection.data.distance(from: collection.data.startIndex, to: $0) }
  }

  // MARK: New data

  /// Takes new data: existing rows are matched by id, those whose id was removed end (R6).
  func update(_ new: ForEach<Data, ID, Content>) {
    checkRange(new)
    let before = count
    noteIDs(of: new)
    collection = new
    contents.take(new)
    if let edits = new.edits?.actions {
      actions = inputs.rowActions
      if let move = edits.move { (actions.move, actions.canMove) = (move, nil) }
      if let delete = edits.delete { (actions.delete, actions.canDelete) = (delete, nil) }
    }
    updates += 1
    if updates == 1 { firstFlush = inputs.runtime.flushNumber }
    var hasMoved = count != before
    var missing: [ID: LazyRow<Data, ID, Content>] = [:]
    for (id, row) in rows {
      if let element = element(at: row.index), new.identify(element) == id {
        renew(row, element)
      } else {
        missing[id] = row
      }
    }
    if !missing.isEmpty {
      hasMoved = true
      findByShift(&missing, new)
      findInAll(&missing, new)
      for (id, row) in missing {
        rows[id] = nil
        end(
          row,
          Decision(.elementRemoved, at: new.site, rule: "R6", detail: .element(row.row.identifier)))
      }
    }
    // Once the others are at their new positions.
    renewRepeats(new)
    if hasMoved {
      structureVersion += 1
      inputs.preferences?.noteReordered()
    }
    if let restoration = inputs.runtime.restoration, updates == 1 || hasMoved {
      restoreRows(restoration, new)
    }
  }

  /// Recreates the rows that existed when state was saved, including those away from the screen:
  /// they keep what the profile keeps of rows off screen (R71).
  private func restoreRows(
    _ restoration: StateRestoration, _ collection: ForEach<Data, ID, Content>
  ) {
    guard !restoration.restoresRepeatedly else { return }
    var saved = RestoredRows(inputs.waitingPaths(in: restoration))
    guard !saved.isEmpty else { return }
    for (index, element) in collection.data.enumerated() {
      let id = collection.identify(element)
      let text = IdentityPath.Component.text(ofID: id)
      // A row with a repeated id is restored as a repeat: the other row need not precede it (R7).
      let isRepeat = saved.take(text, occurrence: index + 1)
      guard isRepeat || saved.take(text) else { continue }
      // Rows of late data, beside rows that are there.
      if isRepeat ? repeats[index] != nil : rows[id] != nil { continue }
      let row =
        isRepeat
        ? makeRepeat(element, id, index, collection) : row(at: index, id, element, collection)
      row.show(false, inputs.scope)
      leave(row, row.departures)
      if saved.isEmpty { break }
    }
  }

  /// Rows move together when others are inserted or removed before them: the distance that the last
  /// one moved is tried first.
  private func findByShift(
    _ missing: inout [ID: LazyRow<Data, ID, Content>], _ new: ForEach<Data, ID, Content>
  ) {
    for distance in [1, -1] {
      for (id, row) in missing {
        guard let element = element(at: row.index + distance), new.identify(element) == id else {
          continue
        }
        row.index += distance
        renew(row, element)
        missing[id] = nil
      }
    }
  }

  private func findInAll(
    _ missing: inout [ID: LazyRow<Data, ID, Content>], _ new: ForEach<Data, ID, Content>
  ) {
    guard !missing.isEmpty else { return }
    for (offset, element) in new.data.enumerated() {
      guard let row = missing.removeValue(forKey: new.identify(element)) else { continue }
      row.index = offset
      renew(row, element)
      if missing.isEmpty { break }
    }
  }

  /// A repeated id is identified by its number: it keeps its row as long as the number stays the
  /// same.
  private func renewRepeats(_ new: ForEach<Data, ID, Content>) {
    for (index, row) in repeats {
      let id = row.id
      if let element = element(at: index), new.identify(element) == id, rows[id]?.index != index {
        renew(row, element)
      } else {
        repeats[index] = nil
        end(
          row,
          Decision(.elementRemoved, at: new.site, rule: "R7", detail: .element(row.row.identifier)))
      }
    }
    contents.hasRepeats = !repeats.isEmpty
    if !warned.isEmpty { warned.formIntersection(repeats.values.map(\.id)) }
  }

  /// A row away from the screen runs when it comes near, so that an edit costs what the rows near
  /// the screen cost (R70). Something else may show what such a row has presented.
  private func renew(_ row: LazyRow<Data, ID, Content>, _ element: Data.Element) {
    row.row.element = element
    if let observer = inputs.runtime.observer, let site = collection?.site {
      observer.kept(
        row.row.scope,
        Decision(.kept, at: site, rule: "R6", detail: .stayingElement(row.row.identifier)))
    }
    if row.isNear || row.row.scope.isSeenElsewhere {
      inputs.graph.invalidate(row.row.attribute)
    } else {
      row.row.isOutdated = true
    }
  }

  private func end(_ row: LazyRow<Data, ID, Content>, _ decision: Decision) {
    near.removeAll { $0 === row }
    row.row.scope.end(decision)
  }

  // MARK: Making rows

  override func realize(_ index: Int, _ context: borrowing RuleContext) throws(GraphError)
    -> [ElementNode]
  {
    guard let collection, let element = element(at: index) else { return [] }
    let row = row(at: index, collection.identify(element), element, collection)
    if !row.isNear {
      row.isNear = true
      near.append(row)
      row.presence?.set(true)
    }
    row.row.catchUp()
    return try row.row.list.flatten(context)
  }

  private func row(
    at index: Int, _ id: ID, _ element: Data.Element, _ collection: ForEach<Data, ID, Content>
  ) -> LazyRow<Data, ID, Content> {
    if let known = rows[id], known.index == index { return known }
    if let duplicate = repeats[index] { return duplicate }
    if rows[id] != nil { return makeRepeat(element, id, index, collection) }
    let row = make(element, id, index, occurrence: 0, collection)
    rows[id] = row
    return row
  }

  private func makeRepeat(
    _ element: Data.Element, _ id: ID, _ index: Int, _ collection: ForEach<Data, ID, Content>
  ) -> LazyRow<Data, ID, Content> {
    warnOfDuplicate(id, collection)
    contents.hasRepeats = true
    let row = make(element, id, index, occurrence: index + 1, collection)
    repeats[index] = row
    return row
  }

  private func make(
    _ element: Data.Element, _ id: ID, _ index: Int, occurrence: Int,
    _ collection: ForEach<Data, ID, Content>
  ) -> LazyRow<Data, ID, Content> {
    let identifier = TypedIdentifier(id)
    let scope = Scope(
      in: inputs.scope, depth: inputs.depth + 1,
      decision: decision(identifier, id, isRepeat: occurrence > 0, collection))
    let row = ForEachRow(scope, contents, identifier, element, isRepeat: occurrence > 0, 0)
    var place = inputs
    var presence: RowPresence?
    if inputs.profile.lazyRowRetention == .rowOnly {
      let made = RowPresence(in: scope)
      presence = made
      place.rowBody = RowBody(presence: made)
    }
    row.mount(place, occurrence)
    return LazyRow(row, id, index, presence)
  }

  /// Why a row is created: the data of this pass inserted it, it appears together with its
  /// container, or it came near the screen later (R71).
  private func decision(
    _ identifier: TypedIdentifier<ID>, _ id: ID, isRepeat: Bool,
    _ collection: ForEach<Data, ID, Content>
  ) -> Decision {
    let detail = Decision.Detail.element(identifier)
    // Another row has the id of a repeat, so the ids before say nothing about it (R7).
    if let previous, isRepeat || !previous.contains(id) {
      return Decision(.elementInserted, at: collection.site, rule: "R6", detail: detail)
    }
    guard isAppearing else {
      return Decision(.scrolledIntoView, at: collection.site, rule: "R71", detail: detail)
    }
    return inputs.scope.decision.kind == .firstAppearance
      ? Decision(.firstAppearance, at: collection.site, rule: "R70", detail: detail)
      : inputs.scope.decision
  }

  /// Whether rows that are created now appear together with their container: in the flush that
  /// mounted it, up to the end of the pass that made the first rows.
  private var isAppearing: Bool {
    guard isFirstAppearance, inputs.runtime.flushNumber == firstFlush else { return false }
    if rows.isEmpty {
      inputs.runtime.lifecycleQueue.perform { [weak self] in self?.isFirstAppearance = false }
    }
    return true
  }

  /// Keeps the ids of the data that is about to be replaced, until the end of the pass.
  ///
  /// They are noted when the data is taken: a collection of bindings changes with its owner.
  private func noteIDs(of new: ForEach<Data, ID, Content>) {
    guard inputs.runtime.observer != nil else {
      ids = nil
      return
    }
    // Not noted yet in the first update after an observer was attached.
    if let known = ids ?? collection.map({ Set($0.data.lazy.map($0.identify)) }) {
      previous = known
      inputs.runtime.lifecycleQueue.perform { [weak self] in self?.previous = nil }
    }
    ids = Set(new.data.lazy.map(new.identify))
  }

  /// R7: among realized rows only.
  private func warnOfDuplicate(_ id: ID, _ collection: ForEach<Data, ID, Content>) {
    guard warned.insert(id).inserted else { return }
    inputs.runtime.report(
      RuntimeIssue(
        kind: .duplicateID,
        message:
          "ForEach has the id \(quoted(id)) more than once; later rows get identities of their own",
        identity: inputs.identity.description, location: collection.site.position))
  }

  /// R8.
  private func checkRange(_ collection: ForEach<Data, ID, Content>) {
    if let range, let issue = collection.rangeIssue(after: range, inputs) {
      inputs.runtime.report(issue)
    }
    range = collection.constantRange
  }

  // MARK: Near and seen

  override func keepNear(_ range: Range<Int>) {
    guard near.contains(where: { !range.contains($0.index) }) else { return }
    for row in near where !range.contains(row.index) {
      row.isNear = false
      row.departures += 1
      row.show(false, inputs.scope)
      leave(row, row.departures)
    }
    near.removeAll { !$0.isNear }
  }

  override func show(_ range: Range<Int>) {
    for row in near { row.show(range.contains(row.index), inputs.scope) }
  }

  /// R71: what the profile keeps of a row off screen.
  private func leave(_ row: LazyRow<Data, ID, Content>, _ departure: Int) {
    let isStillOffscreen = { [weak row] in
      row.map { !$0.isNear && $0.departures == departure && $0.row.scope.isAlive } ?? false
    }
    switch inputs.profile.lazyRowRetention {
    case .all: break
    case .rowOnly:
      inputs.runtime.departures.append(after: 0) { [weak row] in
        if isStillOffscreen() { row?.presence?.set(false) }
      }
    case .visible(let grace):
      inputs.runtime.departures.append(after: max(0, grace)) { [weak self, weak row] in
        guard isStillOffscreen(), let self, let row else { return }
        drop(row)
      }
    }
  }

  private func drop(_ row: LazyRow<Data, ID, Content>) {
    let id = row.id
    if rows[id] === row { rows[id] = nil } else { repeats[row.index] = nil }
    end(
      row,
      Decision(
        .scrolledOutOfView, at: collection?.site, rule: "R71", detail: .element(row.row.identifier))
    )
  }
}

/// A row that was made, and where it is now.
@MainActor
final class LazyRow<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let row: ForEachRow<Data, ID, Content>
  let id: ID
  let presence: RowPresence?
  var index: Int
  var isNear = false
  /// How often it left the screen.
  var departures = 0

  init(_ row: ForEachRow<Data, ID, Content>, _ id: ID, _ index: Int, _ presence: RowPresence?) {
    self.row = row
    self.id = id
    self.index = index
    self.presence = presence
  }

  func show(_ isSeen: Bool, _ container: Scope) {
    let scope = row.scope
    guard scope.isHeldHidden == isSeen else { return }
    scope.isHeldHidden = !isSeen
    row.preferences?.isSilent = !isSeen
    if !isSeen { scope.setShown(false) } else if container.isShown { scope.setShown(true) }
  }
}
