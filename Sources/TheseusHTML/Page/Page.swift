import Foundation
import TheseusCore
import TheseusViews

/// One browser tab's picture of an app: messages in, frames out. Does no I/O.
@MainActor
public final class Page {
  /// The app that the page shows.
  public let app: AppHost
  /// Called when there is something to send, once until the next frame is taken.
  public var onChange: (() -> Void)?

  /// - Parameters:
  ///   - fonts: what the browser measured; shared by pages whose browsers sent the same.
  ///   - makeApp: called once, with the size in points, the metrics of this browser and what sets
  ///     the environment. The runtime inside has the user's services, with `sharesProcess: true`.
  public init(
    hello: Hello, fonts: FontTable,
    makeApp: (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
  ) {
    app = makeApp(hello.size, .standard) { _ in }
  }

  /// Handles one message. One that fits no node, or is not possible now, changes nothing.
  ///
  /// - Throws: for a message that no client of this page sends.
  public func receive(_ message: ClientMessage) throws(ProtocolError) {}

  /// Everything that changed since the last frame, nil if nothing did. A client that takes frames
  /// slowly gets the newest state: no queue grows.
  public func nextFrame() -> [UInt8]? { nil }

  /// The client has connected again: the next frame is the full tree.
  public func reconnect(_ hello: Hello) {}

  /// Shows a line to the user until the next key or press.
  public func show(notice: String) {}
}
