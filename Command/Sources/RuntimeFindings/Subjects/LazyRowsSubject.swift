import IdentityModel
import Observation
import TheseusTesting

/// `LazyRows.tla` as views: rows of a lazy stack, each with a cell of its own and one in its body.
/// The machine's rows are far apart, so that only one is near the screen; the rows between are
/// ignored.
struct LazyRowsSubject: MachineSubject {
  typealias Machine = IdentityModel.LazyRows

  /// From one of the machine's rows to the next, in rows of one line.
  private static let distance = 30
  private let stage = Stage()
  private let host: TestHost

  @MainActor @Observable
  fileprivate final class Stage {
    var ticks = 0
    @ObservationIgnored let own = Handles<Int>()
    @ObservationIgnored let body = Handles<Int>()
  }

  init(_ machine: Machine) {
    let stage = stage
    let rows = machine.rows * LazyRowsSubject.distance
    let retention: IdentityProfile.LazyRowRetention =
      switch machine.retention {
      case .all: .all
      case .rowOnly: .rowOnly
      case .visible: .visible(grace: machine.grace)
      }
    host = TestHost(columns: 20, rows: 5, profile: IdentityProfile(lazyRowRetention: retention)) {
      VStack(spacing: 0) {
        Ticks(stage: stage)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Row(number: $0, stage: stage) } }
        }
      }
    }
  }

  func take(_ action: String, from: Machine.State, to: Machine.State) throws {
    switch action {
    case "Scroll":
      try host.find(.scrollArea).scroll(by: (to.visible - from.visible) * LazyRowsSubject.distance)
    case "Update":
      stage.ticks += 1
      host.flush()
    // The machine counts updates separately from writes: a write is committed together with the
    // next action.
    case "WriteOwn": stage.own.write(1, to: to.visible * LazyRowsSubject.distance)
    case "WriteBody": stage.body.write(1, to: to.visible * LazyRowsSubject.distance)
    default: throw SubjectError("the action \(action) is unknown")
    }
  }

  func observe(_ expected: Machine.State) -> Machine.State {
    var seen = expected
    for row in seen.own.indices {
      seen.own[row] = stage.own.value(row * LazyRowsSubject.distance) ?? -1
      seen.body[row] = stage.body.value(row * LazyRowsSubject.distance) ?? -1
    }
    return seen
  }

  func end() { host.unmount() }

  private struct Ticks: View {
    let stage: Stage
    var body: some View { Text("\(stage.ticks)") }
  }

  private struct Row: View {
    let number: Int
    let stage: Stage
    @State private var token = Token()
    @State private var cell = 0

    var body: some View {
      stage.own.note(number, token, $cell)
      return Inside(number: number, stage: stage, shown: cell)
    }
  }

  private struct Inside: View {
    let number: Int
    let stage: Stage
    let shown: Int
    @State private var token = Token()
    @State private var cell = 0

    var body: some View {
      stage.body.note(number, token, $cell)
      return Text("row \(number) \(shown) \(cell)")
    }
  }
}
