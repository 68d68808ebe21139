/// A task of the main actor that is canceled when its owner lets go of it.
@MainActor
final class OwnedTask {
  private let task: Task<Void, Never>

  /// - Parameter body: what it throws is taken for its end; so ends a sleep that is canceled.
  init(_ body: @escaping @MainActor () async throws -> Void) {
    task = Task { try? await body() }
  }

  deinit { task.cancel() }
}
