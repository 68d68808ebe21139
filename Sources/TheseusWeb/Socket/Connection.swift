#if Web
  import Foundation
  import NIOCore
  import NIOWebSocket
  import TheseusHTML

  /// A browser's WebSocket: its messages go to its tab, the tab's frames come here when the socket
  /// can take them.
  @MainActor
  final class Connection {
    private let registry: TabRegistry
    private let user: String
    private let channel: any Channel
    private var state = State.waitingForHello
    private var rate: MessageRate
    /// Of pings and pongs: they cost little, but an answer each.
    private var pingRate: MessageRate
    private var waiting: [ByteBuffer] = []
    private var isSlowed = false
    private var isFrameScheduled = false
    private var isReceiving = false
    /// Messages that were handled, hello included.
    private(set) var handled = 0
    private var answerChecks: [(Bool) -> Void] = []
    /// With which the browser answers the ping of these checks, and nothing else.
    private var expectedAnswer = ByteBuffer()
    /// Whether the browser waits for a frame after what its user did.
    private var owesFrame = false

    /// How long a browser may take to answer before its tab is given to another connection.
    private static let patience = TimeAmount.seconds(2)

    private enum State {
      case waitingForHello
      /// Its tab is being opened.
      case opening
      case attached(Tab)
      case closed
    }

    init(_ registry: TabRegistry, user: String, channel: any Channel) {
      self.registry = registry
      self.user = user
      self.channel = channel
      rate = MessageRate(perSecond: registry.limits.messagesPerSecond)
      pingRate = rate
      let patience = TimeAmount.milliseconds(Int64(registry.limits.secondsForHello * 1_000))
      channel.eventLoop.scheduleTask(in: patience) { [weak self] in
        MainActor.assumeIsolated { self?.endWithoutHello() }
      }
    }

    var isOpen: Bool {
      if case .closed = state { false } else { true }
    }

    func attach(_ tab: Tab) {
      guard isOpen else { return }
      state = .attached(tab)
      tab.connect(self)
      handleWaiting()
    }

    private func endWithoutHello() {
      if case .waitingForHello = state { close(.policyViolation) }
    }

    // MARK: Messages

    private func take(_ message: ByteBuffer) {
      guard isOpen else { return }
      waiting.append(message)
      handleWaiting()
      guard waiting.count > registry.limits.waitingMessages else { return }
      close(.policyViolation)
    }

    private func handleWaiting() {
      // A message may lead to another call.
      guard !isReceiving else { return }
      isReceiving = true
      var count = 0
      while count < waiting.count, isOpen {
        if case .opening = state { break }
        if case .attached(let tab) = state, !tab.isReady {
          tab.makeReady { [weak self] in self?.handleWaiting() }
          if !tab.isReady || !isOpen { break }
        }
        guard rate.takes() else {
          slowDown()
          break
        }
        let message = waiting[count]
        count += 1
        handle(message)
      }
      waiting.removeFirst(min(count, waiting.count))
      isReceiving = false
      sendFrame()
    }

    private func slowDown() {
      guard !isSlowed else { return }
      isSlowed = true
      channel.eventLoop.scheduleTask(in: rate.pause) {
        MainActor.assumeIsolated {
          self.isSlowed = false
          self.handleWaiting()
        }
      }
    }

    private func handle(_ bytes: ByteBuffer) {
      registry.numbers.messages.add()
      handled += 1
      do {
        let message = try ClientMessage.parse(
          bytes.readableBytesView, limit: registry.limits.message)
        switch (state, message) {
        case (.waitingForHello, .hello(let hello)):
          state = .opening
          registry.open(hello, user: user, self)
        // A connection belongs to one tab, so a second `hello` is malformed.
        case (.attached, .hello): close(.protocolError)
        case (.attached(let tab), _):
          owesFrame = owesFrame || message.needsAnswer
          try tab.receive(message)
        case (.opening, _), (.closed, _): break
        case (.waitingForHello, _): close(.protocolError)
        }
      } catch {
        close(.protocolError)
      }
    }

    // MARK: Frames

    /// There is a frame to send, soon: changes of one turn share it.
    func setNeedsFrame() {
      guard !isFrameScheduled, !isReceiving else { return }
      isFrameScheduled = true
      channel.eventLoop.execute {
        MainActor.assumeIsolated {
          self.isFrameScheduled = false
          self.sendFrame()
        }
      }
    }

    /// Sends what changed if the socket can take it; otherwise sends the newest state when it can.
    private func sendFrame() {
      guard case .attached(let tab) = state, !tab.hasEnded, channel.isWritable else { return }
      if let frame = tab.nextFrame() {
        send(frame)
      } else if owesFrame {
        // A message without an effect is answered too: a browser takes silence for a dead
        // connection.
        send(ServerFrame.nothing)
      }
      owesFrame = false
    }

    func sendSaved(_ count: Int) { send(ServerFrame.saved(count)) }

    func send(_ bytes: [UInt8]) {
      registry.numbers.sentBytes.add(bytes.count)
      write(.text, channel.allocator.buffer(bytes: bytes))
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
      guard isOpen else { return }
      channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: data), promise: nil)
    }

    // MARK: Ending

    /// Explains to the user why the tab ended, and closes.
    func end(_ end: TabEnd) {
      send(ServerFrame.end(end))
      close(.normalClosure)
    }

    func close(_ code: WebSocketErrorCode) {
      guard isOpen else { return }
      var data = channel.allocator.buffer(capacity: 2)
      data.write(webSocketErrorCode: code)
      write(.connectionClose, data)
      leave()
      // The browser answers and closes; one that does not is not waited for.
      channel.eventLoop.scheduleTask(in: .seconds(1)) { [channel] in channel.close(promise: nil) }
    }

    private func leave() {
      let tab: Tab? = if case .attached(let tab) = state { tab } else { nil }
      state = .closed
      waiting = []
      tab?.disconnect(self)
      for check in answerChecks { check(false) }
      answerChecks = []
    }

    // MARK: Whether the browser is there

    /// Sends a ping to check that the browser still answers.
    func checkAnswer(_ then: @escaping (Bool) -> Void) {
      guard isOpen else { return then(false) }
      answerChecks.append(then)
      guard answerChecks.count == 1 else { return }
      expectedAnswer = ByteBuffer(integer: UInt64.random(in: 0...UInt64.max))
      write(.ping, expectedAnswer)
      channel.eventLoop.scheduleTask(in: Self.patience) {
        MainActor.assumeIsolated { self.noteAnswer(false) }
      }
    }

    /// Keeps proxies from closing a silent connection.
    func ping() { write(.ping, ByteBuffer()) }

    private func noteAnswer(_ isAlive: Bool) {
      let checks = answerChecks
      answerChecks = []
      for check in checks { check(isAlive) }
    }
  }

  extension Connection: @MainActor ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      switch frame.opcode {
      case .text: take(frame.unmaskedData)
      case .ping, .pong:
        guard pingRate.takes() else { return close(.policyViolation) }
        if frame.opcode == .ping { return write(.pong, frame.unmaskedData) }
        // Other frames may be late ones of a connection that the browser has left.
        if !answerChecks.isEmpty, frame.unmaskedData == expectedAnswer { noteAnswer(true) }
      case .connectionClose:
        write(.connectionClose, ByteBuffer())
        leave()
        context.close(promise: nil)
      default: close(.protocolError)
      }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
      sendFrame()
      context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
      if isOpen { leave() }
      registry.connections.remove(self)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error {
      case NIOWebSocketError.invalidFrameLength,
        NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
        close(.messageTooLarge)
      case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error: close(.protocolError)
      default: context.close(promise: nil)
      }
    }
  }
#endif
