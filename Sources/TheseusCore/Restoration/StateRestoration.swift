import TheseusSession

/// Saved state waiting for the views that claim it, during the first update of a runtime.
@MainActor
final class StateRestoration {
  /// Cells not yet claimed, by identity, in the order in which they were saved: equal paths are
  /// claimed in that order.
  private var waiting: [String: [SavedCell]] = [:]
  private let identities: Set<String>
  /// Restored values are restored again for views that are recreated at the same position.
  var givesAgain = false
  private(set) var report: [RestoredCell] = []

  init(_ snapshot: Snapshot) {
    for cell in snapshot.cells { waiting[cell.identity, default: []].append(cell) }
    identities = Set(waiting.keys)
  }

  /// Whether anything was saved for an identity.
  func knows(_ identity: IdentityPath) -> Bool { identities.contains(identity.description) }

  /// The remaining paths below a position of saved cells that no view has claimed: from the first
  /// component that a view mounted there would have.
  ///
  /// - Parameter index: that of the view among its siblings; negative where it has none.
  func waitingPaths(below place: IdentityPath, index: Int32) -> [Substring] {
    let prefix = place.description + "/"
    let index = index >= 0 ? "[\(index)]" : nil
    return waiting.compactMap { path, cells in
      guard !cells.isEmpty, path.hasPrefix(prefix) else { return nil }
      let rest = path.dropFirst(prefix.count)
      guard let index else { return rest }
      // `Row[1]`, `if:true[1]#id`: the index among siblings precedes the id.
      let end = rest.firstIndex { $0 == "/" || $0 == "#" } ?? rest.endIndex
      return rest[..<end].hasSuffix(index) ? rest : nil
    }
  }

  // MARK: Claiming

  /// The saved value of a `@State` that is being made, if there is one that fits.
  ///
  /// - Parameters:
  ///   - initial: the property's initial value, for the fields that a struct gained.
  ///   - previousNames: those of the view's properties.
  func take<Value>(
    _ key: StateKey, of identity: IdentityPath, initial: Value,
    _ keying: IdentityProfile.StateKeying, previousNames: () -> [String: String]
  ) -> Value? {
    let path = identity.description
    guard waiting[path]?.isEmpty == false else { return nil }
    let claim = Claim(
      name: "\(key.declaringTypeName).\(key.name)", typeName: key.valueTypeName)
    if let saved = claimed(path, { $0.kind == .state && key.matches($0, keying) }) {
      return use(saved, claim) { try SavedValue.decodeIfPossible($0, initial: initial) }
    }
    guard keying == .declaredName else { return nil }
    for name in key.previousNames(previousNames()) {
      if let saved = claimed(
        path,
        { $0.kind == .state && $0.name == name && $0.declaringType == key.declaringTypeName })
      {
        return use(saved, claim) { try SavedValue.decodeIfPossible($0, initial: initial) }
      }
    }
    return nil
  }

  /// Restores the variables of an object that is the value of a property (R35).
  /// - Returns: the restored ones: `Navigator.tab`.
  func restore(
    _ object: any SessionState, _ key: StateKey, of identity: IdentityPath
  ) -> [String] {
    let path = identity.description
    guard waiting[path]?.isEmpty == false else { return [] }
    let previous = type(of: object).previousNames
    var restored: [String] = []
    for field in SessionFields.of(object) {
      let claimed = { (name: String) in
        self.claimed(path) {
          $0.kind == .object && $0.name == "\(key.name).\(name)"
            && $0.declaringType == key.declaringTypeName
        }
      }
      guard let saved = claimed(field.name) ?? previous[field.name].flatMap(claimed) else {
        continue
      }
      let claim = Claim(
        name: "\(key.declaringTypeName).\(key.name).\(field.name)",
        typeName: StateKey.stableName(of: field.valueType))
      let isRestored: Void? = use(saved, claim) { try field.restore(object, $0) }
      guard isRestored != nil else { continue }
      let variable = "\(IdentityPath.Component.name(of: type(of: object))).\(field.name)"
      report[report.count - 1].variable = variable
      restored.append(variable)
    }
    return restored
  }

