#if Web
  import Foundation
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket
  import TheseusHTML

  /// Answers requests until a connection becomes a WebSocket.
  @MainActor
  final class HTTPHandler {
    private let site: Site
    private var head: HTTPRequestHead?
    private var upload: Upload?
    /// Whether the rest of the request is of no interest.
    private var isAnswered = false

    /// How long a browser may continue to send what is refused. When cut off, it reads no answer.
    private static let patience = TimeAmount.seconds(2)

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
      if path.hasPrefix("/file/") { return fileResponse(to: head) }
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
      if let image = PageDocument.image(at: path) {
        return Self.response(
          WebAssets.File(
            type: image.type, isImmutable: true, body: ByteBuffer(bytes: image.data)))
      }
      // Files that browsers and robots look for by themselves, and scripts of another version.
      if path.hasPrefix("/theseus-") || path == "/robots.txt"
        || path.hasPrefix("/image/") || path.hasPrefix("/.well-known/")
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

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      write(response(to: head), to: head, context)
    }

    private func write(
      _ response: Response, to head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      var headers = HTTPHeaders(site.security)
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

  // MARK: Files

  extension HTTPHandler {
    private static let noFile = Response.text(
      .notFound, "There is no such file, or it was transferred already, or too much time passed.")

    /// The ticket that a request of the same site names; nil for every other request.
    private func ticket(
      _ head: HTTPRequestHead, _ context: ChannelHandlerContext,
      _ find: (String, TabID) -> FileTicket
    ) -> FileTicket? {
      let token = String(head.plainPath.dropFirst("/file/".count))
      let page = URLComponents(string: head.uri)?.queryItems?.first { $0.name == "page" }?.value
      guard RandomID.isValid(token), let page, RandomID.isValid(page) else { return nil }
      guard let user = site.user(of: head, context.channel.remoteAddress)?.0 else { return nil }
      return find(token, TabID(user: user, page: page))
    }

    /// The answer to what is neither an upload nor a download.
    private func fileResponse(to head: HTTPRequestHead) -> Response {
      guard head.method != .GET, head.method != .POST else { return Self.noFile }
      var response = Response.text(.methodNotAllowed, "Only GET and POST are possible.")
      response.headers = [("Allow", "GET, POST")]
      return response
    }

    // MARK: Uploads

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      guard site.hosts.contains(head.headers.first(name: "host") ?? "") else {
        return refuse(response(to: head), context)
      }
      guard head.hasOwnOrigin else {
        return refuse(.text(.forbidden, "Only this server's own page can send files."), context)
      }
      let files = site.registry.files
      guard let upload = ticket(head, context, files.upload).flatMap({ Upload($0) }) else {
        return refuse(Self.noFile, context)
      }
      self.upload = upload
      if let length = head.headers.first(name: "content-length").flatMap({ Int($0) }),
        length > upload.size
      {
        refuse(Self.refusal(.tooLarge), context)
      }
    }

    /// Answers before the whole request has come, and closes the connection.
    private func refuse(_ response: Response, _ context: ChannelHandlerContext) {
      upload?.cancel()
      upload = nil
      guard var head, !isAnswered else { return }
      isAnswered = true
      head.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
      var response = response
      response.headers.append(("Connection", "close"))
      write(response, to: head, context)
      let channel = context.channel
      channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
    }

    private static func refusal(_ problem: Upload.Problem) -> Response {
      switch problem {
      case .tooLarge: .text(.payloadTooLarge, "The file is larger than the page announced.")
      case .notWritten: .text(.insufficientStorage, "The server cannot store files now.")
      case .incomplete: .text(.badRequest, "The file is shorter than the page announced.")
      }
    }

    private func finish(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      if let upload {
        self.upload = nil
        do {
          try upload.finish()
          write(Response(status: .noContent), to: head, context)
        } catch {
          upload.cancel()
          write(Self.refusal(error), to: head, context)
        }
      } else if head.method == .GET, head.plainPath.hasPrefix("/file/"),
        site.hosts.contains(head.headers.first(name: "host") ?? ""), head.isOfOwnSite,
        let download = ticket(head, context, site.registry.files.download).flatMap({ Download($0) })
      {
        send(download, to: head, context)
      } else {
        answer(head, context)
      }
    }

    // MARK: Downloads

    private func send(
      _ download: Download, to head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      var headers = HTTPHeaders(site.security)
      headers.add(name: "Content-Type", value: "application/octet-stream")
      headers.add(name: "Content-Length", value: "\(download.size)")
      headers.add(name: "Content-Disposition", value: Download.disposition(download.name))
      headers.add(name: "Cache-Control", value: "no-store")
      if !head.isKeepAlive { headers.add(name: "Connection", value: "close") }
      context.write(
        wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))),
        promise: nil)
      sendNext(of: download, left: download.size, head.isKeepAlive, context.channel)
    }

    /// One part after the other: a slow browser's file stays on the disk.
    private func sendNext(
      of download: Download, left: Int, _ isKeptAlive: Bool, _ channel: any Channel
    ) {
      let part = download.read(channel.allocator)
      guard left > 0, part.readableBytes > 0 else {
        guard left == 0 else {
          download.end(isComplete: false)
          return channel.close(promise: nil)
        }
        return channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { result in
          MainActor.assumeIsolated {
            if case .success = result {
              download.end(isComplete: true)
            } else {
              download.end(isComplete: false)
            }
            if !isKeptAlive { channel.close(promise: nil) }
          }
        }
      }
      let count = part.readableBytes
      channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(part))).whenComplete { result in
        MainActor.assumeIsolated {
          guard case .success = result else { return download.end(isComplete: false) }
          self.sendNext(of: download, left: left - count, isKeptAlive, channel)
        }
      }
    }
  }

  extension HTTPHandler: @MainActor ChannelInboundHandler, @MainActor RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        self.head = head
        isAnswered = false
        if head.method == .POST, head.plainPath.hasPrefix("/file/") { begin(head, context) }
      case .body(let bytes):
        guard let upload else { break }
        do { try upload.write(bytes) } catch { refuse(Self.refusal(error), context) }
      case .end:
        if let head, !isAnswered {
          site.settle(head) { if context.channel.isActive { self.finish(head, context) } }
        }
        if isAnswered { context.close(promise: nil) }
        head = nil
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      upload?.cancel()
      upload = nil
      context.fireChannelInactive()
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
