#if Web
  import CTerminal
  import Foundation
  import NIOCore
  import NIOPosix

  /// The main thread as SwiftNIO's event loop: sockets, the main actor's tasks, the main queue and
  /// Foundation's timers share one wait.
  ///
  /// So a message of a browser reaches its app without changing threads, and a channel handler may
  /// assume the main actor. It sleeps until one of them is ready: an idle server uses no CPU.
  @MainActor
  final class MainLoop {
    nonisolated let eventLoop: any EventLoop
    private var mainQueue: (any Channel)?
    private var willCheckTimers = false
    /// Runs jobs of the main queue and timers, which belong to any tab.
    var aroundJobs: @MainActor (() -> Void) -> Void = { $0() }
    /// The wake-up for the nearest timer of the main run loop.
    private var nextTimer: (date: Date, wake: Scheduled<Void>)?

    private init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

    /// Runs until `stop`. Only for the main thread, which must not be inside a task.
    ///
    /// - Parameter start: called when the loop has begun.
    static func run(_ start: @escaping @MainActor (MainLoop) -> Void) {
      MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { eventLoop in
        MainActor.assumeIsolated {
          let loop = MainLoop(eventLoop)
          loop.watchMainQueue { start(loop) }
        }
      }
    }

    func stop() {
      nextTimer?.wake.cancel()
      mainQueue?.close(promise: nil)
      eventLoop.shutdownGracefully { _ in }
    }

    /// Code of an app has run: it may have started timers. Looking for them takes some
    /// microseconds, so turns that follow each other share it.
    func noteTurn() {
      guard !willCheckTimers else { return }
      willCheckTimers = true
      eventLoop.scheduleTask(in: .milliseconds(4)) {
        MainActor.assumeIsolated { self.checkTimers() }
      }
    }

    // MARK: The main queue

    private func watchMainQueue(_ then: @escaping @MainActor () -> Void) {
      // The channel closes its descriptor; the queue's own stays open.
      let handle = dup(cterminal_main_queue_handle())
      NIOPipeBootstrap(group: eventLoop)
        // A read takes the eight bytes of the counter, all of it.
        .channelOption(.maxMessagesPerRead, value: 1)
        .channelOption(
          .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 8)
        )
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              MainQueueHandler { MainActor.assumeIsolated { self.runJobs() } })
          }
        }
        .takingOwnershipOfDescriptor(input: handle)
        .whenComplete { result in
          MainActor.assumeIsolated {
            switch result {
            case .success(let channel): self.mainQueue = channel
            case .failure(let error):
              // Without a descriptor the process cannot serve anything either.
              FileHandle.standardError.write(Data("the main queue cannot be read: \(error)\n".utf8))
              exit(71)
            }
            // Before the loop began, code may have started timers or tasks.
            self.noteTurn()
            then()
          }
        }
    }

    private func runJobs() {
      aroundJobs { cterminal_main_queue_drain() }
      noteTurn()
    }

    // MARK: Timers

    /// Runs the expired timers of the main run loop (`Timer`, `Timer.publish`), and wakes the loop
    /// for the next one.
    private func checkTimers() {
      willCheckTimers = false
      var next: Date?
      aroundJobs { next = RunLoop.main.limitDate(forMode: .default) }
      guard next != nextTimer?.date else { return }
      nextTimer?.wake.cancel()
      nextTimer = nil
      guard let next, next != .distantFuture else { return }
      let seconds = min(max(0, next.timeIntervalSinceNow), 3_600)
      nextTimer = (
        next,
        eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) {
          MainActor.assumeIsolated {
            self.nextTimer = nil
            self.checkTimers()
          }
        }
      )
    }
  }

  /// Runs the jobs of the main queue whenever its handle says that there are some.
  private final class MainQueueHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let onJobs: () -> Void

    init(onJobs: @escaping () -> Void) { self.onJobs = onJobs }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { onJobs() }
  }
#endif
