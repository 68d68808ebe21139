import CTerminal
import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

/// Shows an app on a terminal: events in, frames out.
///
/// The path of a key: bytes (`TerminalLoop`) → `InputParser` → `AppHost.send` → commit →
/// `CellPainter` → `FrameEncoder` → one write.
@MainActor
public final class TerminalHost {
  public let session: TerminalSession
  public let app: AppHost
  public let painter: CellPainter

  private let surroundings: Surroundings
  private var encoder: FrameEncoder
  private var loop: TerminalLoop?
  private var frames = 0
  /// The issue that ends the run.
  public private(set) var failure: RuntimeIssue?
  /// Called before the program ends, while everything is still mounted, so that state can be saved.
  public var willEnd: (() -> Void)?
  /// Called once, when the first picture is on the screen.
  public var didShow: (() -> Void)?
  /// Called instead of `willEnd` when another process takes over.
  private var willHandOver: (() -> Void)?
  /// Called with what the program printed, when the screen belongs to the next process.
  private var didHandOver: ((_ printed: String) -> Void)?
  /// Lines over the last rows of the screen that are not the app's own.
  public var notice: TerminalNotice? {
    didSet { if notice != oldValue { loop?.setNeedsTurn() } }
  }
  private var noticeCover = NoticeCover()
  private var hasShownSettingsFault = false
  /// A part of the key window that is shown inverted, in points, for developer's tools.
  public var highlight: CGRect? {
    didSet { if highlight != oldValue { loop?.setNeedsTurn() } }
  }
  private var highlightCover = HighlightCover()
  /// Receives the pointer's events in place of the app while it is set, for developer's tools.
  public var pointerTaker: ((PointerEvent) -> Void)?

  /// The values that the app's environment contains about its terminal.
  @MainActor
  final class Surroundings {
    var isDark = true
    var phase = ScenePhase.active
    var keyboard = HostKeyboard.plainTerminal
    weak var session: TerminalSession?

    func configure(_ values: inout EnvironmentValues) {
      values.colorScheme = isDark ? .dark : .light
      values.scenePhase = phase
      values.hostKeyboard = keyboard
      values.share = ShareAction { [weak self] in self?.session?.copy($0) ?? false }
    }
  }

  /// How a host creates its app: columns, rows, metrics, and a closure that sets the root
  /// environment.
  public typealias MakeApp = (
    _ columns: Int, _ rows: Int, HostMetrics, @escaping (inout EnvironmentValues) -> Void
  ) -> AppHost

  public init(session: TerminalSession, makeApp: MakeApp) {
    self.session = session
    let surroundings = Surroundings()
    surroundings.isDark = session.isDark ?? true
    surroundings.session = session
    self.surroundings = surroundings
    let size = session.size
    let metrics = Self.metrics(showsUnicode: session.profile.hasSymbols)
    app = makeApp(size.columns, size.rows, metrics) { surroundings.configure(&$0) }
    painter = CellPainter(
      columns: size.columns, rows: size.rows, metrics: metrics, theme: Self.theme(session))
    encoder = FrameEncoder(capabilities: session.profile.output)
    connect()
  }

  static func metrics(showsUnicode: Bool) -> HostMetrics {
    var metrics = HostMetrics.cells(showsUnicode: showsUnicode)
    metrics.capabilities.insert(.scrollsWindows)
    return metrics
  }

  private func connect() {
    app.onCommit = { [painter] in painter.note($0) }
    app.onWindowsChanged = { [weak self] in self?.showKeyWindow() }
    app.onNotify = { [session] in session.notify(title: $0, body: $1) }
    app.onRunModal = { [weak self] isDone in self?.loop?.run(until: isDone) }
    app.onQuit = { [weak self] in self?.quit() }
    app.clipboard.onCopy = { [session] in session.copy($0) }
    app.onUnhandledKey = { [weak self] in self?.take($0) ?? false }
    app.runtime.onUpdateDue { cterminal_wake() }
    app.runtime.services.openURL = { [session] in
      AddressOpener.open($0) || AddressOpener.accepts($0) && session.copy($0.absoluteString)
    }
    app.runtime.services.onFatalIssue = { [weak self] in self?.fail($0) }
    showKeyWindow()
  }

  private func showKeyWindow() {
    painter.noteAll()
    if let title = app.keyWindow?.title, !title.isEmpty { session.setTitle(title) }
  }

  /// Shows the app until it quits or the terminal is lost, then restores the terminal.
  public func run() -> TerminalLoop.End {
    let loop = TerminalLoop(
      session: session,
      handlers: .init(
        input: { [weak self] in self?.deliver($0) }, takesPaste: { [app] in app.takesPaste },
        appearanceChanged: { [weak self] in self?.updateTheme() },
        redraw: { [weak self] in self?.encoder.invalidate() },
        suspend: { [weak self] in self?.suspend($0) },
        present: { [weak self] in self?.present() },
        isDue: { [app] in app.runtime.isUpdateDue }))
    self.loop = loop
    let end: TerminalLoop.End =
      failure != nil
      ? .quit(code: Self.fatalIssueStatus) : app.windows.isEmpty ? .quit(code: 0) : loop.run()
    self.loop = nil
    setPhase(.background)
    if end == .handedOver { willHandOver?() } else { willEnd?() }
    app.unmount()
    app.runtime.services.settings.exchange(isLast: true)
    if end == .handedOver { didHandOver?(session.release()) } else { session.leave() }
    if let failure {
      FileHandle.standardError.write(Data("\(VisibleSymbol.sanitized(failure.message))\n".utf8))
    }
    return end
  }

