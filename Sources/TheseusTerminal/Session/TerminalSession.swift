import CTerminal
import TheseusCells
import TheseusViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One screen on one terminal, from entering to leaving.
///
/// Whatever ends the process (a quit, a signal, a crash, `exit`), the terminal is as it was found:
/// line settings, screen, cursor, mouse, paste, focus and keyboard modes, title; and no answer of
/// the terminal reaches the shell.
@MainActor
public final class TerminalSession {
  public private(set) var profile: TerminalProfile
  /// The terminal's background, once its answer arrived.
  public private(set) var background: (red: UInt8, green: UInt8, blue: UInt8)?
  /// The color of the terminal's text, once its answer arrived.
  public private(set) var foreground: (red: UInt8, green: UInt8, blue: UInt8)?
  public private(set) var isShown = false

  let device: TerminalDevice
  private(set) var modes: TerminalModes
  private var title: String?
  /// When DA1 was requested, until its answer arrives.
  private var asked: ContinuousClock.Instant?
  /// Bytes the terminal has not taken yet.
  private var backlog: [UInt8] = []

  /// Answers that take longer than this are late: they are still recognized, but leaving does not
  /// wait for them.
  private static let grace = Duration.milliseconds(1_500)

  /// Throws when standard output is not a terminal.
  public init(environment: [String: String]) throws(TerminalError) {
    device = try TerminalDevice(environment: environment)
    profile = TerminalProfile(environment: environment)
    modes = TerminalModes(
      understandsStrings: profile.understandsStrings, sendsUnicode: profile.output.unicode)
  }

  /// Cells, at least 1 x 1.
  public var size: (columns: Int, rows: Int) { device.size }

  /// True for a dark background, false for a light one, nil when unknown.
  public var isDark: Bool? {
    if let background {
      let (red, green, blue) = (Int(background.red), Int(background.green), Int(background.blue))
      return 299 * red + 587 * green + 114 * blue < 128_000
    }
    return profile.isBackgroundDark
  }

  // MARK: Entering and leaving

  /// Shows the alternate screen. The first time it also sends the questions, without waiting for
  /// answers.
  public func enter() {
    guard !isShown else { return }
    isShown = true
    arm()
    cterminal_capture_begin()
    device.makeRaw()
    send(modes.enter)
    if let title { send(TerminalModes.title(title, unicode: profile.output.unicode)) }
    if asked == nil, !hasAsked {
      hasAsked = true
      asked = .now
      send(modes.questions)
    }
  }
  private var hasAsked = false

