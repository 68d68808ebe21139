import IdentityModel
import Observation
@_spi(Conformance) import TheseusTesting

/// `ObservationEdges.tla` as views: a reader of an observable whose identity is flipped.
///
/// An update delivers all changes and runs all their readers, so the machine's steps are not the
/// runtime's. Every sequence of changes, flips and updates up to a length is played instead.
///
/// An observable does not list its registrations. They show when nothing reads it any more: if a
/// change then schedules an update, a registration has outlived its identity.
@MainActor
struct ObservationSubject {
  private static let length = 5

  private enum Event: String, CaseIterable {
    case change = "Change"
    case flip = "Flip"
    case update = "Update"
  }

  /// The states after each event, over every sequence.
  func steps() -> [Step<ObservationEdges>] {
    var steps: [Step<ObservationEdges>] = []
    var sequences: [[Event]] = [[]]
    for _ in 0..<ObservationSubject.length {
      sequences = sequences.flatMap { events in Event.allCases.map { events + [$0] } }
    }
    for events in sequences { steps += play(events) }
    return steps
  }

  private func play(_ events: [Event]) -> [Step<ObservationEdges>] {
    let stage = Stage()
    let host = TestHost(columns: 10, rows: 2) { Reading(stage: stage) }
    defer { host.unmount() }
    var state = ObservationEdges(cancelsOnEnd: true).initialStates()[0]
    var steps: [Step<ObservationEdges>] = [Step(from: nil, action: nil, to: state)]
    func take(_ name: String, _ event: () -> Void) {
      let before = state
      stage.ran = []
      event()
      state.live = stage.live
      state.ran = stage.ran
      state.isCurrent = stage.lastRead == stage.model.value
      state.isDirty = host.isUpdateDue
      // Seen at the end of the sequence, below.
      (state.registered, state.queue) = ([state.live], [])
      steps.append(Step(from: before, action: NamedAction(name), to: state))
    }
    for event in events {
      take(event.rawValue) {
        switch event {
        case .change: stage.model.value += 1
        case .update: host.flush()
        case .flip:
          stage.live += 1
          host.flush()
        }
      }
    }
    stage.isReading = false
    host.flush()
    stage.model.value += 1
    // Serial 0 is never assigned: an ended identity.
    if host.isUpdateDue {
      let before = state
      state.registered = [0]
      steps.append(Step(from: before, action: NamedAction("Change"), to: state))
    }
    return steps
  }
}

@Observable
private final class Watched {
  var value = 0
}

@MainActor @Observable
private final class Stage {
  let model = Watched()
  var live = 1
  var isReading = true
  @ObservationIgnored var ran: Set<Int> = []
  @ObservationIgnored var lastRead = 0
}

private struct Reading: View {
  let stage: Stage

  var body: some View {
    if stage.isReading { Reader(serial: stage.live, stage: stage).id(stage.live) }
  }
}

private struct Reader: View {
  let serial: Int
  let stage: Stage

  var body: some View {
    stage.ran.insert(serial)
    stage.lastRead = stage.model.value
    return Text("\(serial)")
  }
}
