import Foundation

/// Saved cells waiting for the views that claim them, during the first update of a runtime.
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

  /// The saved value of a cell that is being made, if there is one that fits.
  func take<Value>(
    _ key: StateKey, of identity: IdentityPath, as type: Value.Type,
    _ keying: IdentityProfile.StateKeying
  ) -> Value? {
    let path = identity.description
    guard let index = waiting[path]?.firstIndex(where: { key.matches($0, keying) }),
      let saved = waiting[path]?.remove(at: index)
    else { return nil }
    if givesAgain { waiting[path]?.append(saved) }
    guard saved.valueType == key.valueTypeName else {
      note(
        saved, key, .reset, "its type was \(saved.valueType) and is \(key.valueTypeName)",
        isMistyped: true)
      return nil
    }
    guard let json = saved.value else {
      note(saved, key, .reset, saved.reason ?? "it was not saved")
      return nil
    }
    guard let type = Value.self as? any Decodable.Type else {
      note(saved, key, .reset, "\(key.valueTypeName) is not Decodable")
      return nil
    }
    do {
      guard let value = try JSONDecoder.ofState.decode(type, from: Data(json.utf8)) as? Value else {
        return nil
      }
      note(saved, key, .kept, "restored")
      return value
    } catch {
      note(saved, key, .reset, "its saved value could not be read: \(error)")
      return nil
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
    _ cell: SavedCell, _ claimant: StateKey?, _ outcome: RestoredCell.Outcome, _ reason: String,
    isMistyped: Bool = false
  ) {
    let claimant = claimant.map { "\($0.declaringTypeName).\($0.name)" }
    var reason = reason
    if let claimant, claimant != cell.property { reason += "; it was found by \(claimant)" }
    report.append(
      RestoredCell(
        identity: cell.identity, property: cell.property, outcome: outcome, reason: reason,
        claimant: claimant, isMistyped: isMistyped))
  }
}

extension JSONDecoder {
  static let ofState = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }()
}

extension JSONEncoder {
  static let ofState = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }()
}
