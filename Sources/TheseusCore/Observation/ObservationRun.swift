/// One tracked body run: its edges to `@Observable` properties, and the way to be rid of them (R51).
@MainActor
final class ObservationRun {
  static func track<Result>(_ node: TrackedNode, _ body: () -> Result) -> Result {
    body()
  }

  func cancel() {}
}
