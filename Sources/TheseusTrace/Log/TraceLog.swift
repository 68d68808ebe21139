import TheseusCore

/// A recorded run: a runtime's decisions, update by update. `Documentation/Traces.md` describes the
/// file's format.
public struct TraceLog: Sendable {
  /// The header of the file.
  public struct Header: Hashable, Sendable, Codable {
    public var version: Int
    public var program: String
    /// When the run began, ISO 8601.
    public var started: String
    /// The identity rules of the run, as `THESEUS_PROFILE` has them.
    public var profile: String
  }

  /// A view that the run had.
  public struct View: Hashable, Sendable {
    /// Without module and generic arguments: `Counter`.
    public var type: String
    /// `Root/VStack[1]/if:true/TodoRow#42`
    public var path: String
    /// Whether the framework declares it, and not the app.
    public var isFrameworks = false
    /// The components of `path` where an id in it has a slash, so that they cannot be read from it.
    var components: [String]?
  }

  public var header: Header
  public var updates: [TraceUpdate] = []
  /// Views by their number in the file; no number is used twice.
  public var views: [Int: View] = [:]
  /// The number of an incomplete last line. Everything before it is in the log. Nil for a binary
  /// trace.
  public var incompleteLine: Int?
  /// How the recording ended.
  public var ending = Ending.finished

  /// How a recording ended.
  public enum Ending: Hashable, Sendable {
    /// With the program.
    case finished
    /// Before the program: the process was killed, or is still running. What it recorded until then
    /// is whole.
    case open
    /// The file was full.
    case stopped
    /// The file is this many bytes shorter than the recording: it was not copied whole.
    case cut(Int)
  }

  public init(header: Header) { self.header = header }

  mutating func beginUpdate(isTransaction: Bool, time: Double, last: Int?) {
    if let last, updates.count >= 2 * max(last, 64) { drop(updates.count - last) }
    let number = (updates.last?.number ?? 0) + 1
    defer { input = nil }
    transactions += isTransaction ? 1 : 0
    updates.append(
      TraceUpdate(
        number: number, transaction: isTransaction ? transactions : nil, time: time, input: input))
  }

  mutating func add(_ event: TraceEvent) { updates[updates.count - 1].events.append(event) }

  mutating func finish(last: Int?) {
    if let last, updates.count > last { drop(updates.count - last) }
  }

  /// Removes the first updates. What views had written by then is kept: they may end later.
  private mutating func drop(_ count: Int) {
    for update in updates.prefix(count) { earlier.add(update) }
    updates.removeFirst(count)
  }

  /// The values of views before the first update of the log.
  private(set) var earlier = WrittenValues()

  /// How many of the updates are transactions, while a file is read.
  private var transactions = 0
  /// The input that the next update follows from, while a file is read.
  var input: String?

  /// The view's type; its number if the file does not name it.
  public func type(of view: Int) -> String { views[view]?.type ?? "view \(view)" }
  public func path(of view: Int) -> String { views[view]?.path ?? "view \(view)" }
  /// Whether the framework declares the view.
  public func isFrameworks(_ view: Int) -> Bool { views[view]?.isFrameworks ?? false }
}

/// The events of one update.
public struct TraceUpdate: Sendable {
  /// From 1.
  public var number: Int
  /// Which transaction it was, from 1; nil for an update without writes: mounting, another size,
  /// another environment.
  public var transaction: Int?
  /// Seconds since the recording began.
  public var time: Double
  /// The user's input that it follows from: `Return in EntryRow`.
  public var input: String?
  public var events: [TraceEvent] = []

  public init(number: Int, transaction: Int? = nil, time: Double, input: String? = nil) {
    self.number = number
    self.transaction = transaction
    self.time = time
    self.input = input
  }
}

/// One line of a trace.
public enum TraceEvent: Sendable {
  case wrote(TraceWrite)
  /// A property of an observable object, or an observed object: `Model.title`.
  case observed(String)
  /// A write of an equal value.
  case skipped(TraceWrite)
  case created(view: Int, cause: Cause)
  case appeared(view: Int)
  /// A conditional or list above it was decided again, with the same result.
  case kept(view: Int, cause: Cause)
  case disappeared(view: Int)
  case ended(view: Int, cause: Cause)
  case ran(view: Int, reasons: [BodyCause])
  case issue(kind: String, message: String, path: String?, source: SourcePosition?)
  case printed(String)
  case committed(TraceCommit)

  /// The view it is about.
  public var view: Int? {
    switch self {
    case .wrote(let write), .skipped(let write): write.view
    case .created(let view, _), .appeared(let view), .kept(let view, _), .disappeared(let view),
      .ended(let view, _), .ran(let view, _):
      view
    case .observed, .issue, .printed, .committed: nil
    }
  }
}

/// A write of one property of one view.
public struct TraceWrite: Hashable, Sendable {
  public var view: Int
  public var property: String
  /// The value before; nil where it was equal.
  public var from: String?
  public var to: String
  public var source: SourcePosition?
}

/// The number of elements that an update changed for the host.
public struct TraceCommit: Hashable, Sendable, Codable {
  public var inserted: Int
  public var moved: Int
  public var removed: Int
  public var updated: Int
}
