import TheseusCore
import TheseusLink

/// An update as it is recorded: types, notes and shared reasons. Descriptions are made when it is
/// sent, at most ten times a second, and never for updates that are dropped.
@MainActor
struct RecordedUpdate {
  private enum Write {
    case state(Any.Type, property: String, from: ValueNote, to: ValueNote)
    case property(ObservedChange)
    case words(String)
  }

  private enum Line {
    /// Bodies of one type that ran for one reason.
    case ran(Any.Type, RunReason, count: Int)
    case words(String)
  }

  /// So many lines, causes and resets are kept of one update: a thousand rows cost no more.
  private static let most = 64
  /// Lines among which bodies of the same type and reason are counted together: views of a few
  /// types take turns.
  private static let compared = 4

  let number: Int
  let time: Double
  let input: String?
  private var writes: [Write] = []
  private var lines: [Line] = []
  private var resets: [String] = []
  private var leftOut = 0
  /// Events of the framework's views.
  private var framework = 0

  init(number: Int, time: Double, input: String?) {
    self.number = number
    self.time = time
    self.input = input
  }

  // MARK: Recording

  mutating func wrote(_ type: Any.Type, _ property: String, from old: ValueNote, to new: ValueNote)
  {
    add(.state(type, property: property, from: old, to: new))
  }

  mutating func wrote(_ change: ObservedChange) {
    // An object is not kept alive.
    guard let token = change.token else { return add(.words(change.description)) }
    // One property has many readers, whose changes follow each other.
    if case .property(let last)? = writes.last, last.token === token { return }
    add(.property(change))
  }

  private mutating func add(_ write: Write) {
    if writes.count < Self.most { writes.append(write) }
  }

  mutating func ran(_ type: Any.Type, _ reason: RunReason) {
    var index = lines.count
    while index > 0, index > lines.count - Self.compared {
      index -= 1
      guard case .ran(let other, let known, let count) = lines[index], known === reason,
        other == type
      else { continue }
      lines[index] = .ran(other, known, count: count + 1)
      return
    }
    add { .ran(type, reason, count: 1) }
  }

  mutating func note(_ words: () -> String) { add { .words(words()) } }

  mutating func noteFramework() { framework += 1 }

  mutating func reset(_ words: () -> String) {
    if resets.count < Self.most { resets.append(words()) }
  }

  private mutating func add(_ line: () -> Line) {
    if lines.count < Self.most { lines.append(line()) } else { leftOut += 1 }
  }

  // MARK: Describing

  var described: InspectedUpdate {
    var update = InspectedUpdate(number: number, time: time, input: input, resets: resets)
    for write in writes {
      let words = Self.words(write)
      if !update.causes.contains(words) { update.causes.append(words) }
    }
    update.lines = lines.map(Self.words)
    if leftOut > 0 { update.lines.append("and \(leftOut) more") }
    if framework > 0 { update.lines.append("and \(framework) of the framework's views") }
    return update
  }

  private static func words(_ write: Write) -> String {
    switch write {
    case .state(let type, let property, let old, let new):
      "\(IdentityPath.Component.name(of: type)).\(property) \(old.words)→\(new.words)"
    case .property(let change): change.description
    case .words(let words): words
    }
  }

  private static func words(_ line: Line) -> String {
    switch line {
    case .ran(let type, let reason, let count):
      "ran \(IdentityPath.Component.name(of: type))\(times(count)): \(reason.words)"
    case .words(let words): words
    }
  }

  private static func times(_ count: Int) -> String { count > 1 ? " ×\(count)" : "" }
}
