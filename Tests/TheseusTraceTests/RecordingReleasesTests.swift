import Observation
import Testing
import TheseusCore
import TheseusInspector
import TheseusTesting
import TheseusTrace

/// Counts the living objects that an app keeps in its state.
private final class Count {
  var alive = 0
}

@MainActor @Observable
private final class Item: Identifiable {
  nonisolated let id: Int
  var title = "item"
  private let count: Count

  init(_ id: Int, _ count: Count) {
    self.id = id
    self.count = count
    count.alive += 1
  }

  isolated deinit { count.alive -= 1 }
}

@MainActor
private final class Hooks {
  var keep: (Int) -> Void = { _ in }
  var renew: () -> Void = {}
  var retitle: () -> Void = {}

  /// The actions lead to the state that they write.
  func forget() { (keep, renew, retitle) = ({ _ in }, {}, {}) }
}

private struct Row: View {
  let item: Item
  @State private var held: Item
  let action: () -> Void

  init(item: Item, action: @escaping () -> Void) {
    self.item = item
    self.action = action
    _held = State(initialValue: item)
  }

  var body: some View { Text(item.title + held.title) }
}

private struct Chosen: View {
  @Binding var items: [Item]
  var body: some View { Text("\(items.count)") }
}

private struct Page: View {
  let hooks: Hooks
  let count: Count
  @State private var items: [Item] = []

  var body: some View {
    hooks.keep = { kept in items = Array(items.prefix(kept)) }
    hooks.renew = { items = (0..<5).map { Item($0, count) } }
    hooks.retitle = { items.first?.title = "other" }
    return VStack {
      Chosen(items: $items)
      ForEach(items) { item in Row(item: item) { _ = item } }
    }
  }
}

/// A recording holds numbers and words, so objects that the app releases end while it is being
/// recorded.
@MainActor @Suite("A recording keeps no object of the app alive")
struct RecordingReleasesTests {
  private let hooks = Hooks()
  private let count = Count()

  private func run() throws -> TraceRun {
    let run = try TraceRun { Page(hooks: hooks, count: count) }
    run.act { hooks.renew() }
    run.act { hooks.retitle() }
    return run
  }

  @Test("R23 objects of removed rows end with the update that removed them")
  func rows() throws {
    let run = try run()
    #expect(count.alive == 5)
    run.act { hooks.keep(2) }
    #expect(count.alive == 2)
    run.act { hooks.keep(0) }
    #expect(count.alive == 0)
    #expect(try run.log().resets().contains("Row"))
  }

  @Test("R23 R51 objects end with the tree while the recording continues")
  func unmounted() throws {
    let run = try run()
    run.window.unmount()
    hooks.forget()
    #expect(count.alive == 0)
    #expect(try run.log().updates.isEmpty == false)
    withExtendedLifetime(run.writer) {}
  }
}
