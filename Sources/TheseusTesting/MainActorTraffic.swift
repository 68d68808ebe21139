#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// Counts the jobs queued on the main actor through the concurrency library's own hook, so that a
/// host can detect when none is waiting.
enum MainActorTraffic {
  /// Jobs that the tasks of one host queued.
  final class Counter: Sendable {
    private let jobs = Atomic<UInt64>(0)
    var count: UInt64 { jobs.load(ordering: .relaxed) }
    func add() { jobs.add(1, ordering: .relaxed) }
  }

  /// The host on whose behalf code runs; tasks inherit it.
  @TaskLocal static var counter: Counter?

  private static let all = Counter()

  private typealias Original = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Original) -> Void

  /// Whether the hook is there; where it is not, nothing is counted.
  static let isCounted: Bool = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueMainExecutor_hook") else {
      return false
    }
    let hook: Hook = { job, original in
      MainActorTraffic.all.add()
      MainActorTraffic.counter?.add()
      original(job)
    }
    let place = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
    guard place.pointee == nil else { return false }
    place.pointee = unsafeBitCast(hook, to: UnsafeRawPointer.self)
    return true
  }()

  /// Jobs of the whole process.
  static var count: UInt64 { all.count }
}
