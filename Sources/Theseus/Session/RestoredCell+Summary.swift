import TheseusCore

extension [RestoredCell] {
  /// `kept 41 · reset 1 (TodoRow.draft: its type was …) · dropped 0`: how many there are of each
  /// outcome, and the first that was lost by each.
  var summary: String {
    let outcomes: [RestoredCell.Outcome] = [.kept, .reset, .dropped]
    return outcomes.map { outcome in
      let cells = filter { $0.outcome == outcome }
      let named = outcome == .kept ? nil : cells.first.map { " (\($0.property): \($0.reason))" }
      return "\(outcome.rawValue) \(cells.count)\(named ?? "")"
    }.joined(separator: " · ")
  }
}
