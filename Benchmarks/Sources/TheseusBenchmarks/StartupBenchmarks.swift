import Foundation

/// The start of an app: CPU time of its process, user's and system's, from `exec` to the end of its
/// first frame, which it prints as text because its output is not a terminal: linked with Swift's
/// shared libraries, and with its static ones. The floor is a program that reads one locale, run
/// alternating with it.
@MainActor
func benchmarkStartup(_ harness: inout Harness) {
  benchmarkStartup("startup.counter", of: "StartupCounter", &harness)
  #if os(Linux)
    benchmarkStartup("startup.counter.static", of: "StartupCounterStatic", &harness)
  #endif
}

@MainActor
private func benchmarkStartup(_ name: String, of program: String, _ harness: inout Harness) {
  guard harness.wants(name) else { return }
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  func measure(_ program: String) -> Double? {
    cpuTime(of: folder.appendingPathComponent(program).path)
  }
  // The first run of each reads its files from the disk.
  _ = (measure(program), measure("StartupFloor"))
  var times: [Double] = []
  var floors: [Double] = []
  for _ in 0..<max(harness.samples, 31) {
    guard let time = measure(program), let floor = measure("StartupFloor") else {
      return say("\(name): a program does not run")
    }
    times.append(time)
    floors.append(floor)
  }
  harness.add(name, times, floors)
}

/// Runs a program to its end: nanoseconds of CPU, or nil where it fails.
///
/// - Parameters:
///   - environment: nil for that of this process.
///   - isQuiet: whether its messages are not shown.
func cpuTime(
  of program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
  isQuiet: Bool = false
) -> Double? {
  let before = childrenTime()
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let environment { process.environment = environment }
  process.standardOutput = FileHandle.nullDevice
  if isQuiet { process.standardError = FileHandle.nullDevice }
  do { try process.run() } catch { return nil }
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { return nil }
  return childrenTime() - before
}

/// Nanoseconds of CPU of all children that have ended.
private func childrenTime() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
  #else
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #endif
  func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }
  return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
}
