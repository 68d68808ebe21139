import Testing
import TheseusTesting

/// A view with an argument that changes, and keeps its identity (R12).
struct ChangedArgument: Sendable {
  let name: String
  /// Whether cells and the semantics show the argument; a page may show others.
  let isShown: Bool
  let make: @MainActor @Sendable (Bool) -> AnyView

  init<V: View>(
    _ name: String, isShown: Bool = true,
    @ViewBuilder _ make: @escaping @MainActor @Sendable (Bool) -> V
  ) {
    self.name = name
    self.isShown = isShown
    self.make = { AnyView(make($0)) }
  }

  private struct Page: View {
    let isOn: Bool
    let content: @MainActor (Bool) -> AnyView
    var body: some View {
      VStack(alignment: .leading) {
        Text("before")
        content(isOn)
        Text("after")
      }
    }
  }

  @MainActor private func host(_ isOn: Bool, _ columns: Int, _ rows: Int) -> TestHost {
    TestHost(columns: columns, rows: rows) { Page(isOn: isOn, content: make) }
  }

  /// After each change, the picture and the semantics are those of a host that started with the
  /// argument, and a restart shows the same picture. An argument that is shown changes one of them
  /// in some window: otherwise the check could not fail.
  @MainActor func check() throws {
    var isSeen = false
    for (columns, rows) in [(44, 16), (24, 10)] {
      let fresh = [false: host(false, columns, rows), true: host(true, columns, rows)]
      let pictures = fresh.mapValues(\.picture)
      let trees = fresh.mapValues(read)
      isSeen = isSeen || pictures[false] != pictures[true] || trees[false] != trees[true]
      for start in [false, true] {
        let changed = host(start, columns, rows)
        let words = "\(name), first \(start), in \(columns) columns"
        for isOn in [!start, start] {
          changed.update { Page(isOn: isOn, content: make) }
          #expect(changed.picture == pictures[isOn], "\(words)\n\(changed.screen)")
          #expect(read(changed) == trees[isOn], "\(words)")
          let restored = TestHost(
            restoring: try changed.snapshot(), columns: columns, rows: rows
          ) { Page(isOn: isOn, content: make) }
          #expect(restored.picture == pictures[isOn], "\(words), restored")
        }
      }
    }
    #expect(isSeen == isShown, "\(name) changes nothing")
  }

  @MainActor private func read(_ host: TestHost) -> String {
    host.root.tree.replacingOccurrences(of: " focused", with: "")
  }
}
