import Foundation
import Testing
import TheseusLink

#if canImport(Glibc)
  import Glibc
#endif

@Suite("a program hands its screen and its state on to the next one", .serialized)
struct HandOverTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "hand-\(UUID().uuidString.prefix(8))")
  private let listener: LocalListener
  private let terminal = PseudoTerminal(columns: 60, rows: 8)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    listener = try LocalListener(path: folder.appendingPathComponent("link").path)
  }

  private var snapshot: String { folder.appendingPathComponent("state.json").path }

  /// Starts this many programs, in turn, as one job of a shell.
  private func start(_ count: Int) {
    var original = terminal.settings
    let settings = withUnsafeBytes(of: &original) { bytes in
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let command = "if [ -e \(snapshot) ]; then THESEUS_RESTORE=\(snapshot) $P; else $P; fi; "
    terminal.start(
      ["-c", String(repeating: command, count: count)], program: "/bin/sh",
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
        "P": PseudoTerminal.program("LaunchProbe"), "HOME": folder.path,
        LinkVariable.socket: listener.path, LinkVariable.terminalSettings: settings,
      ])
  }

  private func connection() throws -> LineChannel {
    var channel: LineChannel?
    #expect(
      terminal.wait {
        channel = listener.accept()
        return channel != nil
      })
    return try #require(channel)
  }

  /// Waits until this message has come, and returns all so far.
  private func messages(
    _ channel: LineChannel, until isLast: (ProgramMessage) -> Bool
  ) -> [ProgramMessage] {
    var all: [ProgramMessage] = []
    _ = terminal.wait {
      all += channel.receive(ProgramMessage.self).messages
      return all.contains(where: isLast)
    }
    return all
  }

  private func isDrawn(_ message: ProgramMessage) -> Bool {
    if case .drew = message { true } else { false }
  }

  @Test("the picture stays until the next program draws, and the shell gets its terminal back")
  func handOver() throws {
    let before = terminal.settings.summary
    start(2)
    let first = try connection()
    #expect(messages(first, until: isDrawn) == [.connected, .drew(restored: nil)])
    terminal.send("\u{1B}[?62c")
    #expect(terminal.waitFor("count 1"))
    first.send(ToolMessage.handOver(snapshot: snapshot))
    #expect(
      messages(first) { $0 == .saved(failure: nil) }.last == .saved(failure: nil))
    let second = try connection()
    // Nothing has left the screen.
    #expect(!terminal.written().contains("\u{1B}[?1049l"))
    #expect(terminal.isRaw)
    // Two properties and the window. The program counts from the restored value when it appears.
    let state =
      "kept 3 · reset 0 · dropped 0 · overwritten 1 (Steps.count: by onAppear in Steps)"
    #expect(messages(second, until: isDrawn) == [.connected, .drew(restored: state)])
    // The state went on: the second program counted from it.
    #expect(terminal.waitFor("2"))
    terminal.send("\u{1B}[?62c\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.settings.summary == before)
    #expect(terminal.written().contains("\u{1B}[?1049l"))
  }

  @Test("a state that cannot be saved is reported, and the program ends all the same")
  func unsaved() throws {
    start(1)
    let channel = try connection()
    _ = messages(channel, until: isDrawn)
    terminal.send("\u{1B}[?62c")
    channel.send(ToolMessage.handOver(snapshot: "/no/such/folder/state.json"))
    let last = messages(channel) { if case .saved = $0 { true } else { false } }.last
    guard case .saved(let failure?) = last else {
      Issue.record("the failure was not told: \(String(describing: last))")
      return
    }
    #expect(failure.contains("/no/such/folder/state.json"))
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a program that was ended before it could follow the request saves its state all the same")
  func endedFirst() throws {
    terminal.start(
      program: PseudoTerminal.program("LaunchProbe"),
      environment: [
        "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.path,
        LinkVariable.socket: listener.path,
      ])
    let channel = try connection()
    _ = messages(channel, until: isDrawn)
    terminal.send("\u{1B}[?62c")
    #expect(terminal.waitFor("count 1"))
    // Both requests wait when it continues, in an order that is not known.
    terminal.signal(SIGSTOP)
    channel.send(ToolMessage.handOver(snapshot: snapshot))
    terminal.signal(SIGTERM)
    terminal.signal(SIGCONT)
    #expect(messages(channel) { $0 == .saved(failure: nil) }.last == .saved(failure: nil))
    let ending = terminal.waitForEnd()
    #expect(ending == .signal(SIGTERM) || ending == .exit(0))
    #expect(FileManager.default.fileExists(atPath: snapshot))
  }

  @Test("a notice covers the last rows; the next key hides it and reaches the program too")
  func notice() throws {
    start(1)
    let channel = try connection()
    _ = messages(channel, until: isDrawn)
    terminal.send("\u{1B}[?62c")
    channel.send(ToolMessage.show(Notice(["Row.swift:12:9", "error: no such thing"])))
    #expect(terminal.waitFor("error: no such thing"))
    channel.send(ToolMessage.show(Notice(["kept 41"], endsWithKey: true)))
    #expect(terminal.waitFor("kept 41"))
    let shown = terminal.output.count
    terminal.send("x")
    #expect(terminal.wait { terminal.output.count > shown })
    terminal.send("\u{3}")
    #expect(terminal.waitForEnd() == .exit(0))
  }

  @Test("a program whose tool is gone ends and restores the terminal")
  func toolIsGone() throws {
    let before = terminal.settings.summary
    start(1)
    var channel: LineChannel? = try connection()
    _ = messages(try #require(channel), until: isDrawn)
    terminal.send("\u{1B}[?62c")
    channel = nil
    #expect(terminal.waitForEnd() == .exit(0))
    #expect(terminal.settings.summary == before)
  }
}
