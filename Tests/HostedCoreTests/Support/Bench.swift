import TheseusTesting

/// The place where views under test leave actions for the test and record events.
@MainActor
final class Bench {
  private var actions: [String: () -> Void] = [:]
  private(set) var log: [String] = []

  nonisolated init() {}

  /// Called in bodies: `action` is the effect of a tap.
  func offer(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

  /// Does it as one event. An action that no view offered does nothing.
  func run(_ name: String, _ host: TestHost) {
    actions[name]?()
    host.flush()
  }

  /// Does it without an update.
  func runOnly(_ name: String) { actions[name]?() }

  /// Releases all actions, and the state that they would write.
  func forgetActions() { actions = [:] }

  func note(_ line: String) { log.append(line) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A view with a state of its own: shows `name count`; `bump name` adds one.
struct Tally: View {
  let name: String
  let bench: Bench
  @State private var count = 0

  init(_ name: String, _ bench: Bench) {
    self.name = name
    self.bench = bench
  }

  var body: some View {
    bench.offer("bump \(name)") { count += 1 }
    return Label("\(name) \(count)")
  }
}

/// A view whose state is an object: records the object's end.
@MainActor
final class Witness {
  let name: String
  let bench: Bench

  init(_ name: String, _ bench: Bench) {
    self.name = name
    self.bench = bench
  }

  deinit {
    let (name, bench) = (name, bench)
    MainActor.assumeIsolatedUnchecked { bench.note("\(name) gone") }
  }
}

extension TestHost {
  /// All texts in reading order.
  var texts: [String] { findAll(.text).map(\.label) }

  var issueKinds: [RuntimeIssue.Kind] { trace.issues.map(\.kind) }
}
