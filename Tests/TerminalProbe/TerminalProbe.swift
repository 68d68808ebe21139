import Foundation
import TheseusCells
import TheseusTerminal
import TheseusViews

/// A program for the terminal tests: shows a small screen on its terminal and, on request, ends in
/// each of the ways that programs end.
@main
@MainActor
struct TerminalProbe {
  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "views": showViews()
    case "app": showApp()
    case "busy": showBusyApp()
    case "incomplete": showIncompleteApp()
    default: showEvents()
    }
  }

  private static func showEvents() {
    do {
      let session = try TerminalSession(environment: ProcessInfo.processInfo.environment)
      Probe(session).run()
    } catch {
      print("no screen: \(error)")
    }
  }
}

@MainActor
final class Probe {
  private let session: TerminalSession
  private var loop: TerminalLoop?
  private var buffer: CellBuffer
  private var encoder: FrameEncoder
  private var typed = ""
  private var events: [String] = []
  private var turns = 0
  private var timer: Timer?

  init(_ session: TerminalSession) {
    self.session = session
    buffer = CellBuffer(columns: session.size.columns, rows: session.size.rows)
    encoder = FrameEncoder(capabilities: session.profile.output)
  }

  func run() {
    session.setTitle("probe \u{1B}]2;evil\u{7}")
    let loop = TerminalLoop(
      session: session,
      handlers: .init(
        input: { $0.forEach(self.take) },
        appearanceChanged: {
          self.events.append("appearance \(self.session.isDark == true ? "dark" : "light")")
        },
        redraw: { self.encoder.invalidate() }, present: { self.present() }))
    self.loop = loop
    let end = loop.run()
    session.leave()
    switch end {
    case .quit(let code): exit(code)
    case .signal(let number): TerminalSession.end(by: number)
    case .inputLost: exit(1)
    case .handedOver: exit(0)
    }
  }

  private func present() {
    guard !session.isBlocked else { return }
    turns += 1
    encoder.update(session.profile.output)
    buffer.fill(buffer.bounds)
    buffer.border(buffer.bounds)
    buffer.put("\(buffer.columns)x\(buffer.rows)", x: 2, y: 0)
    buffer.put("typed: \(typed)", x: 1, y: 1)
    for (index, event) in events.suffix(max(0, buffer.rows - 3)).enumerated() {
      buffer.put(event, x: 1, y: 2 + index)
    }
    let caret = CaretPosition(column: 1 + 7 + CellWidth.of(typed), row: 1)
    if encoder.encode(&buffer, caret: caret) {
      encoder.withFrame { _ = session.write($0) }
    }
  }

  private func take(_ event: InputEvent) {
    switch event {
    case .key(let press) where press.modifiers == .control: control(press.key.character)
    case .key(let press) where press.phase == .down && press.key.isPrintable:
      typed += press.characters
    case .key(let press) where press.phase == .down:
      events.append(
        "key \(press.key.character.unicodeScalars.map { String($0.value, radix: 16) }.joined())")
    case .text(let text): typed += text
    case .paste(let text): events.append("paste \(text.count) \(text.prefix(12))")
    case .pointer(let pointer): events.append("pointer \(pointer.column),\(pointer.row)")
    case .resize:
      if let size = event.resizedCells { buffer.resize(columns: size.columns, rows: size.rows) }
    default: break
    }
  }

  private func control(_ key: Character) {
    switch key {
    case "c": loop?.stop()
    case "z": loop?.suspend()
    case "x": crash()
    case "e": exit(3)
    case "p":
      print("noise on standard output")
      FileHandle.standardError.write(Data("noise on standard error\n".utf8))
    case "t":
      Task {
        try? await Task.sleep(for: .milliseconds(20))
        self.events.append("task on main: \(Thread.isMainThread)")
      }
    case "r":
      timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated {
          self.events.append("timer")
          self.loop?.setNeedsTurn()
        }
      }
    case "h": while true { usleep(10_000) }
    case "n": events.append("turns \(turns)")
    default: break
    }
  }

  private func crash() {
    let numbers: [Int] = []
    typed += "\(numbers[events.count + 1])"
  }
}