  /// Restores the terminal. Waits for answers to recent questions, so that none reaches the shell.
  public func leave() {
    guard isShown else { return }
    isShown = false
    if !backlog.isEmpty {
      var wait = pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0)
      if poll(&wait, 1, 100) > 0 { flush() }
      backlog.removeAll()
    }
    awaitAnswers()
    fflush(nil)
    cterminal_restore()
  }

  /// Ends without touching the terminal: another process continues on its screen.
  ///
  /// - Returns: what the program printed while its screen was shown.
  func release() -> String {
    guard isShown else { return "" }
    isShown = false
    backlog.removeAll()
    awaitAnswers()
    var printed: [UInt8] = []
    var chunk = [CChar](repeating: 0, count: 65_536)
    while case let count = cterminal_captured(&chunk, chunk.count, printed.count), count > 0 {
      printed += chunk[..<count].map { UInt8(bitPattern: $0) }
    }
    cterminal_release()
    return String(decoding: printed, as: UTF8.self)
  }

  /// Leaves the screen, stops the process as Ctrl-Z does, and returns when it continues. The screen
  /// must be drawn again.
  public func suspend(wholeGroup: Bool) {
    leave()
    cterminal_stop(wholeGroup)
    enter()
  }

  /// After SIGCONT: the shell may have had the terminal in between.
  public func reassert() {
    guard isShown else { return }
    arm()
    device.makeRaw()
    send(modes.reassert)
    if let title { send(TerminalModes.title(title, unicode: profile.output.unicode)) }
  }

  private func arm() {
    var leave = modes.leave
    leave.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var original = device.original
        cterminal_arm(
          device.input, device.output, &original, characters.baseAddress, characters.count)
      }
    }
  }

  private func awaitAnswers() {
    guard let asked else { return }
    var parser = InputParser()
    var answers = LastAnswer()
    var isOver = false
    let end = asked + Self.grace
    while !isOver, !answers.hasCome {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, device.hasInput(within: Int32(left.rounded(.up))) else { break }
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
        guard case .bytes(let count) = device.read(into: buffer) else { return isOver = true }
        parser.feed(buffer[..<count], to: &answers)
      }
    }
    self.asked = nil
  }

  // MARK: Answers

  /// The keys that the terminal can send, as far as known.
  public var keyboard: HostKeyboard { modes.keyboardIsPushed ? .complete : .plainTerminal }

  /// Processes an answer. Returns true when it changes how things are drawn or which keys can be
  /// sent.
  public func learn(_ answer: TerminalAnswer) -> Bool {
    switch answer {
    case .primaryAttributes:
      asked = nil
    case .mode(2026, true):
      modes.knowsSynchronizedOutput = true
      profile.output.synchronizedOutput = true
      if isShown { arm() }
    case .keyboardFlags where !modes.keyboardIsPushed:
      modes.keyboardIsPushed = true
      if isShown {
        arm()
        send(TerminalModes.pushKeyboard)
      }
      return true
    case .cursorColumn(let column):
      let isWide = column > 2
      defer { profile.output.drawsAmbiguousWide = isWide }
      return isWide != profile.output.drawsAmbiguousWide
    case .color(slot: 11, let red, let green, let blue):
      let before = background
      background = (red, green, blue)
      return before.map { $0 != (red, green, blue) } ?? true
    case .color(slot: 10, let red, let green, let blue):
      let before = foreground
      foreground = (red, green, blue)
      return before.map { $0 != (red, green, blue) } ?? true
    default: break
    }
    return false
  }

  // MARK: Writing

  /// Sets the window's title; nil leaves the terminal's own.
  public func setTitle(_ title: String?) {
    guard title != self.title, modes.understandsStrings else { return }
    self.title = title
    if isShown, let title { send(TerminalModes.title(title, unicode: profile.output.unicode)) }
  }

  /// Whether the terminal has not taken earlier bytes: a frame would only wait behind them.
  public var isBlocked: Bool { !backlog.isEmpty }

  /// Writes as much of a frame as the terminal takes without waiting; the rest follows when it is
  /// ready. False when the terminal is lost.
  @discardableResult
  public func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if isBlocked {
      backlog.append(contentsOf: bytes)
      return flush()
    }
    guard let done = device.write(bytes) else { return false }
    if done < bytes.count { backlog.append(contentsOf: bytes[done...]) }
    return true
  }

  /// Writes remaining bytes. False when the terminal is lost.
  @discardableResult
  func flush() -> Bool {
    guard let done = backlog.withUnsafeBytes({ device.write($0) }) else {
      backlog.removeAll()
      return false
    }
    backlog.removeFirst(done)
    return true
  }

  func send(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
  }
}

extension TerminalSession {
  /// Ends the process as this signal would have without a handler, after restoring the terminal.
  public nonisolated static func end(by signal: Int32) -> Never { cterminal_die(signal) }
}

/// Waits for the answer that comes after all others.
private struct LastAnswer: InputReceiver {
  var hasCome = false

  func receive(keys: UnsafeBufferPointer<UInt8>) {}
  mutating func receive(_ input: TerminalInput) {
    if case .answer(.primaryAttributes) = input { hasCome = true }
  }
  func takesPaste() -> Bool { false }
}
