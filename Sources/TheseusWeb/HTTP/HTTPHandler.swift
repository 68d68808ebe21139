#if Web
  import Foundation
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// Answers requests until a connection becomes a WebSocket.
  @MainActor
  final class HTTPHandler {
    private let site: Site
    private var head: HTTPRequestHead?

    init(_ site: Site) { self.site = site }

    private struct Response {
      var status = HTTPResponseStatus.ok
      var type = "text/plain; charset=utf-8"
      var body = ByteBuffer()
      var headers: [(String, String)] = []

      static func text(_ status: HTTPResponseStatus, _ text: String) -> Response {
        Response(status: status, body: ByteBuffer(string: text + "\n"))
      }
    }

    private func response(to head: HTTPRequestHead) -> Response {
      guard site.hosts.contains(head.headers.first(name: "host") ?? "") else {
        return .text(.misdirectedRequest, "This server has another name. See THESEUS_WEB_HOSTS.")
      }
      let path = head.plainPath
      if path == "/socket" {
        guard head.hasOwnOrigin else {
          return .text(.forbidden, "Only this server's own page can connect.")
        }
        var response = Response.text(.upgradeRequired, "This is for WebSockets.")
        response.headers = [("Upgrade", "websocket")]
        return response
      }
      guard head.method == .GET || head.method == .HEAD else {
        var response = Response.text(.methodNotAllowed, "Only GET is possible.")
        response.headers = [("Allow", "GET, HEAD")]
        return response
      }
      if path == "/healthz" { return .text(.ok, "ok") }
      if path == "/metrics" {
        guard site.showsMetrics else { return .text(.notFound, "Metrics are off.") }
        return Response(
          type: "text/plain; version=0.0.4; charset=utf-8",
          body: ByteBuffer(string: site.registry.metrics))
      }
      // Browsers ask for it unasked, and log a missing one as an error.
      if path == "/favicon.ico" { return Response(status: .noContent) }
      if let file = site.assets[path] { return Self.response(file) }
      // Files that browsers and robots look for by themselves, and scripts of another version.
      if path.hasPrefix("/theseus-") || path == "/robots.txt"
        || path.hasPrefix("/file/") || path.hasPrefix("/.well-known/")
      {
        return .text(.notFound, "There is no such file.")
      }
      var response = Self.response(site.assets.document)
      if let cookie = site.cookieHeader(for: head) {
        response.headers.append(("Set-Cookie", cookie))
      }
      return response
    }

    private static func response(_ file: WebAssets.File) -> Response {
      Response(
        type: file.type, body: file.body,
        headers: [
          ("Cache-Control", file.isImmutable ? "public, max-age=31536000, immutable" : "no-store")
        ])
    }

    private static let security = [
      (
        "Content-Security-Policy",
        """
        default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
        img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
      ),
      ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ]

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      let response = response(to: head)
      var headers = HTTPHeaders(Self.security)
      headers.add(name: "Content-Type", value: response.type)
      headers.add(name: "Content-Length", value: "\(response.body.readableBytes)")
      for (name, value) in response.headers { headers.add(name: name, value: value) }
      if !headers.contains(name: "Cache-Control") {
        headers.add(name: "Cache-Control", value: "no-store")
      }
      if !head.isKeepAlive { headers.add(name: "Connection", value: "close") }
      context.write(
        wrapOutboundOut(
          .head(HTTPResponseHead(version: .http1_1, status: response.status, headers: headers))),
        promise: nil)
      if head.method != .HEAD, response.body.readableBytes > 0 {
        context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
      }
      let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
      guard !head.isKeepAlive else { return }
      let channel = context.channel
      written.whenComplete { _ in channel.close(promise: nil) }
    }
  }

  extension HTTPHandler: @MainActor ChannelInboundHandler, @MainActor RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): self.head = head
      case .body: break
      case .end:
        if let head { answer(head, context) }
        head = nil
      }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      // A connection that asks for nothing is not kept.
      if event is IdleStateHandler.IdleStateEvent {
        context.close(promise: nil)
      } else {
        context.fireUserInboundEventTriggered(event)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      // A refused upgrade arrives as a request too, which is answered.
      if error is NIOWebSocketUpgradeError || error is HTTPServerUpgradeErrors { return }
      context.close(promise: nil)
    }
  }
#endif
