extension [RestoredCell] {
  /// `kept 41 · reset 1 (TodoRow.draft: its type was …) · dropped 0`, for the developer: how many
  /// there are of each outcome, and the first that was lost by each. Then those of the kept ones
  /// that the app has overwritten: `overwritten 1 (Editor.text: by onAppear in Editor)`.
  package var summary: String {
    let outcomes: [RestoredCell.Outcome] = [.kept, .reset, .dropped]
    let waits = contains { $0.outcome == .waiting }
    return (waits ? outcomes + [.waiting] : outcomes).map { outcome in
      let cells = filter { $0.outcome == outcome }
      let named =
        outcome == .kept || outcome == .waiting
        ? nil : cells.first.map { " (\($0.name): \($0.reason))" }
      return "\(outcome.rawValue) \(cells.count)\(named ?? "")"
    }.joined(separator: " · ") + overwrites
  }

  private var overwrites: String {
    let cells = filter(\.isOverwritten)
    guard let first = cells.first else { return "" }
    return " · overwritten \(cells.count) (\(first.name): by \(first.overwriter))"
  }

  /// `restored 40 of 43 · lost TodoRow.draft (its type was …), the scroll position of NoteList (…)
  /// and 1 more`, for the user; nil when everything was kept that was saved.
  package var summaryOfLosses: String? {
    // A value that cannot be saved is the developer's concern, at every start the same.
    let savable = filter { !$0.reason.hasPrefix("not saved") }
    let lost = savable.filter { $0.outcome == .reset || $0.outcome == .dropped }
    guard !lost.isEmpty else { return nil }
    let kept = savable.count { $0.outcome == .kept }
    let named = lost.prefix(2).map { "\($0.name) (\($0.reason))" }
    let names =
      switch lost.count {
      case 1: named[0]
      case 2: "\(named[0]) and \(named[1])"
      default: "\(named[0]), \(named[1]) and \(lost.count - 2) more"
      }
    return "restored \(kept) of \(savable.count) · lost \(names)"
  }
}

extension RestoredCell {
  /// `TodoRow.draft`; for a part of the session that is no property, what a user calls it.
  fileprivate var name: String {
    let owner = property.prefix { $0 != "." }
    switch kind {
    case .state, .object: return property
    case .sceneStorage: return "the value “\(property.dropFirst(owner.count + 1))”"
    case .navigation: return "the open pages of \(owner)"
    case .forward: return "the pages to go forward to in \(owner)"
    case .tab: return "the open page of \(owner)"
    case .scroll: return "the scroll position of \(owner)"
    case .panes: return "the sizes of the panes of \(owner)"
    case .column: return "the shown column of \(owner)"
    case .focus: return "the focus"
    case .field: return "the text being edited in \(owner)"
    case .editing: return "the edit mode of \(owner)"
    case .windows: return "the open windows"
    }
  }
}
