/// The lifecycle action that runs, while restored values are new (R33).
enum LifecycleOrigin {
  /// `onAppear in Editor`.
  @TaskLocal static var current: String?

  /// Runs `body` as the action of `node`.
  @MainActor
  static func run(_ kind: String, _ node: LifecycleNode, _ body: () -> Void) {
    guard node.element.runtime.restoration != nil else { return body() }
    let view = node.writtenAt?.customViewName.map { " in \($0)" } ?? ""
    $current.withValue("\(kind)\(view)", operation: body)
  }
}
