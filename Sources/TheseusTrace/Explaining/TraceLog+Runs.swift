import TheseusCore
import TheseusInspector

extension TraceLog {
  /// Every view whose body ran, with the number of runs for each reason; the most frequent first.
  public func runs(_ filter: TraceFilter = TraceFilter()) -> String {
    var order: [Int] = []
    var reasons: [Int: Reasons] = [:]
    for update in updates {
      for event in update.events {
        guard case .ran(let view, _) = event, let cause = event.cause,
          filter.accepts(view, in: self)
        else { continue }
        if reasons[view] == nil { order.append(view) }
        let reason =
          cause.description.hasPrefix("body ran: ")
          ? String(cause.description.dropFirst(10)) : cause.description
        reasons[view, default: Reasons()].add(reason, in: update.number)
      }
    }
    func count(_ view: Int) -> Int { reasons[view]?.count ?? 0 }
    guard !order.isEmpty else {
      return "No \(filter.isEmpty ? "" : "matching ")body ran."
    }
    let sorted = order.enumerated().sorted {
      (count($0.element), $1.offset) > (count($1.element), $0.offset)
    }.map(\.element)
    let shown = sorted.filter { !filter.folds($0, in: self) }
    let hidden = sorted.filter { filter.folds($0, in: self) }
    var paragraphs = shown.map { view in
      let lines = (reasons[view]?.all ?? []).map { "  \($0.reason): \(Self.list($0.updates))" }
      let runs = count(view)
      return ([path(of: view) + " ran \(runs == 1 ? "once" : "\(runs) times")"] + lines).joined(
        separator: "\n")
    }
    if !hidden.isEmpty {
      let runs = hidden.reduce(0) { $0 + count($1) }
      paragraphs.append(
        "\(hidden.count) of the framework's views ran \(runs) times (--framework lists them)")
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// The runs of one view.
  private struct Reasons {
    /// In the order of their first runs.
    private(set) var all: [(reason: String, updates: [Int])] = []
    private(set) var count = 0
    private var places: [String: Int] = [:]

    mutating func add(_ reason: String, in update: Int) {
      count += 1
      if let place = places[reason] {
        all[place].updates.append(update)
      } else {
        places[reason] = all.count
        all.append((reason, [update]))
      }
    }
  }

  /// `#2, #3`, and how many more.
  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(8).map { "#\($0)" }.joined(separator: ", ")
    return numbers.count > 8 ? "\(shown) and \(numbers.count - 8) more" : shown
  }
}
