import Foundation

/// How a product is built, for `theseus dev` or for `theseus preview`.
public struct DevelopmentBuild: Sendable {
  let folder: String
  let product: String
  /// The products of the developer's package of which a change changes `product`.
  let products: [String]
  /// A folder of its own: an editor's builds and these never wait for each other.
  let scratch: String
  /// Of the build and of the program.
  let environment: [String: String]
  private let linker: String?

  /// - Parameters:
  ///   - scratch: `.build/dev` in the package where nil.
  ///   - products: those of the developer's package that it consists of; nil for itself.
  ///   - additions: to this process's environment.
  init(
    of product: String, in folder: String, scratch: String? = nil,
    showing products: [String]? = nil, additions: [String: String] = [:]
  ) {
    self.product = product
    self.products = products ?? [product]
    self.folder = folder
    self.scratch = scratch ?? folder + "/.build/dev"
    environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    linker = Self.linker(environment)
  }

  var executable: String { "\(scratch)/debug/\(product)" }

  /// For `command`. SwiftPM passes a package's traits to the compiler in the order of a hash table.
  /// With random hashing the order of two traits changes from build to build, and each change
  /// compiles everything again.
  var buildEnvironment: [String: String] {
    environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
  }

  /// The index is the editor's concern, and it costs a part of each compilation.
  var command: [String] {
    [
      "swift", "build", "--package-path", folder, "--scratch-path", scratch, "--product", product,
      "--disable-index-store",
    ] + (linker.map { ["-Xswiftc", "-use-ld=\($0)"] } ?? [])
  }

  /// The name of a linker that is faster than the compiler's own choice, GNU gold; nil for that.
  ///
  /// LLD comes with Swift's toolchains and links an app in two thirds of the time. mold gains
  /// nothing for programs of this size (60 MB), so it is only used where there is no LLD.
  static func linker(_ environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    // Drivers look beside themselves first. `swift` in PATH may be a link into the toolchain.
    let toolchain = folders.first { isExecutable("\($0)/swift") }.map {
      URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    let places = [toolchain].compactMap { $0 } + folders
    return [("ld.lld", "lld"), ("mold", "mold")].first { program, _ in
      places.contains { isExecutable("\($0)/\(program)") }
    }?.1
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}

/// When the parts of a rebuild were done, for `THESEUS_DEV_TIMES=1`.
struct DevelopmentTimes {
  private var buildStarted = Date()
  private var processorBefore = 0.0
  private var processor = 0.0
  private var buildEnded: Date?
  private var linked: Date?

  mutating func startBuild() {
    self = Self()
    processorBefore = Self.childrenSeconds
  }

  /// - Parameter executable: its last change is the end of linking.
  mutating func endBuild(_ executable: String) {
    buildEnded = Date()
    processor = Self.childrenSeconds - processorBefore
    linked =
      (try? FileManager.default.attributesOfItem(atPath: executable))?[.modificationDate] as? Date
  }

  /// The times of the build whose first picture is on the screen, once: `times: built 1.9 s (CPU
  /// 1.6 s) · linked after 1.7 s · linked to picture 0.21 s · built to picture 0.12 s`.
  mutating func draw() -> String? {
    guard let buildEnded, let linked else { return nil }
    defer { self.buildEnded = nil }
    let now = Date()
    func seconds(_ start: Date, _ end: Date) -> String {
      // A file's time comes from a clock that ticks every few milliseconds.
      Self.words(max(0, end.timeIntervalSince(start)))
    }
    return """
      times: built \(seconds(buildStarted, buildEnded)) s (CPU \(Self.words(processor)) s) · linked \
      after \(seconds(buildStarted, linked)) s · linked to picture \(seconds(linked, now)) s · \
      built to picture \(seconds(buildEnded, now)) s
      """
  }

  private static func words(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// Processor time of the children that have ended.
  private static var childrenSeconds: Double {
    var usage = rusage()
    #if canImport(Darwin) || canImport(Musl)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
