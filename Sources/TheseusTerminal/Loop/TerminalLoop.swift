import CTerminal
import Dispatch
import Foundation
import TheseusViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The main thread's one loop: the terminal, signals and the main actor's jobs, in one `poll`.
///
/// It sleeps until one of them is ready or a timer fires. An idle app uses no CPU, writes no bytes
/// and never wakes up. Everything that is ready when it wakes shares one call of `present`.
@MainActor
public final class TerminalLoop {
  public struct Handlers {
    /// The user's input, in order: all events of one read.
    public var input: @MainActor (ArraySlice<InputEvent>) -> Void
    /// Whether anything takes the text of a paste that begins now, after all earlier input.
    public var takesPaste: @MainActor () -> Bool
    /// The terminal's background became known or changed.
    public var appearanceChanged: @MainActor () -> Void
    /// The content of the screen may be lost: draw everything.
    public var redraw: @MainActor () -> Void
    /// Called with what stops the process and returns when it continues.
    public var suspend: @MainActor (_ stop: () -> Void) -> Void
    /// Called once for each turn, after everything was delivered, to show what has changed.
    public var present: @MainActor () -> Void
    /// Whether `present` has something to show that no event announced.
    public var isDue: @MainActor () -> Bool

    public init(
      input: @escaping @MainActor (ArraySlice<InputEvent>) -> Void,
      takesPaste: @escaping @MainActor () -> Bool = { true },
      appearanceChanged: @escaping @MainActor () -> Void,
      redraw: @escaping @MainActor () -> Void,
      suspend: @escaping @MainActor (_ stop: () -> Void) -> Void = { $0() },
      present: @escaping @MainActor () -> Void,
      isDue: @escaping @MainActor () -> Bool = { false }
    ) {
      self.input = input
      self.takesPaste = takesPaste
      self.appearanceChanged = appearanceChanged
      self.redraw = redraw
      self.suspend = suspend
      self.present = present
      self.isDue = isDue
    }
  }

  /// Why the loop ended.
  public enum End: Hashable, Sendable {
    case quit(code: Int32)
    /// SIGTERM, SIGINT, SIGHUP or SIGQUIT: the process should end by it after leaving.
    case signal(Int32)
    /// The terminal is lost.
    case inputLost
    /// Another process continues on this screen.
    case handedOver
  }

  private let session: TerminalSession
  private let handlers: Handlers
  private let signals: Int32
  private let mainQueue: Int32
  private var parser = InputParser()
  private var parserDeadline: ContinuousClock.Instant?
  private var size: (columns: Int, rows: Int)
  private var end: End?
  private var needsTurn = false
  /// Whether a job of the main queue runs, during which the queue hands out no other.
  private var isInMainJob = false
  /// The events of the current read.
  private var events: [InputEvent] = []

  public init(session: TerminalSession, handlers: Handlers) {
    self.session = session
    self.handlers = handlers
    signals = cterminal_signals_begin()
    mainQueue = cterminal_main_queue_handle()
    size = session.size
  }

  /// Ends `run` after the present turn.
  public func stop(_ end: End = .quit(code: 0)) { self.end = self.end ?? end }

  /// Requests one more `present` before sleeping, for a change that no input announced.
  public func setNeedsTurn() { needsTurn = true }

  /// Suspends the process and gives the terminal to the shell (Ctrl-Z).
  public func suspend() { suspend(wholeGroup: true) }

  /// Runs until `stop`, a terminating signal, or the loss of the terminal; the caller leaves the
  /// session.
  public func run() -> End {
    session.enter()
    // The window may have changed its size while the app was being made.
    size = session.size
    cterminal_watch(session.device.input)
    handlers.input([.resize(columns: size.columns, rows: size.rows)])
    handlers.present()
    while true {
      if let end { return end }
      turn()
      if end == nil { handlers.present() }
    }
  }

  /// Handles events until `isDone` or the end, for code that waits inside a turn. Jobs of the main
  /// queue run meanwhile, unless the code is such a job itself.
  public func run(until isDone: () -> Bool) {
    handlers.present()
    while end == nil, !isDone() {
      turn()
      if end == nil { handlers.present() }
    }
  }

