import SwiftUI

struct Shift: Identifiable, Hashable {
  let id: Int
  let worker: String
  let begins: Date
}

@Observable
final class RosterModel {
  enum Phase {
    case loading
    case loaded([Shift])
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private let fetch: () async throws -> [Shift]

  init(fetch: @escaping () async throws -> [Shift]) {
    self.fetch = fetch
  }

  @MainActor
  func reload() async {
    // bug: filter and the half-written message to the planner, scroll position. When: the app
    // comes back to the foreground.
    phase = .loading
    do {
      phase = .loaded(try await fetch())
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }
}

struct RosterScreen: View {
  let model: RosterModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    ZStack {
      switch model.phase {
      case .loading: ProgressView()
      case .failed(let message): Text(message)
      case .loaded(let shifts): RosterContent(shifts: shifts)
      }
    }
    .task(id: scenePhase) {
      guard scenePhase == .active else { return }
      await model.reload()
    }
  }
}

private struct RosterContent: View {
  let shifts: [Shift]
  @State private var filter = ""
  @State private var swapRequest = ""

  var body: some View {
    List {
      TextField("Filter", text: $filter)
      TextField("Message to the planner", text: $swapRequest, axis: .vertical)
      ForEach(shifts.filter { filter.isEmpty || $0.worker.contains(filter) }) { shift in
        Text("\(shift.worker), \(shift.begins.formatted())")
      }
    }
  }
}
