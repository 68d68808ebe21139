import TheseusCore

extension TraceLog {
  /// The run as text. For each update: the writes, the body runs with their reasons, the skipped
  /// writes, the identities that began and ended.
  public func explanation(_ filter: TraceFilter = TraceFilter()) -> String {
    var lines = ["\(header.program), \(header.started), profile \(header.profile)"]
    for update in updates {
      let events = update.events.filter { filter.accepts($0, in: self) }
      if events.isEmpty, !filter.isEmpty { continue }
      lines.append("")
      lines.append(title(update))
      lines += body(events.filter { !filter.folds($0.view, in: self) })
      if let rest = folded(events.filter { filter.folds($0.view, in: self) }) { lines.append(rest) }
    }
    if lines.count == 1 {
      lines += ["", filter.isEmpty ? "Nothing happened." : "Nothing in the trace matches."]
    }
    return lines.joined(separator: "\n")
  }

  private func title(_ update: TraceUpdate) -> String {
    let what = update.transaction.map { "transaction \($0)" } ?? "no writes"
    let input = update.input.map { ", \($0)" } ?? ""
    return "#\(update.number) at \(Self.seconds(update.time)) s, \(what)\(input)"
  }

  /// `of the framework's views: 3 ran, 2 began (--framework lists them)`
  private func folded(_ events: [TraceEvent]) -> String? {
    let verbs = [
      ("wrote", "written"), ("created", "began"), ("ran", "ran"), ("ended", "ended"),
    ]
    let counts = verbs.compactMap { name, verb -> String? in
      let count = events.count { $0.name == name }
      return count == 0 ? nil : "\(count) \(verb)"
    }
    guard !counts.isEmpty else { return nil }
    return row(
      "and", "of the framework's views: \(counts.joined(separator: ", ")) (--framework lists them)")
  }

  static func seconds(_ time: Double) -> String {
    let milliseconds = Int((time * 1_000).rounded())
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// Equal neighbors, such as the rows of a list, are one line.
  private func body(_ events: [TraceEvent]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < events.count {
      let event = events[index]
      var count = 1
      while index + count < events.count, sharesLine(event, events[index + count]) { count += 1 }
      if let line = line(event, count) { lines.append(line) }
      index += count
    }
    return lines
  }

  /// Whether two events next to each other are shown in one line, with a count.
  private func sharesLine(_ a: TraceEvent, _ b: TraceEvent) -> Bool {
    guard a.name == b.name, let first = a.view, let second = b.view, let cause = a.cause,
      let other = b.cause
    else { return false }
    return type(of: first) == type(of: second) && cause.kind == other.kind
      && cause.location == other.location
      && (cause.description == other.description || cause.kind == .elementInserted
        || cause.kind == .elementRemoved || cause.kind == .kept)
  }

  private func line(_ event: TraceEvent, _ count: Int) -> String? {
    switch event {
    case .wrote(let write): return row("wrote", "\(type(of: write.view)).\(write.words)")
    case .observed(let what): return row("wrote", "\(what) of an observed object")
    case .skipped(let write): return row("skipped", "\(type(of: write.view)).\(write.words) (R24)")
    // Appearances follow from other events; the file contains them.
    case .appeared, .disappeared: return nil
    case .created(let view, let cause): return row("began", subject(view, count) + reason(cause))
    case .kept(let view, let cause):
      let reason =
        cause.description.hasPrefix("kept: ")
        ? String(cause.description.dropFirst(6)) : cause.description
      return row("stayed", subject(view, count) + ": \(reason) (\(cause.rule))")
    case .ended(let view, let cause): return row("ended", subject(view, count) + reason(cause))
    case .ran(let view, _):
      guard let cause = event.cause else { return nil }
      let reason =
        cause.description.hasPrefix("body ran: ")
        ? String(cause.description.dropFirst(10)) : cause.description
      return row("ran", subject(view, count) + ": \(reason) (\(cause.rule))")
    case .issue(let kind, let message, let path, let source):
      let place = [source?.description, path].compactMap { $0 }.joined(separator: ", ")
      return row("ISSUE", "\(kind): \(message)" + (place.isEmpty ? "" : " (\(place))"))
    case .printed(let line): return row("printed", line)
    case .committed(let commit):
      return commit.words.isEmpty ? nil : row("screen", "elements: \(commit.words)")
    }
  }

  private func row(_ verb: String, _ text: String) -> String {
    "  \(verb)\(String(repeating: " ", count: max(1, 9 - verb.count)))\(text)"
  }

  private func subject(_ view: Int, _ count: Int) -> String {
    let path = Self.short(path(of: view))
    return count == 1 ? path : "\(count) × \(type(of: view)), the first \(path)"
  }

  /// A long path without its middle: `Window/…/PairEditor/HStack/TextField[1]`. The rest of it
  /// still finds the view (`--path`).
  static func short(_ path: String, longest: Int = 72) -> String {
    guard path.utf8.count > longest else { return path }
    let parts = path.split(separator: "/")
    guard let first = parts.first else { return path }
    var kept: [Substring] = []
    var count = first.utf8.count + 2
    for part in parts.dropFirst().reversed() {
      count += part.utf8.count + 1
      if count > longest, !kept.isEmpty { break }
      kept.append(part)
    }
    return kept.count == parts.count - 1
      ? path : "\(first)/…/\(kept.reversed().joined(separator: "/"))"
  }

  private func reason(_ cause: Cause) -> String { ": \(cause.description) (\(cause.rule))" }
}
