import Synchronization

/// Notices that actions which run because views appear write over restored values (R33), until the
/// last task of such an action has ended, or for at most `StateRestoration.patience`.
///
/// A state reports its own writes. A variable of an object is compared with its restored value:
/// after each such action, when something observes a change of it, and before and after everything
/// else that runs on the main actor, so that changes by the user are not attributed to a task.
@MainActor
final class OverwriteWatch {
  /// A restored variable of an object that still has the restored value.
  private struct Variable {
    weak var object: AnyObject?
    let outcome: Int
    let value: any RestoredValue
  }

  private var variables: [Variable] = []
  /// The names of actions whose tasks run, by their numbers.
  private var running: [Int: String] = [:]
  private var lastNumber = 0
  /// How many events are handled, one inside the other.
  private var events = 0
  /// When restored values are no longer new, in the host's time; nil in the first update.
  var deadline: Duration?
  private var isComparing = false

  /// Called for a variable that was overwritten: the index of its outcome in the report, and the
  /// action.
  private let report: (Int, String) -> Void
  private let session: SessionKeeper
  nonisolated let runtimeID: ObjectIdentifier
  private let over = Atomic<Bool>(false)

  init(_ runtime: ViewRuntime, _ report: @escaping (Int, String) -> Void) {
    session = runtime.session
    runtimeID = ObjectIdentifier(runtime)
    self.report = report
  }

  /// Whether restored values are no longer new.
  nonisolated var isOver: Bool { over.load(ordering: .relaxed) }
  /// Whether tasks of actions run.
  var isAwaited: Bool { !running.isEmpty }

  func end() {
    compare()
    over.store(true, ordering: .relaxed)
    session.watchesVariables.store(false, ordering: .relaxed)
    variables = []
    running = [:]
  }

  // MARK: Actions

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The action has returned, and tasks that it started run.
  func began(_ origin: LifecycleOrigin) { if !isOver { running[origin.number] = origin.name } }

  /// The last task of an action has ended.
  func ended(_ number: Int) {
    guard running[number] != nil else { return }
    compare()
    running[number] = nil
    didEnd?()
  }

  /// Called when an action's tasks have ended.
  var didEnd: (() -> Void)?

  /// Runs code that is not part of an action: the user's events, for example.
  func handle<Result>(_ body: () throws -> Result) rethrows -> Result {
    compare()
    events += 1
    defer {
      compare()
      events -= 1
    }
    return try body()
  }

  // MARK: Variables

  /// - Parameters:
  ///   - value: the restored value, which the variable has.
  ///   - outcome: the index of its outcome in the report.
  func add(_ object: AnyObject, _ value: any RestoredValue, outcome: Int) {
    variables.append(Variable(object: object, outcome: outcome, value: value))
    session.watchesVariables.store(true, ordering: .relaxed)
  }

  /// Reports the variables that `origin` has changed, which ran until now; for nil, forgets those
  /// that anything else has changed.
  func compare(by origin: LifecycleOrigin?) { compare { origin.map { [$0.name] } ?? [] } }

  /// The same for everything that ran since the last comparison: the event that is handled, else
  /// the actions whose tasks run.
  func compare() {
    compare { events > 0 ? [] : running.sorted { $0.key < $1.key }.map(\.value) }
  }

  private func compare(_ writers: () -> [String]) {
    guard !variables.isEmpty, !isComparing else { return }
    // Encoding a value may run code of the app.
    isComparing = true
    var overwritten: [(outcome: Int, writers: [String])] = []
    variables.removeAll { variable in
      guard let object = variable.object else { return true }
      switch variable.value.state(in: object) {
      case .same: return false
      case .written(let origin):
        overwritten.append((variable.outcome, origin.map { [$0.name] } ?? []))
      case .changed: overwritten.append((variable.outcome, writers()))
      }
      return true
    }
    isComparing = false
    for (outcome, writers) in overwritten where !writers.isEmpty {
      report(outcome, writers.joined(separator: " or "))
    }
  }
}

/// The restored value of a variable, to compare with its present one.
@MainActor
protocol RestoredValue {
  func state(in object: AnyObject) -> RestoredValueState
}

enum RestoredValueState {
  case same
  /// The value is another one.
  case changed
  /// Another value was written by this action, or by nothing that runs because views appear.
  case written(by: LifecycleOrigin?)
}
