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
  /// Whether the present host has just started.
  private var isNew = false

  @MainActor @Observable
  fileprivate final class Stage {
    var shown: [Bool]
    @ObservationIgnored let cells = Handles<Int>()
    init(_ shown: [Bool]) { self.shown = shown }
  }

  init(_ machine: Machine, _ state: Machine.State) {
    views = machine.views
    let stage = Stage(state.cell.map { $0 != -1 })
    self.stage = stage
    host = TestHost(columns: 20, rows: 4) { Page(stage: stage) }
  }

  mutating func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    isNew = false
    switch action {
    case "Write":
      for view in 0..<views where from.cell[view] != to.cell[view] {
        stage.cells.write(to.cell[view], to: view)
      }
      host.flush()
    case "Flip":
      stage.shown = to.cell.map { $0 != -1 }
      host.flush()
    case "Save": snapshot = try host.snapshot()
    case "Restart":
      host.unmount()
      let stage = Stage(to.cell.map { $0 != -1 })
      self.stage = stage
      host =
        snapshot.map { TestHost(restoring: $0, columns: 20, rows: 4) { Page(stage: stage) } }
        ?? TestHost(columns: 20, rows: 4) { Page(stage: stage) }
      isNew = true
    default: throw SubjectError("the action \(action) is unknown")
    }
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    seen.report = seen.report.map { _ in .none }
    for view in 0..<views { seen.cell[view] = stage.cells.value(view) ?? -1 }
    guard isNew else { return seen }
    for cell in host.restoreReport {
      for view in 0..<views where cell.property == "Cell\(view).cell" {
        seen.report[view] = cell.outcome == .kept ? .kept : .dropped
      }
    }
    return seen
  }

  func end() { host.unmount() }

  private struct Page: View {
    let stage: Stage
    var body: some View {
      VStack {
        if stage.shown[0] { Cell0(stage: stage) }
        if stage.shown[1] { Cell1(stage: stage) }
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
