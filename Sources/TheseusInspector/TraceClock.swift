import Foundation

/// Measures the time from one update to the next.
///
/// The system's precise clock waits for all instructions in flight, a good part of the cost of
/// recording a write. So it is read once in each tick of the coarse clock (a few milliseconds);
/// later updates within a tick have the time of the first.
struct TraceClock {
  #if canImport(Darwin)
    private static let coarse = CLOCK_MONOTONIC_RAW_APPROX
  #else
    private static let coarse = CLOCK_MONOTONIC_COARSE
  #endif

  private var tick: UInt64
  private var last: UInt64

  init() {
    tick = Self.now(Self.coarse)
    last = Self.now(CLOCK_MONOTONIC)
  }

  /// Microseconds since the last question.
  @inline(__always)
  mutating func microseconds() -> UInt64 {
    let tick = Self.now(Self.coarse)
    if tick == self.tick { return 0 }
    self.tick = tick
    return preciseNow()
  }

  @inline(never)
  private mutating func preciseNow() -> UInt64 {
    let microseconds = (Self.now(CLOCK_MONOTONIC) &- last) / 1_000
    // The remainder below a microsecond is carried over.
    last &+= microseconds &* 1_000
    return microseconds
  }

  /// Nanoseconds since some moment.
  @inline(__always)
  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
