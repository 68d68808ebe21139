import TheseusCore

extension TraceLog {
  /// Every identity that ended with state in it, or began again: when, why, the lost state, and
  /// what would have kept it.
  public func resets(_ filter: TraceFilter = TraceFilter()) -> String {
    let all = findResets(filter)
    let found = all.filter { !filter.folds($0.view, in: self) }
    guard !found.isEmpty else {
      return filter.isEmpty
        ? "Nothing was reset: no identity ended before its window or app."
        : "No view that matches ended."
    }
    // A view that had no state and does not return was not reset. It is reported only when the
    // developer named that view.
    let isPlain = { (reset: Reset) in
      reset.lost.isEmpty && reset.others != .restored && reset.again == nil
    }
    let shown = filter.isEmpty ? found.filter { !isPlain($0) } : found
    var paragraphs = shown.map(text)
    if shown.count < found.count {
      paragraphs.append(rest(found.filter(isPlain), isAll: shown.isEmpty))
    }
    return paragraphs.joined(separator: "\n\n")
  }

  struct Reset {
    var view: Int
    var update: Int
    var cause: Cause
    /// Properties with their last values, as far as they were written.
    var lost: [(property: String, value: String)]
    /// The values that the trace does not have.
    var others: WrittenValues.Others?
    /// Where and why a view of the same type replaced it.
    var again: Beginning?
  }

  struct Beginning {
    var view: Int
    var update: Int
    var cause: Cause
  }

  /// A source location, and the type of the view there.
  private struct Place: Hashable {
    var type: String
    var ids: IDs
    var path: [Substring]
  }

  func findResets(_ filter: TraceFilter) -> [Reset] {
    var written = earlier
    var resets: [Reset] = []
    var beginnings = Beginnings()
    for update in updates {
      let isList = WrittenValues.isList(update)
      for event in update.events {
        switch event {
        case .created(let view, let cause):
          let beginning = Beginning(view: view, update: update.number, cause: cause)
          for ids in IDs.allCases { beginnings.add(beginning, at: place(of: view, ids)) }
        case .ended(let view, let cause) where cause.kind != .hostUnmounted:
          resets.append(
            Reset(
              view: view, update: update.number, cause: cause, lost: written.written(by: view),
              others: written.others(of: view)))
        default: break
        }
        written.add(event, isList: isList)
      }
    }
    pair(&resets, with: &beginnings)
    return resets.filter { filter.accepts($0.view, in: self) }
  }

  /// Finds for each view that ended the one that replaced it; a view replaces one other at most.
  ///
  /// In the same update the view with the same ids comes first, then one in the same row, then the
  /// same row below another id, then any successor, under any arm or id; later only the same path
  /// with the same ids: another row is another row. All views take part, also those that are not
  /// shown, so that a filter changes no pair.
  private func pair(_ resets: inout [Reset], with beginnings: inout Beginnings) {
    let ways: [(ids: IDs, isLater: Bool)] = [
      (.all, false), (.outer, false), (.innermost, false), (.none, false), (.all, true),
    ]
    for (ids, isLater) in ways {
      for index in resets.indices where resets[index].again == nil {
        resets[index].again = beginnings.take(
          after: resets[index], at: place(of: resets[index].view, ids), isLater: isLater)
      }
    }
  }

  /// The views that began, by their places, and whether they have replaced another.
  private struct Beginnings {
    /// Oldest first.
    private var all: [Place: [Beginning]] = [:]
    /// For a beginning that is taken, by its place: the next one that may be free.
    private var next: [Place: [Int: Int]] = [:]
    private var taken: Set<Int> = []

    mutating func add(_ beginning: Beginning, at place: Place) {
      all[place, default: []].append(beginning)
    }

    /// - Parameter isLater: whether it may have begun in a later update.
    mutating func take(after reset: Reset, at place: Place, isLater: Bool) -> Beginning? {
      guard let beginnings = all[place] else { return nil }
      let start = TraceLog.first(beginnings) {
        $0.update >= reset.update && $0.view > reset.view
      }
      var index = start
      while index < beginnings.count, taken.contains(beginnings[index].view) {
        index = next[place]?[index] ?? index + 1
      }
      if index > start { next[place, default: [:]][start] = index }
      guard index < beginnings.count, isLater || beginnings[index].update == reset.update else {
        return nil
      }
      taken.insert(beginnings[index].view)
      return beginnings[index]
    }
  }

