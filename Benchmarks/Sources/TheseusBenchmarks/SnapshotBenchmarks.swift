import Theseus
import TheseusCells

/// An entry as Journal shows it: a state of its own, and one that is typed.
private struct Entry: View {
  let number: Int
  let writes: Writes
  @State private var isOpen = false
  @State private var note = "a few words"

  var body: some View {
    if number == 500 { writes.write = { note = note == "typed" ? "a few words" : "typed" } }
    return HStack {
      Text("Entry \(number)")
      Text(isOpen ? note : "closed")
    }
  }
}

@MainActor private final class Writes { var write: () -> Void = {} }

/// 1,000 entries, all of them mounted, with two states each.
@MainActor
private func entries(restoring snapshot: Snapshot? = nil) -> (window: WindowHost, writes: Writes) {
  let writes = Writes()
  let runtime = ViewRuntime()
  if let snapshot { runtime.restore(snapshot) }
  let window = WindowHost(columns: 80, rows: 24, metrics: .cells, runtime: runtime) {
    VStack { ForEach(0..<1_000, id: \.self) { Entry(number: $0, writes: writes) } }
  }
  window.flush()
  return (window, writes)
}

@MainActor
func benchmarkSnapshots(_ harness: inout Harness) {
  guard harness.wants("snapshot") else { return }
  let (window, writes) = entries()
  let runtime = window.runtime
  harness.measure("snapshot.1000.full") { keep(try? runtime.snapshot()) }
  harness.measure("snapshot.1000.text") { keep((try? runtime.snapshot())?.json) }
  runtime.keepsSnapshots = true
  harness.measure("snapshot.1000.again") {
    writes.write()
    window.flush()
    keep(try? runtime.snapshot())
  }
  runtime.keepsSnapshots = false
  // The cost of a change on the update path: the floor has nobody who keeps the session.
  var changes = 0
  harness.measure(
    "snapshot.change",
    floor: {
      runtime.onChange = nil
      writes.write()
      window.flush()
    }
  ) {
    runtime.onChange = { changes += 1 }
    writes.write()
    window.flush()
  }
  guard let snapshot = try? runtime.snapshot() else { return }
  harness.measure("snapshot.1000.restore", floor: { entries().window.unmount() }) {
    entries(restoring: snapshot).window.unmount()
  }
}
