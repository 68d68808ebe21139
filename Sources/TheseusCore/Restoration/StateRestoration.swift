/// Saved state waiting for the views that claim it: during the first update of a runtime, and while
/// the app loads what that update asked for (R33).
@MainActor
final class StateRestoration {
  /// Cells not yet claimed, by identity, in the order in which they were saved: equal paths are
  /// claimed in that order.
  private(set) var waiting: [String: [SavedCell]] = [:]
  private let identities: Set<String>
  /// Those of views that are there and have made a state.
  private var seen: Set<String> = []
  /// Whether restored values are restored again for views that are recreated at the same position.
  var restoresRepeatedly = false
  private(set) var claimed: [RestoredCell] = []
  /// The issues about restored values that were overwritten.
  var overwritten: [RuntimeIssue] = []
  /// Lives as long as the first update and the tasks that were started in it, and in updates in
  /// which something was restored later.
  private(set) weak var loading: RestorationLoading?
  /// Keeps `loading` alive during the first update.
  private var firstLoading: RestorationLoading?
  private(set) var isFirstUpdate = true
  /// The flush in which a view last claimed something.
  private(set) var lastClaim = -1

  init(_ snapshot: Snapshot, loading: RestorationLoading) {
    firstLoading = loading
    self.loading = loading
    for cell in snapshot.cells { waiting[cell.identity, default: []].append(cell) }
    identities = Set(waiting.keys)
  }

  // MARK: Time

  /// How long values wait for views whose data is loaded after the start, in the host's time.
  static let patience = Duration.seconds(10)

  /// Whether no view will claim anything any more.
  var isOver: Bool { !isFirstUpdate && (loading == nil || !isWaiting) }

  private var isWaiting: Bool { waiting.contains { !$0.value.isEmpty } }

  /// The first update is over; tasks that it started may still load data.
  func endFirstUpdate() {
    isFirstUpdate = false
    firstLoading = nil
  }

  /// Whether values were restored in this flush: writes of its actions overwrite them.
  func isNew(in flush: Int) -> Bool { isFirstUpdate || lastClaim == flush }

  /// The number of the present flush, for `isNew`.
  var flush = -1

