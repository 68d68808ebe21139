import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalHost {
  /// Shows an app on standard output and ends the process when it is done.
  ///
  /// When output is not a terminal, or one that cannot move its cursor, the first frame is printed
  /// as plain text. When the user may expect a screen, standard error says why.
  ///
  /// The exit status is 0, the app's own, 74 when standard output cannot be written, or 1 when the
  /// terminal is lost; a signal ends the process as it does without a handler. Except for signals,
  /// every status other than 0 comes with a message on standard error.
  /// - Parameters:
  ///   - start: gets the host before the first frame.
  ///   - willEnd: called when the program is about to end, while everything is still mounted.
  ///     Returns the exit status of a run that otherwise ends with 0.
  public static func show(
    environment: [String: String] = ProcessInfo.processInfo.environment, makeApp: MakeApp,
    start: (TerminalHost) -> Void = { _ in },
    willEnd: @escaping @MainActor () -> Int32 = { 0 }
  ) -> Never {
    // Before another file gets its descriptor.
    if fcntl(1, F_GETFD) < 0 { failOutput() }
    openStandardStreams()
    let session: TerminalSession
    do throws(TerminalError) {
      if TerminalProfile(environment: environment).isDumb { throw .cannotMoveCursor }
      session = try TerminalSession(environment: environment)
    } catch {
      printOnce(environment, because: error, makeApp, willEnd)
    }
    let host = TerminalHost(session: session, makeApp: makeApp)
    var lastStatus: Int32 = 0
    host.willEnd = { lastStatus = willEnd() }
    start(host)
    switch host.run() {
    case .quit(let code): exit(code == 0 ? lastStatus : code)
    case .signal(let number): TerminalSession.end(by: number)
    case .inputLost: fail("the terminal was lost", status: 1)
    case .handedOver: exit(0)
    }
  }

  /// Opens standard input and standard error where they are closed, on nothing. Another file would
  /// get their descriptor, and messages would be written to it. Standard output stays closed, which
  /// `show` reports.
  ///
  /// Called before the program opens a file.
  public static func openStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is opened.
      guard descriptor != 1, open("/dev/null", O_RDWR) >= 0 else { return }
    }
  }

  /// Ends the process with the issue after which the app cannot be shown.
  static func fail(because issue: RuntimeIssue) -> Never {
    try? FileHandle.standardError.write(
      contentsOf: Data("\(VisibleSymbol.sanitized(issue.message))\n".utf8))
    exit(70)
  }

  /// Ends the process with a message on standard error.
  private static func fail(_ message: String, status: Int32) -> Never {
    say(message)
    exit(status)
  }

  private static func failOutput() -> Never {
    fail("standard output cannot be written: \(String(cString: strerror(errno)))", status: 74)
  }

  private static func say(_ message: String) {
    let program = (CommandLine.arguments.first ?? "app").split(separator: "/").last ?? "app"
    try? FileHandle.standardError.write(
      contentsOf: Data("\(VisibleSymbol.sanitized("\(program): \(message)"))\n".utf8))
  }

  private static func printOnce(
    _ environment: [String: String], because reason: TerminalError, _ makeApp: MakeApp,
    _ willEnd: () -> Int32
  ) -> Never {
    func number(_ name: String, _ usual: Int) -> Int {
      environment[name].flatMap { Int($0) }.map { min(max($0, 1), 1_000) } ?? usual
    }
    let (columns, rows) = (number("COLUMNS", 80), number("LINES", 24))
    if let path = environment["THESEUS_PICTURE"], !path.isEmpty {
      drawOnce(to: path, columns, rows, makeApp, willEnd)
    }
    var status: Int32 = 0
    let text = plainText(
      columns: columns, rows: rows,
      unicode: TerminalProfile(environment: environment).output.unicode, makeApp
    ) { status = willEnd() }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR {
        failOutput()
      }
      bytes.removeFirst(max(0, count))
    }
    // In a file or a pipe, plain text is expected.
    if reason != .notATerminal, isatty(1) == 1 || environment["TERM"] == "dumb" {
      say("this is the first frame only, as text: \(reason)")
    }
    exit(status)
  }

  /// Writes the first frame as an SVG picture: `THESEUS_PICTURE=FILE app > /dev/null`.
  ///
  /// `THESEUS_KEYS` is typed first. The picture is dark, or light with `THESEUS_APPEARANCE=light`;
  /// `THESEUS_COLORS` is `24bit`, `256`, `16` or `none`, and with `THESEUS_ASCII=1` the terminal
  /// shows only ASCII.
  private static func drawOnce(
    to path: String, _ columns: Int, _ rows: Int, _ makeApp: MakeApp, _ willEnd: () -> Int32
  ) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let style = PictureStyle(
      colors: environment["THESEUS_COLORS"].flatMap { ColorDepth(name: $0) } ?? .trueColor,
      isDark: environment["THESEUS_APPEARANCE"] != "light",
      unicode: environment["THESEUS_ASCII"] != "1")
    let app = makeApp(columns, rows, style.metrics) { $0.colorScheme = style.colorScheme }
    app.runtime.services.onFatalIssue = { fail(because: $0) }
    app.flush()
    for character in environment["THESEUS_KEYS"] ?? "" {
      app.send(.key(KeyPress(key: KeyEquivalent(character), characters: String(character))))
    }
    guard let window = app.keyWindow else { fail("the app has no window to draw", status: 1) }
    let picture = style.svg(of: window.host)
    let status = willEnd()
    do {
      try FileManager.default.replaceFile(
        at: URL(fileURLWithPath: path), with: Data(picture.utf8))
      exit(status)
    } catch {
      fail(
        "THESEUS_PICTURE: “\(path)” cannot be written: \(FileManager.reason(error))", status: 1)
    }
  }

  /// The first frame as text, without empty rows at the end.
  static func plainText(
    columns: Int, rows: Int, unicode: Bool, _ makeApp: MakeApp, _ willEnd: () -> Void = {}
  ) -> String {
    let metrics = metrics(showsUnicode: unicode)
    let app = makeApp(columns, rows, metrics) { _ in }
    app.runtime.services.onFatalIssue = { fail(because: $0) }
    app.flush()
    guard let window = app.keyWindow else { return "" }
    let painter = CellPainter(columns: columns, rows: rows, metrics: metrics)
    painter.paint(window.host)
    willEnd()
    var lines = painter.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    let text = lines.reduce(into: "") { $0 += $1 + "\n" }
    return unicode ? text : ASCIIFallback.text(text)
  }
}
