import CTerminal
import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

/// Shows one window on a terminal: events in, frames out.
///
/// A key's way: bytes (`TerminalLoop`) → `InputParser` → `WindowHost.send` → commit → `CellPainter` → `FrameEncoder` → one write.
@MainActor
public final class TerminalHost {
  public let session: TerminalSession
  public let window: WindowHost
  public let painter: CellPainter
  /// Called when light turns to dark or back, with true for dark: the place to tell the app's environment.
  public var onAppearance: ((Bool) -> Void)?

  private var encoder: FrameEncoder
  private var loop: TerminalLoop?
  private var frames = 0

  /// - Parameter makeWindow: gets columns, rows and whether the terminal is dark, and makes the window to show.
  public init(session: TerminalSession, makeWindow: (_ columns: Int, _ rows: Int, _ isDark: Bool) -> WindowHost) {
    self.session = session
    let size = session.size
    window = makeWindow(size.columns, size.rows, session.isDark ?? true)
    painter = CellPainter(columns: size.columns, rows: size.rows, metrics: window.metrics, theme: Self.theme(session))
    encoder = FrameEncoder(capabilities: session.profile.output)
    let next = window.onCommit
    window.onCommit = { [painter] commit in
      painter.note(commit)
      next?(commit)
    }
    let commands = window.onUnhandledKey
    window.onUnhandledKey = { [weak self] press in commands?(press) == true || self?.take(press) == true }
    window.runtime.onUpdateDue { cterminal_wake() }
  }

  /// Shows the window until the app quits or the terminal goes, then gives the terminal back.
  public func run() -> TerminalLoop.End {
    let loop = TerminalLoop(
      session: session,
      handlers: .init(
        input: { [weak self] in self?.deliver($0) }, appearanceChanged: { [weak self] in self?.updateTheme() },
        redraw: { [weak self] in self?.encoder.invalidate() }, present: { [weak self] in self?.present() },
        isDue: { [window] in window.runtime.isUpdateDue }))
    self.loop = loop
    let end = loop.run()
    self.loop = nil
    window.unmount()
    session.leave()
    return end
  }

  /// Ends `run` after the present event.
  public func quit(code: Int32 = 0) { loop?.stop(.quit(code: code)) }

  // MARK: In

  private func deliver(_ event: InputEvent) {
    if case .resize(let columns, let rows) = event { painter.resize(columns: columns, rows: rows) }
    window.send(event)
  }

  /// Keys that nobody in the window wanted: Ctrl-C and Ctrl-Q end the program, Ctrl-Z stops it, Ctrl-L draws the screen again.
  private func take(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.modifiers.subtracting(.capsLock) == .control else { return false }
    switch press.key {
    case "c", "q": quit()
    case "z": loop?.suspend()
    case "l": encoder.invalidate()
    default: return false
    }
    return true
  }

  private static func theme(_ session: TerminalSession) -> CellTheme {
    CellTheme(depth: session.profile.output.colors, isDark: session.isDark ?? true, background: session.background)
  }

  private func updateTheme() {
    let theme = Self.theme(session)
    let isOther = theme.isDark != painter.theme.isDark
    painter.theme = theme
    if isOther { onAppearance?(theme.isDark) }
  }

  // MARK: Out

  /// Chatter that the app prints while its screen is shown is kept up to this many bytes.
  private static let mostCaptured = 1 << 20

  private func present() {
    window.flush()
    // A frame behind one the terminal has not taken yet would be old when it comes.
    guard !session.isBlocked else { return }
    painter.paint(window)
    encoder.update(session.profile.output)
    guard encoder.encode(&painter.buffer, caret: painter.caret) else { return }
    if !encoder.withFrame({ session.write($0) }) { loop?.stop(.inputLost) }
    frames &+= 1
    if frames & 63 == 0 { cterminal_capture_limit(Self.mostCaptured) }
  }
}