  /// Saved cells that no view has claimed, in the order of their identities. A snapshot that is
  /// made meanwhile keeps them.
  var waitingCells: [SavedCell] { waiting.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The outcome for each saved cell up to now. The focus of a window is left out: no view of the
  /// app has it.
  var report: [RestoredCell] {
    claimed
      + waitingCells.filter { $0.kind != .focus }.map { cell in
        RestoredCell(
          kind: cell.kind, identity: cell.identity, property: cell.property, outcome: .waiting,
          reason: "its view has not appeared yet; the app is loading")
      }
  }

  /// Whether anything was saved for an identity.
  func knows(_ identity: IdentityPath) -> Bool { identities.contains(identity.savedText) }

  /// The remaining paths below a position of saved cells that no view has claimed: from the first
  /// component that a view mounted there would have.
  ///
  /// - Parameter index: that of the view among its siblings; negative where it has none.
  func waitingPaths(below place: IdentityPath, index: Int32) -> [Substring] {
    let prefix = place.savedText + "/"
    let index = index >= 0 ? "[\(index)]" : nil
    return waiting.compactMap { path, cells in
      guard !cells.isEmpty, path.hasPrefix(prefix) else { return nil }
      let rest = path.dropFirst(prefix.count)
      guard let index else { return rest }
      // `Row[1]`, `if:true[1]#id`, `[1]#id`: the index among siblings precedes the id.
      let end = rest.firstIndex { $0 == "/" || $0 == "#" } ?? rest.endIndex
      return rest[..<end].hasSuffix(index) ? rest : nil
    }
  }

  // MARK: Claiming

  /// The saved value of a `@State` that is being made, if there is one that fits.
  ///
  /// - Parameters:
  ///   - initial: the property's initial value, for the fields that a struct gained.
  ///   - previousNames: the former names of the view's properties.
  func take<Value>(
    _ key: StateKey, of identity: IdentityPath, initial: Value,
    _ keying: IdentityProfile.StateKeying, previousNames: () -> [String: String]
  ) -> Value? {
    let path = identity.savedText
    guard waiting[path]?.isEmpty == false else { return nil }
    seen.insert(path)
    let claim = Claim(
      name: "\(key.declaringTypeName).\(key.name)", typeName: key.valueTypeName)
    if let saved = takeCell(path, { $0.kind == .state && key.matches($0, keying) }) {
      return use(saved, claim) {
        try SavedValue.decodeIfPossible($0, initial: initial, empty: &$1)
      }
    }
    guard keying == .declaredName else { return nil }
    for name in key.previousNames(previousNames()) {
      if let saved = takeCell(
        path,
        { $0.kind == .state && $0.name == name && $0.declaringType == key.declaringTypeName })
      {
        return use(saved, claim) {
          try SavedValue.decodeIfPossible($0, initial: initial, empty: &$1)
        }
      }
    }
    return nil
  }

  /// The saved value of something that is not a property, such as a tab or a scroll position, with
  /// its JSON.
  func take<Value: Codable>(
    _ kind: SavedCell.Kind, of identity: IdentityPath, as type: Value.Type
  ) -> (value: Value, json: String)? {
    let path = identity.savedText
    guard let saved = takeCell(path, { $0.kind == kind }) else { return nil }
    return use(saved, Claim(name: saved.property, typeName: StateKey.stableName(of: type))) {
      json, _ in (try StateJSON.decode(type, from: json), json)
    }
  }

  /// The saved values of `@SceneStorage` in the store at `place`.
  func takeSceneStorage(of place: String) -> [(key: String, json: String)] {
    var values: [(key: String, json: String)] = []
    while let saved = takeCell(place, { $0.kind == .sceneStorage }, again: false) {
      guard let json = saved.value else { continue }
      note(saved, nil, .kept, "restored")
      values.append((saved.name, json))
    }
    return values
  }

  func takeCell(
    _ path: String, _ isMeant: (SavedCell) -> Bool, again: Bool = true
  ) -> SavedCell? {
    guard let index = waiting[path]?.firstIndex(where: isMeant),
      let saved = waiting[path]?.remove(at: index)
    else { return nil }
    if restoresRepeatedly, again { waiting[path]?.append(saved) }
    lastClaim = flush
    return saved
  }

  // MARK: Values

  /// The property that claims a saved value.
  struct Claim {
    /// `Counter.count`
    let name: String
    let typeName: String
  }

  /// Decodes a saved value if its type fits, and notes the outcome.
  func use<Result>(
    _ saved: SavedCell, _ claim: Claim, _ decode: (String, inout [String]) throws -> Result?
  ) -> Result? {
    let isSame = saved.valueType == claim.typeName
    guard isSame || ValueTypeName(claim.typeName).holds(ValueTypeName(saved.valueType)) else {
      note(
        saved, claim, .reset,
        "its type was \(Self.plain(saved.valueType)) and is \(Self.plain(claim.typeName))",
        isMistyped: true)
      return nil
    }
    guard let json = saved.value else {
      note(saved, claim, .reset, saved.reason ?? "it was not saved")
      return nil
    }
    do {
      var empty: [String] = []
      guard let result = try decode(json, &empty) else {
        note(saved, claim, .reset, "its type, \(Self.plain(claim.typeName)), is not Decodable")
        return nil
      }
      let type = isSame ? "" : "; its type was \(Self.plain(saved.valueType))"
      let gained = empty.isEmpty ? "" : "; new fields are empty: \(empty.joined(separator: ", "))"
      note(saved, claim, .kept, "restored\(type)\(gained)")
      return result
    } catch {
      let clause = (error as? DecodingError)?.clause ?? "\(error)"
      note(saved, claim, .reset, "its saved value could not be read: \(clause)")
      return nil
    }
  }

  // MARK: The report

  /// An action wrote another value over that of a property (R33).
  func noteOverwritten(_ property: String, of identity: String, by writer: String) {
    for index in claimed.indices where claimed[index].identity == identity {
      let claim = claimed[index].claimant ?? claimed[index].property
      // With an object its variables.
      let isVariable = claimed[index].variable != nil && claim.hasPrefix(property + ".")
      if claim == property || isVariable { noteOverwritten(index, by: writer) }
    }
  }

  /// - Parameter outcome: its index.
  /// - Returns: the outcome.
  @discardableResult
  func noteOverwritten(_ outcome: Int, by writer: String) -> RestoredCell {
    if claimed[outcome].outcome == .kept {
      claimed[outcome].isOverwritten = true
      claimed[outcome].overwriter = writer
      claimed[outcome].reason = "restored, then overwritten by \(writer)"
    }
    return claimed[outcome]
  }

  /// The last outcome is that of a variable, named by its class: `Navigator.tab`.
  ///
  /// - Parameter declaration: of the property that holds the object.
  /// - Returns: its index.
  func nameLast(_ variable: String, at declaration: SourcePosition?) -> Int {
    claimed[claimed.count - 1].variable = variable
    claimed[claimed.count - 1].declaration = declaration
    return claimed.count - 1
  }

  /// No view will claim the remaining cells.
  ///
  /// - Parameter isLate: whether they waited for views that come later than the first update.
  func finish(isLate: Bool, _ report: (RuntimeIssue) -> Void) {
    let reason =
      !isLate
      ? "its view was not there after the start"
      : loading == nil
        ? "its view was not there when the app had loaded its data"
        : "its view did not appear within \(Self.patience.components.seconds) s"
    for cell in waitingCells {
      let isProperty = cell.kind == .state || cell.kind == .object
      let hasView = isProperty && seen.contains(cell.identity)
      note(cell, nil, .dropped, hasView ? "its view has no such property any more" : reason)
    }
    waiting = [:]
    for cell in claimed where cell.outcome != .kept {
      report(
        RuntimeIssue(
          kind: .stateNotRestored,
          message: "\(cell.property) was \(cell.outcome.rawValue): \(cell.reason)",
          identity: cell.identity))
    }
  }

  /// A type's name as a developer writes it: `Int`, not `Swift.Int`.
  private static func plain(_ type: String) -> String {
    type.replacing(#/\bSwift\./#, with: "")
  }

  private func note(
    _ cell: SavedCell, _ claim: Claim?, _ outcome: RestoredCell.Outcome, _ reason: String,
    isMistyped: Bool = false
  ) {
    guard cell.kind != .focus else { return }
    var reason = reason
    if let claim, claim.name != cell.property { reason += "; it is \(claim.name) now" }
    claimed.append(
      RestoredCell(
        kind: cell.kind, identity: cell.identity, property: cell.property, outcome: outcome,
        reason: reason,
        claimant: claim?.name, isMistyped: isMistyped))
  }
}

extension SavedCell {
  /// The identity of what belongs to the whole tree and not to a view.
  static let ofTheRuntime = ""
}
