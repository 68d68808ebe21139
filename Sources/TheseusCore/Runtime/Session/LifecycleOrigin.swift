/// An action that runs because views appear while restored values are new: values that it writes,
/// or that tasks started by it write, replace restored ones (R33).
final class LifecycleOrigin: Sendable {
  @TaskLocal private static var running: LifecycleOrigin?

  /// `onAppear in Editor`
  let name: String
  /// Its watch never reuses a number.
  let number: Int
  private let watch: OverwriteWatch
  /// Written before the last reference is released: no task has inherited the action.
  private nonisolated(unsafe) var isOver = false

  @MainActor
  private init(_ name: String, _ watch: OverwriteWatch) {
    self.name = name
    self.watch = watch
    number = watch.nextNumber()
  }

  // The last task that inherited the action has ended, on any thread.
  deinit {
    guard !isOver else { return }
    // Not a child of the task that ends: its values are being released.
    Task.detached { @MainActor [watch, number] in watch.ended(number) }
  }

  /// The action that runs here, while restored values of `runtime` are new.
  static func current(in runtime: ViewRuntime) -> LifecycleOrigin? {
    guard let running, !running.watch.isOver, running.watch.runtimeID == ObjectIdentifier(runtime)
    else { return nil }
    return running
  }

  /// Runs code that no action has caused, also where a task of one has requested it.
  @MainActor
  static func withoutOrigin<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $running.withValue(nil, operation: body)
  }

  /// Runs `body` as the action of `node`.
  @MainActor
  static func run(_ action: String, _ node: LifecycleNode, _ body: () -> Void) {
    run(action, node.element.runtime, at: node.writtenAt, body)
  }

  /// - Parameter place: where the action was written.
  @MainActor
  static func run(
    _ action: String, _ runtime: ViewRuntime, at place: IdentityPath?, _ body: () -> Void
  ) {
    guard let restoration = runtime.restoration, let watch = runtime.overwrites,
      restoration.isNew(in: runtime.flushNumber)
    else { return body() }
    watch.compare()
    let view = place?.customViewName.map { " in \($0)" } ?? ""
    var origin = LifecycleOrigin("\(action)\(view)", watch)
    $running.withValue(origin) {
      RestorationLoading.$current.withValue(restoration.loading, operation: body)
    }
    watch.compare(by: origin)
    if isKnownUniquelyReferenced(&origin) {
      origin.isOver = true
    } else {
      watch.began(origin)
    }
  }
}
