import SwiftUI

/// Each asks, in one of the ways, whether the load was canceled.
struct ErrorAfterClause: View {
  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var lines: [String] = []
  @State private var failure: Error?

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .overlay { if let failure { Text(failure.localizedDescription) } }
      .task(id: stop) {
        do {
          lines = try await fetch(stop)
        } catch is CancellationError {
        } catch {
          failure = error
        }
      }
  }
}

struct ErrorAfterCheck: View {
  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var lines: [String] = []
  @State private var failure: Error?

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .overlay { if let failure { Text(failure.localizedDescription) } }
      .task(id: stop, load)
  }

  private func load() async {
    do {
      lines = try await fetch(stop)
    } catch {
      guard !Task.isCancelled else { return }
      failure = error
    }
  }
}

/// A helper of the project tells a cancellation.
struct ErrorAfterHelper: View {
  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? stop)
      .task(id: stop) {
        do {
          _ = try await fetch(stop)
        } catch  where error.isCancellation {
        } catch {
          failure = error
        }
      }
  }
}

extension Error {
  var isCancellation: Bool { self is CancellationError }
}

/// Only errors of one type are shown: a cancellation is none of them.
struct ErrorOfOneType: View {
  struct Offline: Error {}

  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? stop)
      .task(id: stop) {
        do {
          _ = try await fetch(stop)
        } catch let error as Offline {
          failure = error
        } catch {}
      }
  }
}

/// Nothing cancels this load while the view is there.
struct ErrorOfOneLoad: View {
  let fetch: () async throws -> [String]
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? "a")
      .task {
        do { _ = try await fetch() } catch { failure = error }
      }
  }
}

/// The error is of the work before: it does not wait.
struct ErrorOfParsing: View {
  let text: String
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? text)
      .task(id: text) {
        do { _ = try parse() } catch { failure = error }
      }
  }

  private func parse() throws -> Int { text.count }
}

/// The flag of the work is no error.
struct EndOfWork: View {
  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var isLoading = false

  var body: some View {
    Text(isLoading ? "…" : stop)
      .task(id: stop) {
        isLoading = true
        do { _ = try await fetch(stop) } catch { isLoading = false }
      }
  }
}

/// The answer still counts only for the query that is shown.
@MainActor
final class ComparedSearch: ObservableObject {
  @Published var lines: [String] = []
  @Published var errorText: String?
  private var running: Task<Void, Never>?
  private var query = ""
  let find: (String) async throws -> [String]

  init(find: @escaping (String) async throws -> [String]) { self.find = find }

  func search(_ query: String) {
    self.query = query
    running?.cancel()
    running = Task {
      do {
        let found = try await find(query)
        self.lines = found
      } catch {
        guard query == self.query else { return }
        self.errorText = error.localizedDescription
      }
    }
  }
}

/// A task that is kept and never canceled.
@MainActor
final class OneUpload: ObservableObject {
  @Published var errorText: String?
  private var running: Task<Void, Never>?
  let send: () async throws -> Void

  init(send: @escaping () async throws -> Void) { self.send = send }

  func begin() {
    guard running == nil else { return }
    running = Task {
      do { try await send() } catch { errorText = error.localizedDescription }
      running = nil
    }
  }
}

/// The work itself sets its id, when it has ended.
struct ErrorOfPage: View {
  let fetch: (Int) async throws -> [String]
  @State private var page = 0
  @State private var lines: [String] = []
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? lines.joined())
      .task(id: page) {
        guard page < 9 else { return }
        do {
          lines += try await fetch(page)
          page += 1
        } catch {
          failure = error
        }
      }
  }
}

/// The error is shown only while nothing else is.
struct ErrorOfNothing: View {
  enum Phase { case loading, loaded([String]), failed(String) }

  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var phase = Phase.loading

  var body: some View {
    ZStack {
      if case .failed(let text) = phase { Text(text) }
    }
    .task(id: stop) {
      do {
        phase = .loaded(try await fetch(stop))
      } catch {
        if case .loading = phase { phase = .failed("No") }
      }
    }
  }
}

/// The scene's phase starts the work again when the app is back.
struct ErrorOfScene: View {
  let fetch: () async throws -> [String]
  @Environment(\.scenePhase) private var scenePhase
  @State private var failure: Error?

  var body: some View {
    Text(failure?.localizedDescription ?? "a")
      .task(id: scenePhase) {
        guard scenePhase == .active else { return }
        failure = nil
        do { _ = try await fetch() } catch { failure = error }
      }
  }
}
