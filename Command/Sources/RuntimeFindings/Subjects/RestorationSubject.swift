import IdentityModel
import Observation
import TheseusTesting

/// `Restoration.tla` as views: a restart is a new host that continues from the last snapshot.
struct RestorationSubject: MachineSubject {
  typealias Machine = IdentityModel.Restoration

  private let views: Int
  private var stage: Stage
  private var host: TestHost
  private var snapshot: Snapshot?
  /// The outcomes of the present host before the last step.
  private var before: [RestoredCell] = []

  @MainActor @Observable
  fileprivate final class Stage {
    var shown: [Bool]
    @ObservationIgnored let cells = Handles<Int>()
    /// Ends the task that loads.
    @ObservationIgnored var load: AsyncStream<Void>.Continuation?
    @ObservationIgnored let data: AsyncStream<Void>?
    @ObservationIgnored var hasLoaded = false

    init(_ shown: [Bool], loads: Bool = false) {
      self.shown = shown
      guard loads else {
        data = nil
        return
      }
      let (data, load) = AsyncStream<Void>.makeStream()
      (self.data, self.load) = (data, load)
    }
  }

  init(_ machine: Machine, _ state: Machine.State) {
    views = machine.views
    let stage = Stage(state.cell.map { $0 != -1 })
    self.stage = stage
    host = TestHost(columns: 20, rows: 4) { Page(stage: stage) }
  }

  mutating func take(_ action: String, from: Machine.State, to: Machine.State) async throws {
    before = host.restoreReport
    switch action {
    case "Write":
      for view in 0..<views where from.cell[view] != to.cell[view] {
        stage.cells.write(to.cell[view], to: view)
      }
      host.flush()
    case "Appear", "Hide":
      stage.shown = to.cell.map { $0 != -1 }
      host.flush()
    case "Save": snapshot = try host.snapshot()
    case "Restart": restart(to.cell, loads: false)
    case "RestartLoading": restart(to.cell, loads: true)
    case "EndLoading": try await endLoading()
    default: throw SubjectError("the action \(action) is unknown")
    }
  }

  private mutating func restart(_ cells: [Int], loads: Bool) {
    host.unmount()
    stage.load?.finish()
    let stage = Stage(cells.map { $0 != -1 }, loads: loads)
    self.stage = stage
    host =
      snapshot.map { TestHost(restoring: $0, columns: 20, rows: 4) { Page(stage: stage) } }
      ?? TestHost(columns: 20, rows: 4) { Page(stage: stage) }
    before = []
  }

  private mutating func endLoading() async throws {
    stage.load?.finish()
    // The end of the task, and what the runtime does after it. A busy machine runs it late.
    for turn in 0..<6_000 {
      if stage.hasLoaded, !host.restoreReport.contains(where: { $0.outcome == .waiting }) { return }
      if turn < 1_000 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
    throw SubjectError("what was saved waits for data after all has been loaded")
  }

  func observe(_ expected: Machine.State) throws -> Machine.State {
    var seen = expected
    seen.report = seen.report.map { _ in .none }
    seen.waiting = seen.waiting.map { _ in -1 }
    for view in 0..<views {
      seen.cell[view] = stage.cells.value(view) ?? -1
      let now = outcome(view, host.restoreReport)
      // Whatever waits was saved for a view that has not come.
      if now == .waiting { seen.waiting[view] = expected.waiting[view] }
      let isNew = now != outcome(view, before)
      switch isNew ? now : nil {
      case .kept: seen.report[view] = .kept
      case .waiting: seen.report[view] = .waiting
      case .dropped, .reset: seen.report[view] = .dropped
      case nil: break
      }
    }
    return seen
  }

  private func outcome(_ view: Int, _ report: [RestoredCell]) -> RestoredCell.Outcome? {
    report.first { $0.property == "Cell\(view).cell" }?.outcome
  }

  func end() { host.unmount() }

  private struct Page: View {
    let stage: Stage
    var body: some View {
      VStack {
        if stage.shown[0] { Cell0(stage: stage) }
        if stage.shown[1] { Cell1(stage: stage) }
        if let data = stage.data {
          Text("loading").task {
            for await _ in data {}
            stage.hasLoaded = true
          }
        }
      }
    }
  }

  private struct Cell0: View {
    let stage: Stage
    @State private var token = Token()
    @State private var cell = 0
    var body: some View {
      stage.cells.note(0, token, $cell)
      return Text("first \(cell)")
    }
  }

  private struct Cell1: View {
    let stage: Stage
    @State private var token = Token()
    @State private var cell = 0
    var body: some View {
      stage.cells.note(1, token, $cell)
      return Text("second \(cell)")
    }
  }
}
