extension [RestoredCell] {
  /// `kept 41 · reset 1 (TodoRow.draft: its type was …) · dropped 0`: how many there are of each
  /// outcome, and the first that was lost by each.
  package var summary: String {
    let outcomes: [RestoredCell.Outcome] = [.kept, .reset, .dropped]
    let waits = contains { $0.outcome == .waiting }
    return (waits ? outcomes + [.waiting] : outcomes).map { outcome in
      let cells = filter { $0.outcome == outcome }
      let named =
        outcome == .kept || outcome == .waiting
        ? nil : cells.first.map { " (\($0.property): \($0.reason))" }
      return "\(outcome.rawValue) \(cells.count)\(named ?? "")"
    }.joined(separator: " · ")
  }

  /// The summary, for the user; nil when everything was kept that was saved.
  package var summaryOfLosses: String? {
    // A value that cannot be saved is the developer's concern, at every start the same.
    let savable = filter { !$0.reason.hasPrefix("not saved") }
    let isLoss = savable.contains { $0.outcome == .reset || $0.outcome == .dropped }
    return isLoss ? savable.summary : nil
  }
}
