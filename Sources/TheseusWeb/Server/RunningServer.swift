#if Web
  import Dispatch
  import Foundation
  import Logging
  import NIOCore
  import NIOPosix
  import TheseusCore
  import TheseusHTML

  /// A server from its first socket to the last saved tab.
  @MainActor
  final class RunningServer {
    /// With which the process ends.
    static var status: Int32 = 0

    private let server: WebServer
    private let store: any SessionStore
    private let loop: MainLoop
    private let registry: TabRegistry
    private let logger: Logger
    private let files: FileSpace
    private var site: Site?
    private var listener: (any Channel)?
    private var signals: [any DispatchSourceSignal] = []
    private var supervisor: (any DispatchSourceRead)?
    private var isStopping = false

    /// How long browsers may take to hear that the server ends.
    private static let farewell = TimeAmount.milliseconds(300)
    /// Keys are rotated and old tabs removed this often.
    private static let upkeepInterval = TimeAmount.hours(6)

    init(_ server: WebServer, _ store: any SessionStore, _ loop: MainLoop) {
      self.server = server
      self.store = store
      self.loop = loop
      logger = server.logger
      var crash: CrashMark.Crash?
      let role = WorkerRole.own
      let port = role.flatMap { ListeningSocket.port(of: $0.socket) } ?? server.address.port
      let path =
        (store as? SQLiteStore)?.path
        ?? ProgramDirectory.state.url()?.appendingPathComponent("web").path
      let mark = path.flatMap {
        let worker = role.map { "-worker-\($0.index)" } ?? ""
        return CrashMark(path: "\($0).running-\(port)\(worker)") { crash = $0 }
      }
      files = FileSpace(beside: store)
      registry = TabRegistry(
        loop: loop, store: StoreQueue(store, eventLoop: loop.eventLoop, logger: logger),
        limits: server.limits, files: files, logger: logger, mark: mark, makeApp: server.makeApp)
      if let crash { note(crash) }
      if let damage = (store as? SQLiteStore)?.damage { logger.error("\(damage)") }
    }

    /// A tab that ends the server twice is parked.
    private func note(_ crash: CrashMark.Crash) {
      for tab in crash.tabs {
        logger.error(
          crash.isCertain
            ? "the last run ended in the code of a page"
            : "the last run may have ended in a timer or a queue of a page",
          metadata: ["user": "\(tab.user)", "page": "\(tab.page)"])
      }
      if !crash.isCertain { registry.suspects = Set(crash.tabs) }
      let store = store
      registry.store.perform({ for tab in crash.tabs { try store.noteCrash(of: tab) } }) { _ in }
    }

    func start() {
      let keys: CookieKeys
      do {
        keys = try CookieKeys.current(in: store)
      } catch {
        WebServer.fail("no store: \(error)", status: 73)
      }
      PageDocument.showsForeignImages = server.loadsForeignImages
      let site = Site(
        title: server.title, metrics: server.showsMetrics,
        security: SecurityHeaders.all(foreignImages: server.loadsForeignImages),
        hosts: AllowedHosts(server.hosts, address: server.address.host),
        ring: ring(keys), registry: registry, userOf: server.userOf)
      self.site = site
      watchSignals()
      let bootstrap = ServerBootstrap(group: loop.eventLoop)
        .serverChannelOption(.backlog, value: 1_024)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        // A slow browser's frames wait in the app, where the newest replaces them.
        .childChannelOption(.socketOption(.so_sndbuf), value: 32 << 10)
        // A connection keeps the buffer of its last read, and most messages are short. Longer ones
        // make it grow.
        .childChannelOption(
          .recvAllocator,
          value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 256, maximum: 65_536)
        )
        .childChannelOption(.writeBufferWaterMark, value: .init(low: 1, high: 16 << 10))
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try MainActor.assumeIsolated { try site.configure(channel) }
          }
        }
      let bound: EventLoopFuture<any Channel>
      if let role = WorkerRole.own {
        watchSupervisor(role.life)
        bound = bootstrap.withBoundSocket(role.socket)
      } else {
        bound = bootstrap.bind(host: server.address.host, port: server.address.port)
      }
      bound.whenComplete { result in MainActor.assumeIsolated { self.listen(result) } }
    }

    /// A worker ends with its supervisor, however that ends.
    private func watchSupervisor(_ pipe: Int32) {
      let source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          source.cancel()
          self.stop()
        }
      }
      source.resume()
      supervisor = source
    }

    private func listen(_ result: Result<any Channel, any Error>) {
      switch result {
      case .success(let channel):
        listener = channel
        let port = channel.localAddress?.port ?? server.address.port
        let address = WebAddress(host: server.address.host, port: port)
        if WorkerRole.own == nil {
          print("http://\(address)/")
          fflush(nil)
        }
        logger.info("serving \(server.title) at \(address)")
        upkeep()
        registry.watchSettings()
        loop.eventLoop.scheduleRepeatedTask(
          initialDelay: Self.upkeepInterval, delay: Self.upkeepInterval
        ) { [weak self] _ in
          MainActor.assumeIsolated { self?.upkeep() }
        }
      case .failure(let error):
        let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
        let reason = isTaken ? "the address is in use" : "\(error)"
        WebServer.fail("--web \(server.address): \(reason)", status: 69)
      }
    }

    private func ring(_ keys: CookieKeys) -> KeyRing {
      let (store, queue) = (store, registry.store)
      return KeyRing(keys) { then in
        queue.perform({ try CookieKeys.current(in: store) }, then)
      }
    }

    private func upkeep() {
      let (store, files, limits) = (store, files, server.limits)
      let limit = limits.secondsSaved
      registry.touchFiles()
      let open = registry.openTabs
      registry.store.perform({
        files.clean(
          tabs: .now - limit, transfers: .now - 2 * max(limits.secondsForFiles, 3_600))
        try store.keep(open)
        try store.removeTabs(before: .now - limit)
        return try CookieKeys.current(in: store)
      }) { [weak self] result in
        switch result {
        case .success(let keys): self?.site?.ring.replace(keys)
        case .failure(let error): self?.logger.error("the store cannot be kept up: \(error)")
        }
      }
    }

    // MARK: Ending

    private func watchSignals() {
      let queue = DispatchQueue(label: "theseus.end", qos: .userInitiated)
      let begin = Self.clock(seconds: server.limits.secondsToEnd)
      for number in [SIGTERM, SIGINT] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { self.stop() } }
        source.resume()
        // Also while code of an app keeps the main thread.
        let clock = DispatchSource.makeSignalSource(signal: number, queue: queue)
        clock.setEventHandler(handler: begin)
        clock.resume()
        signals += [source, clock]
      }
      // A browser that closed its socket is no reason to end.
      signal(SIGPIPE, SIG_IGN)
    }

    /// Begins the time after which the process ends although it has not saved everything.
    nonisolated private static func clock(seconds: Double) -> @Sendable () -> Void {
      {
        guard seconds < 1e6 else { return }
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: seconds)
          let text = "the server has not ended within \(Int(seconds)) s; it ends now\n"
          FileHandle.standardError.write(Data(text.utf8))
          _exit(1)
        }
      }
    }

    /// Saves every tab and ends. Browsers connect again, to the next run.
    private func stop() {
      // Asked again, while saving takes long.
      if isStopping { exit(1) }
      isStopping = true
      logger.info("saving \(registry.connections.count) connected pages")
      listener?.close(promise: nil)
      _ = registry.saveAll()
      registry.connections.closeAll()
      let limit =
        NIODeadline.now() + .milliseconds(Int64(min(server.limits.secondsToEnd, 1e6) * 750))
      end(in: Self.farewell, before: limit)
    }

    private func end(in delay: TimeAmount, before limit: NIODeadline) {
      loop.eventLoop.scheduleTask(in: delay) {
        MainActor.assumeIsolated {
          // Closed connections have saved once more. A store that cannot be written may be back.
          let isSaved = self.registry.saveAll()
          guard isSaved || .now() > limit else {
            return self.end(in: StoreQueue.retryDelay, before: limit)
          }
          if !isSaved {
            self.logger.error("the last changes could not be saved")
            Self.status = 1
          }
          self.loop.stop()
        }
      }
    }
  }
#endif
