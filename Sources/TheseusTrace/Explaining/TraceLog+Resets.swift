import TheseusCore

extension TraceLog {
  /// Every identity that ended with state in it, or began again: when, why, what was lost, and what would have kept it.
  public func resets(_ filter: TraceFilter = TraceFilter()) -> String {
    let found = findResets(filter)
    guard !found.isEmpty else {
      return filter.isEmpty ? "Nothing was reset: no identity ended." : "No view that this is about ended."
    }
    return found.map(words).joined(separator: "\n\n")
  }

  struct Reset {
    var view: Int
    var update: Int
    var cause: Cause
    /// Properties with their last values, as far as they were written.
    var lost: [(property: String, value: String)]
    /// Where a view of the same type began at the same place afterwards, and why.
    var again: (update: Int, path: String, cause: Cause)?
  }

  func findResets(_ filter: TraceFilter) -> [Reset] {
    var lastWrites: [Int: [(property: String, value: String)]] = [:]
    var resets: [Reset] = []
    for update in updates {
      for event in update.events {
        switch event {
        case .wrote(let write):
          var written = lastWrites[write.view] ?? []
          written.removeAll { $0.property == write.property }
          written.append((write.property, write.to))
          lastWrites[write.view] = written
        case .ended(let view, let cause) where cause.kind != .hostUnmounted && filter.accepts(view, in: self):
          resets.append(Reset(view: view, update: update.number, cause: cause, lost: lastWrites[view] ?? []))
        default: break
        }
      }
    }
    for index in resets.indices { resets[index].again = beginning(after: resets[index]) }
    return resets
  }

  /// In the update that ended the view, or later: the first of its type at its place, whichever arm or id that is now.
  private func beginning(after reset: Reset) -> (update: Int, path: String, cause: Cause)? {
    let place = Self.place(path(of: reset.view))
    for update in updates where update.number >= reset.update {
      for event in update.events {
        guard case .created(let view, let cause) = event, view > reset.view, type(of: view) == type(of: reset.view) else { continue }
        if Self.place(path(of: view)) == place { return (update.number, path(of: view), cause) }
      }
    }
    return nil
  }

  /// The path without arms and ids: the place in the source.
  private static func place(_ path: String) -> [Substring] {
    path.split(separator: "/").compactMap { component in
      if component.hasPrefix("#") { return nil }
      if component.hasPrefix("if:") { return "if" }
      return component.prefix { $0 != "#" }
    }
  }

  private func words(_ reset: Reset) -> String {
    var text = "\(path(of: reset.view))\n  ended in #\(reset.update): \(reset.cause.description) (\(reset.cause.rule))"
    if reset.lost.isEmpty {
      text += "\n  nothing had been written to it"
    } else {
      text += "\n  lost: " + reset.lost.map { "\($0.property) = \($0.value)" }.joined(separator: ", ")
    }
    if let again = reset.again {
      text += "\n  began again in #\(again.update) as \(again.path): \(again.cause.description)"
    } else {
      text += "\n  nothing took its place"
    }
    if let advice = reset.cause.kind.advice { text += "\n  to keep it: \(advice)" }
    return text
  }
}

extension Cause.Kind {
  /// What a developer can do so that the state lives.
  var advice: String? {
    switch self {
    case .branchFlipped: "own the state above the branch, or say the difference in an argument instead of an if"
    case .optionalChanged: "own the state above the optional"
    case .elementRemoved, .elementInserted: "give the element an id that does not change when its value does"
    case .explicitIDChanged: "pass .id a value that changes only when the view is to begin anew"
    case .erasedTypeChanged: "give AnyView the same type each time, or a @ViewBuilder instead"
    case .typeChanged: "keep the type at this place the same"
    case .tabDeselected, .scrolledOutOfView, .popped, .dismissed: "own the state above what comes and goes, and pass a binding"
    default: nil
    }
  }
}
