import Foundation
import IdentityModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The worker's side: reads units from standard input, walks them, answers on standard output.
@MainActor
public enum WorkerProcess {
  /// Serves until standard input ends, which is when the coordinator has closed it or is no more:
  /// then it ends in the middle of a unit too.
  ///
  /// Ctrl-C is the coordinator's: it ends its workers itself.
  public static func serve() {
    signal(SIGINT, SIG_IGN)
    let requests = RequestQueue()
    Thread.detachNewThread {
      let reader = LineReader(.standardInput)
      while let line = reader.next() { requests.append(line) }
      _exit(0)
    }
    guard let setup = WorkerMessage.read(WorkerMessage.Setup.self, requests.next()) else { return }
    let worker: ShapeWorker
    do { worker = try ShapeWorker(try setup.options()) } catch {
      return send(WorkerMessage.Reply(failure: "\(error)"))
    }
    var used = processorMicroseconds()
    while let request = WorkerMessage.read(WorkerMessage.Request.self, requests.next()) {
      var reply = WorkerMessage.Reply()
      do {
        reply.tally = try worker.work(request.unit) { program in
          if request.announces { send(WorkerMessage.Reply(announced: program.sketch)) }
        }
      } catch let found as Disagreement {
        reply.disagreement = .init(
          narrative: found.narrative, itf: found.trace?.itf.text(), sketch: found.program.sketch)
      } catch {
        reply.failure = "\(error)"
      }
      let now = processorMicroseconds()
      (reply.microseconds, used) = (now - used, now)
      reply.residentBytes = residentBytes()
      send(reply)
    }
  }

  private static func send(_ reply: WorkerMessage.Reply) {
    FileHandle.standardOutput.write(WorkerMessage.line(reply))
  }

  private static func processorMicroseconds() -> Int {
    var usage = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
    return usage.tv_sec * 1_000_000 + usage.tv_nsec / 1_000
  }

  private static func residentBytes() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1_000
    #endif
  }
}

/// Lines from the thread that reads them to the one that works.
private final class RequestQueue: Sendable {
  private let lines = Mutex<[Data]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  func append(_ line: Data) {
    lines.withLock { $0.append(line) }
    arrivals.signal()
  }

  /// The next line; waits for it.
  func next() -> Data {
    arrivals.wait()
    return lines.withLock { $0.removeFirst() }
  }
}
