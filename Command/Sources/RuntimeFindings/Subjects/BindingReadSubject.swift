import Foundation
import IdentityModel
import Synchronization
import TheseusTesting

/// `BindingRead.tla` as views: a body reads its binding once or twice, and the upstream emits nil
/// and then "b" on command.
///
/// - *Coalesced*: the binding is of a `@State` that another thread writes: the current update does
///   not see later writes (R28).
/// - *Immediate*: the binding is made of closures over a variable that nothing observes: each read
///   is of that moment.
///
/// The machine's small steps cannot be taken separately, so every schedule is played: before which
/// frame, or between which reads, each value arrives.
@MainActor
struct BindingReadSubject {
  private let machine: IdentityModel.BindingRead

  init(_ machine: IdentityModel.BindingRead) { self.machine = machine }

  /// The states at the ends of frames, over every schedule.
  func steps() -> [Step<IdentityModel.BindingRead>] {
    var steps: [Step<IdentityModel.BindingRead>] = []
    let moments = 2 * Play.frames
    for first in 0...moments {
      for second in first...moments {
        let schedule = [first, second].filter { $0 < moments }
        guard machine.emitsWithin || schedule.allSatisfy({ $0 % 2 == 0 }) else { continue }
        for writesDraft in [false, true] { steps += Play(machine, schedule, writesDraft).steps() }
      }
    }
    return steps
  }

  /// One schedule: time 2n is before frame n, time 2n + 1 is within it.
  @MainActor
  private final class Play {
    static let frames = 3

    private let machine: IdentityModel.BindingRead
    private let schedule: [Int]
    private let writesDraft: Bool
    private let upstream = Upstream()
    private var state: IdentityModel.BindingRead.State
    private var emitted = 0

    init(_ machine: IdentityModel.BindingRead, _ schedule: [Int], _ writesDraft: Bool) {
      self.machine = machine
      self.schedule = schedule
      self.writesDraft = writesDraft
      state = machine.initialStates()[0]
    }

    func steps() -> [Step<IdentityModel.BindingRead>] {
      let (upstream, reads, isCoalesced) = (upstream, machine.reads, machine.isCoalesced)
      let host = TestHost(columns: 20, rows: 4) {
        Screen(upstream: upstream, reads: reads, isCoalesced: isCoalesced)
      }
      defer { host.unmount() }
      var steps: [Step<IdentityModel.BindingRead>] = [Step(from: nil, action: nil, to: state)]
      for frame in 0..<Play.frames {
        if frame == 0 && writesDraft { upstream.draft?.wrappedValue = 1 }
        emit(at: 2 * frame)
        upstream.within = { self.emit(at: 2 * frame + 1) }
        upstream.frame += 1
        upstream.ask?.wrappedValue = upstream.frame
        host.flush()
        upstream.within = nil
        let before = state
        observe(host)
        steps.append(Step(from: before, action: NamedAction("EndFrame"), to: state))
        // The next frame shows values that arrived within this one.
        host.flush()
      }
      return steps
    }

    private func emit(at moment: Int) {
      while emitted < schedule.count && schedule[emitted] == moment {
        emitted += 1
        upstream.emit(state.upstream.removeFirst())
      }
    }

    private func observe(_ host: TestHost) {
      state.source = upstream.newest
      guard let read = upstream.reads.last else { return }
      state.first = read.first
      state.isTorn = upstream.reads.contains { $0.first != $0.second }
      state.hasTrapped = upstream.reads.contains { $0.first != nil && $0.second == nil }
      state.isShown = !host.findAll(.text).filter { $0.label.hasPrefix("shown") }.isEmpty
      state.draft = upstream.draftIsAlive ? upstream.draft?.wrappedValue ?? 0 : 0
    }
  }
}

/// The source of the values, and what the body reports to have read.
@MainActor
private final class Upstream {
  /// The newest value of the source, committed or not.
  private(set) var newest: String? = "a"
  var frame = 0
  /// Runs between the reads of a body.
  var within: (() -> Void)?
  var reads: [(first: String?, second: String?)] = []
  var state: Binding<String?>?
  var ask: Binding<Int>?
  var draft: Binding<Int>?
  weak var token: Token?
  var draftIsAlive: Bool { token != nil }

  /// Emits from another thread, as a publisher would, and waits until it has.
  func emit(_ value: String?) {
    newest = value
    guard let state else { return }
    let written = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      state.wrappedValue = value
      written.signal()
    }
    written.wait()
  }
}

private struct Screen: View {
  let upstream: Upstream
  let reads: Int
  let isCoalesced: Bool
  @State private var source: String? = "a"
  @State private var ask = 0

  var body: some View {
    (upstream.state, upstream.ask) = ($source, $ask)
    let immediate = Binding<String?>(get: { [upstream] in upstream.newest }, set: { _ in })
    return Reader(
      upstream: upstream, reads: reads, source: isCoalesced ? $source : immediate, frame: ask)
  }
}

private struct Reader: View {
  let upstream: Upstream
  let reads: Int
  @Binding var source: String?
  let frame: Int

  var body: some View {
    let first = source
    upstream.within?()
    upstream.within = nil
    let second = reads == 1 ? first : source
    upstream.reads.append((first, second))
    // `source!` would trap where the second read is nil.
    return Group { if first != nil { Shown(upstream: upstream, value: second ?? "") } }
  }
}

private struct Shown: View {
  let upstream: Upstream
  let value: String
  @State private var token = Token()
  @State private var draft = 0

  var body: some View {
    upstream.token = token
    upstream.draft = $draft
    return Text("shown \(value) \(draft)")
  }
}
