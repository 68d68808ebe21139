import Foundation
import NIOCore
import NIOPosix

@testable import TheseusWeb

/// Runs the main loop with one of everything that must wake it, and prints what ran, in order; then
/// what an idle second costs.
@MainActor
final class LoopProbe {
  private var seen: [String] = []
  private let loop: MainLoop
  private var timer: Timer?

  private init(_ loop: MainLoop) { self.loop = loop }

  static func run() {
    MainLoop.run { loop in
      let probe = LoopProbe(loop)
      probe.start()
    }
    print("ended")
  }

  private func note(_ what: String) {
    precondition(Thread.isMainThread)
    seen.append(what)
    if seen.count == 6 { measureIdle() }
  }

  private func start() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.note("queue") } }
    Task {
      await Task.yield()
      self.note("task")
      try? await Task.sleep(for: .milliseconds(20))
      self.note("sleep")
      // A timer that a task starts.
      self.startTimer()
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.note("other thread") } }
    }
    connect()
  }

  private func startTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { self.note("timer") }
    }
  }

  private func connect() {
    let handler = ReadHandler { MainActor.assumeIsolated { self.note("socket") } }
    ServerBootstrap(group: loop.eventLoop)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .bind(host: "127.0.0.1", port: 0)
      .whenSuccess { server in
        let port = server.localAddress!.port!
        Thread.detachNewThread {
          let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          var address = sockaddr_in()
          address.sin_family = sa_family_t(AF_INET)
          address.sin_port = in_port_t(port).bigEndian
          address.sin_addr.s_addr = inet_addr("127.0.0.1")
          withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              _ = Glibc.connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
          }
          _ = Glibc.write(client, "x", 1)
          Thread.sleep(forTimeInterval: 600)
        }
      }
  }

  private func measureIdle() {
    print(seen.sorted().joined(separator: " "))
    // Whatever still ends now is no part of being idle.
    loop.eventLoop.scheduleTask(in: .milliseconds(500)) {
      let before = Self.usage()
      self.loop.eventLoop.scheduleTask(in: .seconds(1)) {
        let after = Self.usage()
        print("wakeups \(after.switches - before.switches)")
        print("microseconds \(after.microseconds - before.microseconds)")
        MainActor.assumeIsolated { self.loop.stop() }
      }
    }
  }

  /// Of the main thread: how often it waited, and its CPU time.
  nonisolated private static func usage() -> (switches: Int, microseconds: Int) {
    let pid = getpid()
    func read(_ name: String) -> String {
      (try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/\(name)", encoding: .utf8)) ?? ""
    }
    let switches = read("status").split(separator: "\n").first {
      $0.hasPrefix("voluntary_ctxt_switches")
    }
    let nanoseconds = read("schedstat").split(separator: " ").first.flatMap { Int($0) }
    return (
      switches?.split(separator: "\t").last.flatMap { Int($0) } ?? 0, (nanoseconds ?? 0) / 1_000
    )
  }
}

private final class ReadHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  func channelRead(context: ChannelHandlerContext, data: NIOAny) { action() }
}
