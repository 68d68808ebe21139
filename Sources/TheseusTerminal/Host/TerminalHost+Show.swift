import Foundation
import TheseusCells
import TheseusViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalHost {
  /// Shows a window on standard output and ends the process when it is done.
  ///
  /// Where output is no terminal, or one that cannot move its cursor, the first frame is printed as plain text instead.
  /// - Parameters:
  ///   - makeWindow: gets columns, rows and whether the background is dark, and makes the window.
  ///   - start: gets the host before the first frame: the place to connect what outlives it.
  public static func show(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    makeWindow: (_ columns: Int, _ rows: Int, _ isDark: Bool) -> WindowHost, start: (TerminalHost) -> Void = { _ in }
  ) -> Never {
    guard !TerminalProfile(environment: environment).isDumb, let session = try? TerminalSession(environment: environment) else {
      printOnce(environment, makeWindow)
    }
    let host = TerminalHost(session: session, makeWindow: makeWindow)
    start(host)
    switch host.run() {
    case .quit(let code): exit(code)
    case .signal(let number): TerminalSession.end(by: number)
    case .inputLost: exit(1)
    }
  }

  private static func printOnce(
    _ environment: [String: String], _ makeWindow: (_ columns: Int, _ rows: Int, _ isDark: Bool) -> WindowHost
  ) -> Never {
    func number(_ name: String, _ usual: Int) -> Int { environment[name].flatMap { Int($0) }.map { min(max($0, 1), 1_000) } ?? usual }
    let (columns, rows) = (number("COLUMNS", 80), number("LINES", 24))
    let text = plainText(of: makeWindow(columns, rows, true), columns: columns, rows: rows)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { exit(1) }
      bytes.removeFirst(max(0, count))
    }
    exit(0)
  }

  /// The first frame as text, empty rows at the end left out.
  static func plainText(of window: WindowHost, columns: Int, rows: Int) -> String {
    window.flush()
    let painter = CellPainter(columns: columns, rows: rows, metrics: window.metrics)
    painter.paint(window)
    var lines = painter.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}
