#if Web
  import NIOCore
  import NIOWebSocket

  /// The open connections of a server.
  @MainActor
  final class Connections {
    private var all: [ObjectIdentifier: Connection] = [:]
    private let loop: MainLoop
    private var pings: RepeatedTask?

    /// Proxies close connections that are silent for a minute.
    private static let interval = TimeAmount.seconds(45)

    init(_ loop: MainLoop) { self.loop = loop }

    var count: Int { all.count }

    func insert(_ connection: Connection) {
      all[ObjectIdentifier(connection)] = connection
      guard pings == nil else { return }
      pings = loop.eventLoop.scheduleRepeatedTask(
        initialDelay: Self.interval, delay: Self.interval
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.ping() }
      }
    }

    func remove(_ connection: Connection) { all[ObjectIdentifier(connection)] = nil }

    /// The server ends: browsers connect again, to the next one.
    func closeAll() {
      for connection in all.values { connection.close(.serviceRestart) }
    }

    private func ping() {
      for connection in all.values { connection.ping() }
      if all.isEmpty {
        pings?.cancel()
        pings = nil
      }
    }
  }

  extension WebSocketErrorCode {
    /// The server restarts, or the tab is being opened: connect again (1012, IANA).
    static var serviceRestart: WebSocketErrorCode { .unknown(1012) }
  }
#endif
