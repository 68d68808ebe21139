import SwiftUI

enum BoardPhase {
  case loading
  case loaded([String])
  case failed(Error)
}

/// The load is in the closure itself.
struct ErrorOfClosure: View {
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
        } catch {
          failure = error  // expect: racing_task
        }
      }
  }
}

/// The load is a method, and its error is a case.
struct ErrorOfMethod: View {
  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var phase = BoardPhase.loading

  var body: some View {
    ZStack {
      switch phase {
      case .loading: ProgressView()
      case .loaded(let lines): Text(lines.joined())
      case .failed(let error): Text(error.localizedDescription)
      }
    }
    .task(id: stop, load)
  }

  private func load() async {
    phase = .loading
    do {
      phase = .loaded(try await fetch(stop))
    } catch let error {
      withAnimation { phase = .failed(error) }  // expect: racing_task
    }
  }
}

/// Some errors have a clause of their own, and the flag is that of an alert.
struct ErrorOfAlert: View {
  struct Offline: Error {}

  let stop: String
  let fetch: (String) async throws -> [String]
  @State private var lines: [String] = []
  @State private var showsError = false

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task(id: stop) {
        do {
          lines = try await fetch(stop)
        } catch is Offline {
          lines = []
        } catch {
          print(error)
          showsError = true  // expect: racing_task
        }
      }
      .alert("No connection", isPresented: $showsError) {}
  }
}

@MainActor
@Observable
final class StopsModel {
  var stops: [String] = []
  var message: String?
  let fetch: (String) async throws -> [String]

  init(fetch: @escaping (String) async throws -> [String]) { self.fetch = fetch }

  func load(_ city: String) async {
    do {
      stops = try await fetch(city)
    } catch {
      message = "No stops: \(error)"  // expect: racing_task
    }
  }
}

/// The load is that of a model.
struct ErrorOfModel: View {
  let city: String
  @State var model: StopsModel

  var body: some View {
    List(model.stops, id: \.self) { Text($0) }
      .overlay { Text(model.message ?? "") }
      .task(id: city) { await model.load(city) }
  }
}

/// A search cancels the one before.
@MainActor
final class LineSearch: ObservableObject {
  @Published var lines: [String] = []
  @Published var errorText: String?
  private var running: Task<Void, Never>?
  let find: (String) async throws -> [String]

  init(find: @escaping (String) async throws -> [String]) { self.find = find }

  func search(_ query: String) {
    running?.cancel()
    running = Task {
      do {
        let found = try await find(query)
        self.lines = found
      } catch {
        self.errorText = error.localizedDescription  // expect: racing_task
      }
    }
  }
}

struct LineSearchView: View {
  @StateObject var model: LineSearch
  @State private var query = ""

  var body: some View {
    TextField("Line", text: $query)
      .onChange(of: query) { _, new in model.search(new) }
    Text(model.errorText ?? model.lines.joined())
  }
}

/// The task that is canceled is a state of the view.
struct KeptSearch: View {
  let find: (String) async throws -> [String]
  @State private var query = ""
  @State private var lines: [String] = []
  @State private var failed = false
  @State private var task: Task<Void, Never>?

  var body: some View {
    TextField("Line", text: $query)
      .onChange(of: query) {
        task?.cancel()
        task = Task { await run() }
      }
    Text(failed ? "Failed" : lines.joined())
  }

  private func run() async {
    do {
      lines = try await find(query)
    } catch {
      failed = true  // expect: racing_task
    }
  }
}
