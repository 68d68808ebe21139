import Observation
import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of stuck_flag")
struct StuckFlagExample {
  /// Answers after an error.
  private final class Server {
    private var calls = 0

    func titles() throws -> [String] {
      calls += 1
      if calls == 1 { throw ConnectionLost() }
      return ["a"]
    }
  }

  @Test("stuck_flag: after an error no later attempt loads anything")
  func runs() async {
    let server = Server()
    let stuck = StuckCatalog()
    for _ in 1...2 { await stuck.load { try server.titles() } }
    #expect(stuck.isLoading)
    #expect(stuck.titles.isEmpty)
    let other = Server()
    let freed = FreedCatalog()
    for _ in 1...2 { await freed.load { try other.titles() } }
    #expect(!freed.isLoading)
    #expect(freed.titles == ["a"])
  }

  @Test("stuck_flag: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "stuck_flag", file: #filePath).check() }
}
