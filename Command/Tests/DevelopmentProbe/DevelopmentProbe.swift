import Foundation
import TheseusLink

/// A program for tests of `theseus dev`: it has no screen and writes what happens to it into a
/// log. Its arguments are its version and how it behaves.
@main
enum DevelopmentProbe {
  static func main() throws {
    let version = CommandLine.arguments[1]
    let behavior = CommandLine.arguments.dropFirst(2).first
    let environment = ProcessInfo.processInfo.environment
    let log = environment["PROBE_LOG"] ?? "/dev/null"
    func note(_ line: String) {
      guard let file = FileHandle(forWritingAtPath: log) else { return }
      file.seekToEndOfFile()
      file.write(Data("\(version): \(line)\n".utf8))
    }
    let restored = environment["THESEUS_RESTORE"].flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    note("starts from \(restored ?? "nothing")")
    guard let path = environment[LinkVariable.socket],
      let channel = LineChannel(connectingTo: path)
    else { return note("has no link") }
    channel.send(ProgramMessage.connected)
    if behavior == "crashes" {
      FileHandle.standardError.write(Data("Fatal error: no luck\n".utf8))
      kill(getpid(), SIGKILL)
    }
    // A picture after some seconds.
    if let seconds = behavior.flatMap({ UInt32($0) }) { sleep(seconds) }
    if behavior == "hangs" { sleep(600) }
    channel.send(
      ProgramMessage.drew(restored: restored.map { _ in "kept 1 · reset 0 · dropped 0" }))
    while true {
      var wait = pollfd(fd: channel.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, -1) > 0 || errno == EINTR else { return }
      let (messages, isOpen) = channel.receive(ToolMessage.self)
      for message in messages {
        switch message {
        case .show(let notice): note("shows \(notice.lines.joined(separator: " | "))")
        case .hideNotice: note("hides the notice")
        case .handOver(let file):
          try Data("the state of \(version)".utf8).write(to: URL(fileURLWithPath: file))
          channel.send(ProgramMessage.printed("\(version) printed this\n"))
          channel.send(ProgramMessage.saved(failure: nil))
          return
        }
      }
      guard isOpen else { return }
    }
  }
}