  /// The exit status after an issue that stops the app.
  private static let fatalIssueStatus: Int32 = 70

  /// The first issue after which the app cannot be shown ends the run. `run` reports it after it
  /// has restored the terminal.
  private func fail(_ issue: RuntimeIssue) {
    guard failure == nil else { return }
    failure = issue
    quit(code: Self.fatalIssueStatus)
  }

  /// Ends `run` after the present event and leaves the screen to the next process.
  ///
  /// - Parameters:
  ///   - saving: called while everything is still mounted.
  ///   - done: called at the end, with what the program printed while its screen was shown.
  public func handOver(
    saving: @escaping () -> Void, done: @escaping (_ printed: String) -> Void
  ) {
    willHandOver = saving
    didHandOver = done
    loop?.stop(.handedOver)
  }

  /// Ends `run` after the present event.
  public func quit(code: Int32 = 0) { loop?.stop(.quit(code: code)) }

  // MARK: In

  private func deliver(_ events: ArraySlice<InputEvent>) {
    var rest = events
    if notice?.endsWithKey == true, events.contains(where: \.isTyped) { notice = nil }
    while loop?.isRunning ?? false, let event = rest.first {
      switch event {
      case .resize:
        if let size = event.resizedCells { painter.resize(columns: size.columns, rows: size.rows) }
      case .windowFocus(let hasFocus): setPhase(hasFocus ? .active : .inactive)
      case .pointer(let pointer) where pointerTaker != nil:
        pointerTaker?(pointer)
        rest = rest.dropFirst()
        continue
      default:
        let isTaken = pointerTaker != nil
        let input = rest.prefix { !$0.isOfTheWindow && !(isTaken && $0.isPointer) }
        app.send(input) { [loop] in loop?.isRunning ?? false }
        rest = rest[input.endIndex...]
        continue
      }
      app.send(event)
      rest = rest.dropFirst()
    }
  }

  /// Keys that the app did not handle: Ctrl-C and Ctrl-Q end the program, Ctrl-Z stops it,
  /// Ctrl-L draws the screen again.
  private func take(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.modifiers.subtracting(.capsLock) == .control else {
      return false
    }
    switch press.key {
    case "c", "q": app.requestQuit()
    case "z": loop?.suspend()
    case "l": encoder.invalidate()
    default: return false
    }
    return true
  }

  /// The app is in the background while the process is stopped. A user who lets it continue looks
  /// at the terminal again.
  private func suspend(_ stop: () -> Void) {
    setPhase(.background)
    stop()
    setPhase(.active)
  }

  private func setPhase(_ phase: ScenePhase) {
    guard phase != surroundings.phase else { return }
    surroundings.phase = phase
    app.updateEnvironment()
    app.flush()
  }

  private static func theme(_ session: TerminalSession) -> CellTheme {
    CellTheme(
      depth: session.profile.output.colors, isDark: session.isDark ?? true,
      background: session.background, foreground: session.foreground)
  }

  private func updateTheme() {
    painter.theme = Self.theme(session)
    let known = (painter.theme.isDark, session.keyboard)
    guard known != (surroundings.isDark, surroundings.keyboard) else { return }
    (surroundings.isDark, surroundings.keyboard) = known
    app.updateEnvironment()
  }

  // MARK: Out

  /// The most bytes of standard output and error that are kept while the screen is shown.
  private static let maximumCapturedBytes = 1 << 20

  /// Saves the settings. That they cannot be saved is shown once, until it works again.
  private func saveSettings() {
    let settings = app.runtime.services.settings
    settings.exchange()
    guard let error = settings.lastError else { return hasShownSettingsFault = false }
    guard !hasShownSettingsFault, notice == nil else { return }
    hasShownSettingsFault = true
    notice = TerminalNotice(
      lines: ["the settings cannot be saved: \(FileManager.reason(error))"], endsWithKey: true)
  }

  private func present() {
    app.finishLaunching()
    app.flush()
    // After the frame, so that it does not wait for a file.
    defer { saveSettings() }
    // A frame encoded while the terminal is blocked would be outdated when it is written.
    guard !session.isBlocked, let window = app.keyWindow else { return }
    let isNoticeLifted = noticeCover.lift(from: &painter.buffer)
    let isHighlightLifted = highlightCover.lift(from: &painter.buffer)
    if !isNoticeLifted || !isHighlightLifted { painter.noteAll() }
    painter.paint(window.host)
    if let highlight {
      highlightCover.lay(highlight, grid: app.metrics.grid, over: &painter.buffer)
    }
    if let notice { noticeCover.lay(notice, over: &painter.buffer, painter.theme) }
    encoder.update(session.profile.output)
    guard encoder.encode(&painter.buffer, caret: painter.caret) else { return }
    if !encoder.withFrame({ session.write($0) }) { loop?.stop(.inputLost) }
    if frames == 0 { didShow?() }
    frames &+= 1
    if frames & 63 == 0 { cterminal_capture_limit(Self.maximumCapturedBytes) }
  }
}

extension InputEvent {
  fileprivate var isTyped: Bool {
    switch self {
    case .key(let press): press.phase != .up
    case .text, .paste: true
    case .pointer, .windowFocus, .resize: false
    }
  }

  fileprivate var isPointer: Bool {
    if case .pointer = self { true } else { false }
  }

  /// Whether it concerns the window itself and is not input for its content.
  fileprivate var isOfTheWindow: Bool {
    switch self {
    case .resize, .windowFocus: true
    default: false
    }
  }
}
