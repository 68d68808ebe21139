import Dispatch
import Foundation
import TheseusCore
import TheseusLink
import TheseusTerminal

/// The program's end of the link to the tool that runs it (`theseus dev`): it shows the tool's
/// notices and hands its state and its screen on to the next build.
@MainActor
final class DevelopmentConnection {
  private let channel: LineChannel
  private let runtime: ViewRuntime
  private weak var host: TerminalHost?
  private var source: (any DispatchSourceRead)?
  /// Where the tool wants the state, until it is saved. The program may already have been ending
  /// for another reason when the request was read.
  private var requested: String?

  /// Nil when no tool runs this program.
  init?(environment: [String: String], runtime: ViewRuntime) {
    guard let path = environment[LinkVariable.socket], !path.isEmpty,
      let channel = LineChannel(connectingTo: path)
    else { return nil }
    self.channel = channel
    self.runtime = runtime
    channel.send(ProgramMessage.connected)
  }

  /// Follows the tool's messages from here on.
  func attach(_ host: TerminalHost) {
    self.host = host
    host.didShow = { [weak self] in self?.tellFirstPicture() }
    let source = DispatchSource.makeReadSource(fileDescriptor: channel.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.receive() }
    }
    source.resume()
    self.source = source
  }

  private func receive() {
    let (messages, isOpen) = channel.receive(ToolMessage.self)
    for message in messages { obey(message) }
    guard !isOpen else { return }
    // Without the tool nobody is left who reads the terminal after this program.
    source?.cancel()
    host?.quit()
  }

  private func obey(_ message: ToolMessage) {
    switch message {
    case .show(let notice):
      host?.notice = TerminalNotice(
        lines: notice.lines, isError: notice.isError, endsWithKey: notice.endsWithKey)
    case .hideNotice: host?.notice = nil
    case .handOver(let path): handOver(to: path)
    }
  }

  /// The program ends for another reason, and everything is still mounted. The tool may have
  /// requested its state while it hung.
  func finish() {
    for case .handOver(let path) in channel.receive(ToolMessage.self).messages { requested = path }
    guard let requested else { return }
    channel.send(ProgramMessage.saved(failure: save(to: requested)))
    channel.drain(milliseconds: 1_000)
  }

  /// Returns why the state could not be saved.
  private func save(to path: String) -> String? {
    do {
      try runtime.snapshot().write(to: URL(fileURLWithPath: path))
      return nil
    } catch {
      return "\(path): \(error.localizedDescription)"
    }
  }

  private func handOver(to path: String) {
    var failure: String?
    requested = path
    host?.handOver(
      saving: {
        self.requested = nil
        failure = self.save(to: path)
      },
      done: { [channel] printed in
        for part in Self.parts(of: printed) { channel.send(ProgramMessage.printed(part)) }
        channel.send(ProgramMessage.saved(failure: failure))
        channel.drain(milliseconds: 1_000)
      })
  }

  /// Parts that fit into a message each, also when every character is escaped.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let part = rest.prefix(100_000)
      parts.append(String(part))
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private func tellFirstPicture() {
    let report = runtime.restoreReport
    channel.send(ProgramMessage.drew(restored: report.isEmpty ? nil : report.summary))
    let tell = { [channel, weak runtime] in
      guard let runtime else { return }
      channel.send(ProgramMessage.restored(runtime.restoreReport.summary))
    }
    if report.contains(where: { $0.outcome == .waiting }) { runtime.onRestored(tell) }
    // A task writes later.
    runtime.onOverwritten { _ in tell() }
  }
}
