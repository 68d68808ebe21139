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
    let ring: KeyRing
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
      ring: KeyRing, registry: TabRegistry,
      userOf: @escaping (WebRequest) -> String?
    ) {
      assets = WebAssets(title: title, limit: registry.limits.message)
      self.hosts = hosts
      showsMetrics = metrics
      self.security = security
      self.ring = ring
      self.registry = registry
      self.userOf = userOf
    }

    // MARK: Client identity

    /// Calls `then` when the keys of cookies are known that a request needs.
    func settle(_ head: HTTPRequestHead, _ then: @escaping @MainActor () -> Void) {
      ring.settle(head.headers["cookie"], then)
    }

    /// The cookie of a request, and the one to set: that of a new session, or one that is signed
    /// again. Neither when it cannot be known whether the browser has a good one.
    private func cookies(
      of head: HTTPRequestHead
    ) -> (present: SessionCookie?, new: SessionCookie?) {
      switch ring.session(head.headers["cookie"]) {
      case .known(let cookie): (cookie, cookie.renewed(keys: ring.keys))
      case .none: (nil, SessionCookie(keys: ring.keys))
      case .undecided: (nil, nil)
      }
    }

    /// The cookie to set; nil when the browser keeps the one that it has.
    func cookieHeader(for head: HTTPRequestHead) -> String? {
      cookies(of: head).new?.header(isSecure: head.isSecure, keys: ring.keys)
    }

    /// The user of a request, and the cookie to set; nil when the user cannot be known now.
    func user(of head: HTTPRequestHead, _ address: SocketAddress?) -> (String, String?)? {
      // The prefixes keep a user from being named like a browser.
      let name = userOf(WebRequest(head, from: address))?.trimmingCharacters(in: .whitespaces)
      // A proxy may send an empty header for everyone who is not signed in.
      if let name, !name.isEmpty { return ("user:" + name, nil) }
      let (present, new) = cookies(of: head)
      guard let id = present?.id ?? new?.id else { return nil }
      return ("browser:" + id, new?.header(isSecure: head.isSecure, keys: ring.keys))
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
          let headers = channel.eventLoop.makePromise(of: HTTPHeaders?.self)
          MainActor.assumeIsolated {
            guard let self else { return headers.succeed(nil) }
            self.settle(head) { headers.succeed(self.accept(head, channel, visitor)) }
          }
          return headers.futureResult
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
      // The browser tries again.
      guard let (user, cookie) = user(of: head, channel.remoteAddress) else { return nil }
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
