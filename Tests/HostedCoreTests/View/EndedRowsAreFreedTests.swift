import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("ended views are freed")
struct EndedRowsAreFreedTests {
  private final class Entry: Identifiable {}

  private struct Entries: View {
    let entries: [Entry]
    let isShown: Bool
    var body: some View { if isShown { ForEach(entries) { _ in EmptyView() } } }
  }

  @Test("R23 a ForEach that ends with its rows releases their elements")
  func rows() {
    let runtime = ViewRuntime()
    var entries: [Entry] = [Entry(), Entry()]
    weak var first: Entry?
    first = entries[0]
    let mount = RootMount(runtime.rootInputs()) { [entries] in
      Entries(entries: entries, isShown: true)
    }
    runtime.flush()
    #expect(first != nil)
    entries = []
    mount.update { Entries(entries: [], isShown: false) }
    runtime.flush()
    #expect(first == nil)
    runtime.unmount()
  }

  @Test("R23 an unmounted runtime is freed with its graph")
  func runtimes() {
    weak var gone: ViewRuntime?
    do {
      let runtime = ViewRuntime()
      gone = runtime
      let mount = RootMount(runtime.rootInputs()) { Entries(entries: [Entry()], isShown: true) }
      runtime.flush()
      runtime.unmount()
      _ = mount
    }
    #expect(gone == nil)
  }
}
