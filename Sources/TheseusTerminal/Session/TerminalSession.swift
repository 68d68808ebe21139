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
/// the terminal falls into the shell.
@MainActor
public final class TerminalSession {
  public private(set) var profile: TerminalProfile
  /// The terminal's background, once it has told.
  public private(set) var background: (red: UInt8, green: UInt8, blue: UInt8)?
  public private(set) var isShown = false

  let device: TerminalDevice
  private(set) var modes: TerminalModes
  private var title: String?
  /// When DA1 was asked for, until it is answered.
  private var asked: ContinuousClock.Instant?
  /// Bytes the terminal has not taken yet.
  private var backlog: [UInt8] = []

  /// Answers that take longer than this are late: they are recognized, and nobody waits for them on
  /// leaving.
  private static let grace = Duration.milliseconds(1_500)

  /// Throws when standard output is no terminal.
  public init(environment: [String: String]) throws(TerminalError) {
    device = try TerminalDevice(environment: environment)
    profile = TerminalProfile(environment: environment)
    modes = TerminalModes(understandsStrings: profile.understandsStrings)
  }

  /// Cells, at least 1 x 1.
  public var size: (columns: Int, rows: Int) { device.size }

  /// True for a dark background, false for a light one, nil when nobody has told.
  public var isDark: Bool? {
    if let background {
      let (red, green, blue) = (Int(background.red), Int(background.green), Int(background.blue))
      return 299 * red + 587 * green + 114 * blue < 128_000
    }
    return profile.isBackgroundDark
  }

  // MARK: Entering and leaving

  /// Shows the alternate screen. The first time it also asks what the terminal knows, and waits for
  /// nothing.
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

  /// Gives the terminal back. Questions asked a moment ago are waited for, so that no answer falls
  /// into the shell.
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

  /// Leaves, stops the process as Ctrl-Z does, and comes back when it continues. The screen has to
  /// be drawn again.
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
    var isAnswered = false
    let end = asked + Self.grace
    while !isAnswered {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0, device.hasInput(within: Int32(left.rounded(.up))) else { break }
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
        guard case .bytes(let count) = device.read(into: buffer) else { return isAnswered = true }
        parser.feed(buffer[..<count]) { input in
          if case .answer(.primaryAttributes) = input { isAnswered = true }
        }
      }
    }
    self.asked = nil
  }

  // MARK: Answers

  /// The keys that the terminal can send, as far as it has told.
  public var keyboard: HostKeyboard { modes.keyboardIsPushed ? .complete : .plainTerminal }

  /// Takes an answer in. True when it changes how things are drawn or which keys can be sent.
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
    case .color(slot: 11, let red, let green, let blue):
      let before = isDark
      background = (red, green, blue)
      return before != isDark
    default: break
    }
    return false
  }

  // MARK: Writing

  /// The window's title; nil leaves the terminal's own.
  public func setTitle(_ title: String?) {
    guard title != self.title, modes.understandsStrings else { return }
    self.title = title
    if isShown, let title { send(TerminalModes.title(title, unicode: profile.output.unicode)) }
  }

  /// Whether the terminal has yet to take bytes written before: a frame would only wait behind
  /// them.
  public var isBlocked: Bool { !backlog.isEmpty }

  /// Writes one frame at once, as far as the terminal takes it; the rest follows when it is ready.
  /// False when it has gone.
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

  /// Writes what is left over. False when the terminal has gone.
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
  /// Ends the process as this signal would have without a handler, the terminal put back first.
  public nonisolated static func end(by signal: Int32) -> Never { cterminal_die(signal) }
}
