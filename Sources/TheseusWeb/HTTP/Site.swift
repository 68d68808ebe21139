#if Web
  import Foundation
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOWebSocket

  /// Shared by all connections of a server: its files, its cookies, its tabs.
  @MainActor
  final class Site {
    let assets: WebAssets
    let hosts: AllowedHosts
    let registry: TabRegistry
    var keys: CookieKeys
    /// Whether `/metrics` answers.
    let showsMetrics: Bool
    /// Headers of every answer.
    let security: [(String, String)]
    private let userOf: (WebRequest) -> String?
    /// Open connections, of requests and of sockets.
    private var channels = 0

    /// A request must be complete, and the next one begin, in this time.
    private static let idleTime = TimeAmount.seconds(30)
    // Under these names both are removed.
    nonisolated private static let idleName = "theseus.idle"
    nonisolated private static let httpName = "theseus.http"

    init(
      title: String, metrics: Bool, security: [(String, String)], hosts: AllowedHosts,
      keys: CookieKeys, registry: TabRegistry,
      userOf: @escaping (WebRequest) -> String?
    ) {
      assets = WebAssets(title: title)
      self.hosts = hosts
      showsMetrics = metrics
      self.security = security
      self.keys = keys
      self.registry = registry
      self.userOf = userOf
    }

    // MARK: Client identity

    private func cookie(of head: HTTPRequestHead) -> SessionCookie? {
      SessionCookie(header: head.headers["cookie"], keys: keys)
    }

    /// The cookie to set: that of a new session, or one that is signed again; nil when the browser
    /// has a good one.
    func cookieHeader(for head: HTTPRequestHead) -> String? {
      let known = cookie(of: head)
      guard let new = known == nil ? SessionCookie(keys: keys) : known?.renewed(keys: keys) else {
        return nil
      }
      return new.header(isSecure: head.isSecure, keys: keys)
    }

    /// The user of a request, and the cookie of a new session if it needs one.
    func user(of head: HTTPRequestHead, _ address: SocketAddress?) -> (String, String?) {
      // The prefixes keep a user from being named like a browser.
      let name = userOf(WebRequest(head, from: address))?.trimmingCharacters(in: .whitespaces)
      // A proxy may send an empty header for everyone who is not signed in.
      if let name, !name.isEmpty { return ("user:" + name, nil) }
      if let cookie = cookie(of: head) { return ("browser:" + cookie.id, nil) }
      let new = SessionCookie(keys: keys)
      return ("browser:" + new.id, new.header(isSecure: head.isSecure, keys: keys))
    }

    // MARK: Connections

    /// Makes a new connection speak HTTP, and WebSocket at /socket.
    ///
    /// - Throws: when there are too many: the connection closes.
    func configure(_ channel: any Channel) throws {
      guard channels < registry.limits.connections else { throw ChannelError.connectTimeout(.zero) }
      channels += 1
      channel.closeFuture.whenComplete { _ in MainActor.assumeIsolated { self.channels -= 1 } }
      let visitor = Visitor()
      let upgrader = NIOWebSocketServerUpgrader(
        maxFrameSize: registry.limits.message, automaticErrorHandling: false,
        shouldUpgrade: { [weak self] channel, head in
          channel.eventLoop.makeSucceededFuture(
            MainActor.assumeIsolated { self?.accept(head, channel, visitor) })
        },
        upgradePipelineHandler: { [weak self] channel, _ in
          channel.eventLoop.makeCompletedFuture {
            try MainActor.assumeIsolated { try self?.begin(channel, visitor) }
          }
        })
      let idle = IdleStateHandler(allTimeout: Self.idleTime)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(idle, name: Self.idleName)
      try pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { context in
            context.pipeline.removeHandler(name: Self.httpName, promise: nil)
            context.pipeline.removeHandler(name: Self.idleName, promise: nil)
          }
        ))
      try pipeline.addHandler(HTTPHandler(self), name: Self.httpName)
    }

    /// The user of a connection that becomes a WebSocket.
    @MainActor
    private final class Visitor {
      var user = ""
    }

    /// The headers of the answer; nil when the page may not connect.
    private func accept(
      _ head: HTTPRequestHead, _ channel: any Channel, _ visitor: Visitor
    ) -> HTTPHeaders? {
      guard head.plainPath == "/socket", head.hasOwnOrigin,
        hosts.contains(head.headers.first(name: "host") ?? "")
      else { return nil }
      let (user, cookie) = user(of: head, channel.remoteAddress)
      visitor.user = user
      var headers = HTTPHeaders()
      if let cookie { headers.add(name: "Set-Cookie", value: cookie) }
      return headers
    }

    private func begin(_ channel: any Channel, _ visitor: Visitor) throws {
      let connection = Connection(registry, user: visitor.user, channel: channel)
      registry.connections.insert(connection)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(
        NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
          maxAccumulatedFrameSize: registry.limits.message))
      try pipeline.addHandler(connection)
    }
  }
#endif
