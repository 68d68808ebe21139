/// A task of the main actor that is canceled when its owner releases it.
@MainActor
final class OwnedTask {
  private let task: Task<Void, Never>

  /// - Parameter body: an error ends it, including that of a canceled sleep.
  init(_ body: @escaping @MainActor () async throws -> Void) {
    task = Task { try? await body() }
  }

  deinit { task.cancel() }
}
