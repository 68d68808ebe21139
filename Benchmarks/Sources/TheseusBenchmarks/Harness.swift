#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// CPU time of this process in nanoseconds.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Resident memory of this process in bytes, without the pages of the program's file, which are
/// read in as code first runs; nil where it cannot be had.
func residentMemory() -> Int? {
  guard let file = fopen("/proc/self/statm", "r") else { return nil }
  defer { fclose(file) }
  var buffer = [CChar](repeating: 0, count: 128)
  guard fgets(&buffer, 128, file) != nil else { return nil }
  let text = String(
    decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let fields = text.split(separator: " ")
  guard fields.count > 2, let resident = Int(fields[1]), let shared = Int(fields[2]) else {
    return nil
  }
  return (resident - shared) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// The last place that `keep` was given. `main` reads it, so the optimizer cannot remove the store.
nonisolated(unsafe) var keptPlace: UInt = 0

/// Makes the optimizer compute `value`: its address leaves the function.
///
/// An empty function does not, because the optimizer sees that it has no effect.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { keptPlace = UInt(bitPattern: $0) }
}

/// One line of the report.
struct Figure {
  var name: String
  /// "µs" of CPU, or "bytes".
  var unit = "µs"
  var median: Double
  var min: Double
  var max: Double
  /// The same work by hand, where possible.
  var floor: Double?
  /// The median over samples of each to the floor's that was taken next to it: a clock that changes
  /// its pace between samples does not change it. Nil where the two were not sampled in turn.
  var paired: Double?

  /// The multiple of the floor.
  var ratio: Double? { paired ?? floor.flatMap { $0 > 0 ? median / $0 : nil } }
}

/// Collects figures: each is the median of `samples` samples, and its floor is sampled alternating
/// with it.
struct Harness {
  var figures: [Figure] = []
  /// Only benchmarks whose name contains one of these run; all when empty.
  var filters: [String] = []
  var samples = 11
  /// Calls in each sample of repeated work; nil: as many as fill it. Fixed where instructions are
  /// counted.
  var calls: Int?
  /// Benchmarks whose body or floor took no time: the optimizer removed it. `main` fails then.
  private(set) var unmeasured: [String] = []

  func wants(_ name: String) -> Bool { filters.isEmpty || filters.contains { name.contains($0) } }

  /// Measures repeated work.
  ///
  /// - Parameters:
  ///   - units: units of work one call does; the figure is per unit.
  ///   - nanoseconds: CPU time one sample takes at least; calls are repeated until it does.
  mutating func measure(
    _ name: String, units: Double = 1, atLeast nanoseconds: Double = 2e6, floorUnits: Double? = nil,
    floor: (() -> Void)? = nil,
    _ body: () -> Void
  ) {
    guard wants(name) else { return }
    guard let calls = calls ?? Self.calls(body, nanoseconds),
      let floorCalls = floor.map({ self.calls ?? Self.calls($0, nanoseconds) }) ?? 1
    else {
      unmeasured.append(name)
      return
    }
    var times: [Double] = []
    var floors: [Double] = []
    for _ in 0..<samples {
      times.append(Self.time(body, calls) / units)
      if let floor {
        floors.append(Self.time(floor, floorCalls) / (floorUnits ?? units))
      }
    }
    add(name, times, floors)
  }

  /// Adds a figure from samples in nanoseconds.
  mutating func add(_ name: String, _ times: [Double], _ floors: [Double] = []) {
    guard let median = Self.median(times), let least = times.min(), let most = times.max() else {
      return
    }
    var figure = Figure(name: name, median: median / 1e3, min: least / 1e3, max: most / 1e3)
    figure.floor = Self.median(floors).map { $0 / 1e3 }
    if floors.count == times.count, !floors.contains(0) {
      figure.paired = Self.median(zip(times, floors).map { $0 / $1 })
    }
    figures.append(figure)
  }

  /// Adds a figure from samples in bytes.
  mutating func add(bytes name: String, _ samples: [Double]) {
    guard let median = Self.median(samples), let least = samples.min(), let most = samples.max()
    else { return }
    figures.append(Figure(name: name, unit: "bytes", median: median, min: least, max: most))
  }

  static func median(_ values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }

  /// Nanoseconds of one call. Not optimized, so that every call is made.
  @inline(never)
  @_optimize(none)
  private static func time(_ body: () -> Void, _ calls: Int) -> Double {
    let start = cpuTime()
    for _ in 0..<calls { body() }
    return (cpuTime() - start) / Double(calls)
  }

  /// The number of calls that fill a sample, or nil when a billion do not; the search also warms
  /// up.
  private static func calls(_ body: () -> Void, _ nanoseconds: Double) -> Int? {
    var calls = 1
    while calls < 1 << 30 {
      let total = time(body, calls) * Double(calls)
      if total >= nanoseconds { return calls }
      calls *= total < nanoseconds / 16 ? 8 : 2
    }
    return nil
  }
}