  private func turn() {
    cterminal_turned()
    let timers = fireTimers()
    // A timer, or a job of the main queue that the run loop ran with it, may have requested the
    // end.
    guard end == nil else { return }
    // Input is read also when something has changed in every turn.
    let isDue = needsTurn || handlers.isDue()
    needsTurn = false
    let keepsInput = session.device.keepsInput
    var waits = [
      pollfd(fd: session.device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isInMainJob ? -1 : mainQueue, events: Int16(POLLIN), revents: 0),
      pollfd(
        fd: session.isBlocked ? session.device.output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let count = poll(&waits, nfds_t(waits.count), isDue || keepsInput ? 0 : timeout(timers))
    if count < 0, errno != EINTR { return stop(.inputLost) }
    // Signals first: a suspension or an end must not wait for a long paste.
    if waits[1].revents != 0 || count < 0 { readSignals() }
    if waits[3].revents != 0, !session.flush() { stop(.inputLost) }
    if waits[0].revents != 0 || keepsInput { readInput() }
    if let parserDeadline, parserDeadline <= .now { timeOutParser() }
    if waits[2].revents != 0 {
      isInMainJob = true
      cterminal_main_queue_drain()
      isInMainJob = false
    }
  }

  /// Milliseconds to the nearest deadline, -1 for none. Rounded up, so that the deadline has passed
  /// on waking.
  private func timeout(_ timers: ContinuousClock.Instant?) -> Int32 {
    var next = timers
    if let parserDeadline { next = min(next ?? parserDeadline, parserDeadline) }
    guard let next else { return -1 }
    let milliseconds = ((next - .now) / .milliseconds(1)).rounded(.up)
    return Int32(min(max(0, milliseconds), 3_600_000))
  }

  /// Runs Foundation's timers on the main run loop (`Timer`, `Timer.publish`) that have expired,
  /// and returns the next date.
  private func fireTimers() -> ContinuousClock.Instant? {
    guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else {
      return nil
    }
    return .now + .seconds(min(max(0, next.timeIntervalSinceNow), 3_600))
  }

  // MARK: Input

  /// The most bytes of one turn. The rest waits, so that a large input does not delay the screen.
  private static let mostBytesPerTurn = 4 << 20

  private func readInput() {
    var total = 0
    while total < Self.mostBytesPerTurn, end == nil {
      let reading = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
        let reading = session.device.read(into: buffer)
        if case .bytes(let count) = reading {
          var receiver = Receiver(loop: self)
          parser.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &receiver)
        }
        return reading
      }
      deliver()
      guard case .bytes(let count) = reading else {
        if case .lost = reading { stop(.inputLost) }
        break
      }
      total += count
      if count < 4_096 || !session.device.hasInput(within: 0) { break }
    }
    parserDeadline = parser.timeout.map { .now + $0 }
  }

  private func timeOutParser() {
    parserDeadline = nil
    var receiver = Receiver(loop: self)
    parser.timeOut(to: &receiver)
    deliver()
  }

  /// Collects what the parser reads.
  @MainActor
  private struct Receiver: @MainActor InputReceiver {
    let loop: TerminalLoop

    func receive(keys: UnsafeBufferPointer<UInt8>) {
      let events = InputEvent.asciiKeys
      // One by one: appending a mapped sequence takes three times as long.
      for byte in keys { loop.events.append(events[Int(byte)]) }
    }

    func receive(_ input: TerminalInput) {
      switch input {
      case .event(let event): loop.events.append(event)
      case .answer(let answer):
        if loop.session.learn(answer) { loop.handlers.appearanceChanged() }
      }
    }

    /// The keys before the paste may move focus, so they are delivered first.
    func takesPaste() -> Bool {
      loop.deliver()
      return loop.handlers.takesPaste()
    }
  }

  /// Delivers the events of a read.
  private func deliver() {
    guard !events.isEmpty else { return }
    let new = events
    events.removeAll(keepingCapacity: new.count <= 4_096)
    if end == nil { handlers.input(new[...]) }
  }

  /// Whether nothing has requested the end.
  public var isRunning: Bool { end == nil }

  // MARK: Signals

  private func readSignals() {
    var resized = false
    var continued = false
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = read(signals, &bytes, bytes.count), count > 0 {
      for byte in bytes[..<count] {
        switch Int32(byte) {
        case SIGWINCH: resized = true
        case SIGCONT: continued = true
        case 0: break
        case SIGTSTP: suspend(wholeGroup: false)
        default:
          cterminal_termination_seen()
          stop(.signal(Int32(byte)))
        }
      }
    }
    if continued {
      session.reassert()
      handlers.redraw()
    }
    if resized || continued, !takeSize(), resized {
      // The size changed there and back: the terminal has dropped what was outside in between.
      handlers.redraw()
    }
  }

  /// Handles several changes of the size in one turn as the last of them. Returns whether it is
  /// another size now.
  @discardableResult
  private func takeSize() -> Bool {
    let now = session.size
    guard now != size else { return false }
    size = now
    handlers.input([.resize(columns: now.columns, rows: now.rows)])
    return true
  }

  private func suspend(wholeGroup: Bool) {
    handlers.suspend {
      session.suspend(wholeGroup: wholeGroup)
      handlers.redraw()
      takeSize()
    }
  }
}