  /// The saved value of something that is no property: a tab, a scroll position.
  func take<Value: Codable>(
    _ kind: SavedCell.Kind, of identity: IdentityPath, as type: Value.Type
  ) -> Value? {
    let path = identity.description
    guard let saved = claimed(path, { $0.kind == kind }) else { return nil }
    return use(saved, Claim(name: saved.property, typeName: StateKey.stableName(of: type))) {
      try StateJSON.decode(type, from: $0)
    }
  }

  /// The saved values of `@SceneStorage` in the tree's own store.
  func takeSceneStorage() -> [(key: String, json: String)] {
    var values: [(key: String, json: String)] = []
    while let saved = claimed(SavedCell.ofTheRuntime, { $0.kind == .sceneStorage }, again: false) {
      guard let json = saved.value else { continue }
      note(saved, nil, .kept, "restored")
      values.append((saved.name, json))
    }
    return values
  }

  private func claimed(
    _ path: String, _ isMeant: (SavedCell) -> Bool, again: Bool = true
  ) -> SavedCell? {
    guard let index = waiting[path]?.firstIndex(where: isMeant),
      let saved = waiting[path]?.remove(at: index)
    else { return nil }
    if givesAgain, again { waiting[path]?.append(saved) }
    return saved
  }

  // MARK: Values

  /// The property that claims a saved value.
  private struct Claim {
    /// `Counter.count`
    let name: String
    let typeName: String
  }

  /// What `decode` makes of a saved value, if its type fits; notes the outcome.
  private func use<Result>(
    _ saved: SavedCell, _ claim: Claim, _ decode: (String) throws -> Result?
  ) -> Result? {
    let isSame = saved.valueType == claim.typeName
    guard isSame || ValueTypeName(claim.typeName).holds(ValueTypeName(saved.valueType)) else {
      note(
        saved, claim, .reset, "its type was \(saved.valueType) and is \(claim.typeName)",
        isMistyped: true)
      return nil
    }
    guard let json = saved.value else {
      note(saved, claim, .reset, saved.reason ?? "it was not saved")
      return nil
    }
    do {
      guard let result = try decode(json) else {
        note(saved, claim, .reset, "\(claim.typeName) is not Decodable")
        return nil
      }
      note(saved, claim, .kept, isSame ? "restored" : "restored; its type was \(saved.valueType)")
      return result
    } catch {
      note(saved, claim, .reset, "its saved value could not be read: \(error)")
      return nil
    }
  }

  // MARK: The report

  /// An action of the first update wrote another value over a restored one (R33).
  /// - Parameter identity: nil for a variable of an object, which is named by its class.
  func noteOverwritten(_ property: String, of identity: String?, by writer: String) {
    for index in report.indices where report[index].outcome == .kept {
      let isMeant =
        if let identity {
          report[index].identity == identity
            && (report[index].claimant ?? report[index].property) == property
        } else {
          report[index].variable == property
        }
      guard isMeant else { continue }
      report[index].isOverwritten = true
      report[index].reason = "restored, then overwritten by \(writer)"
    }
  }

  /// The first update is over: no view will claim the remaining cells.
  func finish(_ report: (RuntimeIssue) -> Void) {
    for cell in waiting.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      note(cell, nil, .dropped, "no view claimed it by the end of the first update")
    }
    for cell in self.report where cell.outcome != .kept {
      report(
        RuntimeIssue(
          kind: .stateNotRestored,
          message: "\(cell.property) was \(cell.outcome.rawValue): \(cell.reason)",
          identity: cell.identity))
    }
  }

  private func note(
    _ cell: SavedCell, _ claim: Claim?, _ outcome: RestoredCell.Outcome, _ reason: String,
    isMistyped: Bool = false
  ) {
    var reason = reason
    if let claim, claim.name != cell.property { reason += "; it was found by \(claim.name)" }
    report.append(
      RestoredCell(
        identity: cell.identity, property: cell.property, outcome: outcome, reason: reason,
        claimant: claim?.name, isMistyped: isMistyped))
  }
}

extension SavedCell {
  /// The identity of what belongs to the whole tree and not to a view.
  static let ofTheRuntime = ""
}
