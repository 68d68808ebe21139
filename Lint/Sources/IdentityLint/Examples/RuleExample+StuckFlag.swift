extension RuleExample {
  static let stuckFlag = RuleExample(
    failing: """
      struct ConnectionLost: Error {}

      @MainActor @Observable
      final class StuckCatalog {
        var titles: [String] = []
        var isLoading = false

        func load(_ fetch: () async throws -> [String]) async {
          guard !isLoading else { return }
          isLoading = true
          do {
            titles = try await fetch()
            isLoading = false
          } catch {
            print(error)
          }
        }
      }
      """,
    fixed: """
      @MainActor @Observable
      final class FreedCatalog {
        var titles: [String] = []
        var isLoading = false

        func load(_ fetch: () async throws -> [String]) async {
          guard !isLoading else { return }
          isLoading = true
          defer { isLoading = false }
          do {
            titles = try await fetch()
          } catch {
            print(error)
          }
        }
      }
      """)
}