  /// Views are numbered in the order in which they began, so the successors of one are found by
  /// binary search.
  private static func first(_ beginnings: [Beginning], where isAfter: (Beginning) -> Bool) -> Int {
    var (low, high) = (0, beginnings.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(beginnings[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The ids of a path that distinguish places.
  private enum IDs: CaseIterable {
    case none
    /// The last one only: a row's, where a container around it has another `.id`.
    case innermost
    /// All but the last one: a row's, where a view in it has another `.id`.
    case outer
    case all
  }

  /// The same for both arms of a condition.
  private func place(of view: Int, _ ids: IDs) -> Place {
    let components =
      views[view]?.components?.map { $0[...] } ?? path(of: view).split(separator: "/")
    let innermost = components.lastIndex { $0.contains("#") }
    var parts: [Substring] = []
    for (index, component) in components.enumerated() {
      let keepsID =
        switch ids {
        case .all: true
        case .none: false
        case .innermost: index == innermost
        case .outer: index != innermost
        }
      var part = component
      for arm in ["if:true", "if:false"] where part.hasPrefix(arm) {
        part = "if" + part.dropFirst(arm.count)
      }
      if keepsID {
        parts.append(part)
      } else if !part.hasPrefix("#") {
        parts.append(part.prefix { $0 != "#" })
      }
    }
    return Place(type: type(of: view), ids: ids, path: parts)
  }

  private func text(_ reset: Reset) -> String {
    var text =
      """
      \(path(of: reset.view))\n  ended in #\(reset.update): \(reset.cause.description) \
      (\(reset.cause.rule))
      """
    var lost = reset.lost.map { "\($0.property) = \($0.value)" }
    switch reset.others {
    case .restored: lost.append("its restored values, which are not in this trace")
    case .older: lost.append("its values from before this trace, if it had any")
    case nil: break
    }
    text +=
      "\n  lost: "
      + (lost.isEmpty ? "nothing; its state was never written" : lost.joined(separator: ", "))
    if let again = reset.again {
      let isSame = path(of: again.view) == path(of: reset.view)
      text +=
        """
        \n  began again in #\(again.update)\(isSame ? "" : " as \(path(of: again.view))"): \
        \(again.cause.description)
        """
    }
    if let advice = reset.cause.kind.advice(reset.again != nil) {
      text += "\n  to keep it: \(advice)"
    }
    return text
  }

  /// The views without known state, in one paragraph.
  private func rest(_ resets: [Reset], isAll: Bool) -> String {
    let older = resets.filter { $0.others == .older }
    let known = resets.filter { $0.others == nil }
    let more = "(--view TYPE shows more)."
    var sentences: [String] = []
    if isAll && older.isEmpty { sentences.append("Nothing was reset.") }
    if !known.isEmpty {
      sentences.append("Ended without written state, and did not return: \(list(known)) \(more)")
    }
    if !older.isEmpty {
      sentences.append(
        """
        Ended with state from before this trace or without state, and did not return: \
        \(list(older)) \(more)
        """)
    }
    return sentences.joined(separator: " ")
  }

  /// `12 × TodoRow, 3 × Badge`
  private func list(_ resets: [Reset]) -> String {
    var counts: [(type: String, count: Int)] = []
    var places: [String: Int] = [:]
    for reset in resets {
      let type = type(of: reset.view)
      if let place = places[type] {
        counts[place].count += 1
      } else {
        places[type] = counts.count
        counts.append((type, 1))
      }
    }
    return counts.map { $0.count == 1 ? $0.type : "\($0.count) × \($0.type)" }.joined(
      separator: ", ")
  }
}

extension Cause.Kind {
  /// Advice on how to keep the state.
  fileprivate func advice(_ cameBack: Bool) -> String? {
    switch self {
    case .branchFlipped:
      """
      own the state above the if and pass a binding, or pass the difference as an argument instead \
      of using an if
      """
    case .optionalChanged: "own the state above the optional and pass a binding"
    case .elementRemoved, .elementInserted:
      cameBack
        ? "give the element an id that does not change when its value does"
        : "own the state beside the data, where the element's removal leaves it"
    case .explicitIDChanged: "pass .id a value that changes only when state should be lost"
    case .erasedTypeChanged: "give AnyView the same type each time, or a @ViewBuilder instead"
    case .typeChanged: "keep the type at this position the same"
    case .tabDeselected, .scrolledOutOfView, .popped, .dismissed:
      "own the state in a view that stays, and pass a binding"
    default: nil
    }
  }
}
