/// The lifecycle action that runs, while restored values are new (R33).
enum LifecycleOrigin {
  /// `onAppear in Editor`.
  @TaskLocal static var current: String?

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
    guard let restoration = runtime.restoration, restoration.isNew(in: runtime.flushNumber) else {
      return body()
    }
    let view = place?.customViewName.map { " in \($0)" } ?? ""
    $current.withValue("\(action)\(view)") {
      RestorationLoading.$current.withValue(restoration.loading, operation: body)
    }
  }
}
