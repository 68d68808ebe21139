#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// How many jobs were ever queued on the main actor: counted through the concurrency library's own hook, so that a host can tell when none is
/// waiting.
enum MainActorTraffic {
  private static let jobs = Atomic<UInt64>(0)

  private typealias Original = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Original) -> Void

  /// Whether the hook is there; where it is not, `count` stays 0.
  static let isCounted: Bool = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueMainExecutor_hook") else { return false }
    let hook: Hook = { job, original in
      MainActorTraffic.jobs.add(1, ordering: .relaxed)
      original(job)
    }
    let place = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
    guard place.pointee == nil else { return false }
    place.pointee = unsafeBitCast(hook, to: UnsafeRawPointer.self)
    return true
  }()

  static var count: UInt64 { jobs.load(ordering: .relaxed) }
}
