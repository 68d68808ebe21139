import Dispatch
import Foundation
import TheseusLink

/// The inspector's end of the link to a program.
@MainActor
public final class InspectorConnection {
  public private(set) var model: InspectorModel
  private let channel: LineChannel
  private var source: (any DispatchSourceRead)?

  /// Nil when nothing listens there, or a process of another user.
  public init?(path: String) {
    guard let channel = LineChannel(connectingTo: path), channel.isOfThisUser else { return nil }
    self.channel = channel
    model = InspectorModel { [channel] in channel.send($0) }
    let source = DispatchSource.makeReadSource(fileDescriptor: channel.descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.resume()
    self.source = source
  }

  private func receive() {
    let (messages, isOpen) = channel.receive(InspectionMessage.self)
    model.receive(messages)
    guard !isOpen else { return }
    source?.cancel()
    source = nil
    model.disconnect()
  }
}
