import TheseusTesting
import TheseusViews
import Testing

private struct Pinned: ContainerValueKey { static let defaultValue = false }
private struct Rank: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[Pinned.self] }
    set { self[Pinned.self] = newValue }
  }
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}

@MainActor @Suite("Container values")
struct ContainerValuesTests {
  private struct Ranked: View {
    var body: some View { Text("by its body").containerValue(\.rank, 7) }
  }

  private func values<Content: View, Value>(
    _ content: Content, _ value: @escaping (ContainerValues) -> Value
  ) -> [Value] {
    let found = Found<Value>()
    _ = TestHost(columns: 30, rows: 8) {
      Group(subviews: content) { subviews in
        let _ = found.values = subviews.map { value($0.containerValues) }
        Text("\(subviews.count)")
      }
    }
    return found.values
  }

  @MainActor private final class Found<Value> { var values: [Value] = [] }

  @Test("a value is found through modifiers, groups and bodies; inner values win; else the default")
  func reading() {
    let content = Group {
      Text("a").containerValue(\.rank, 1).padding()
      Text("b")
      Group {
        Text("c")
        Text("d").containerValue(\.rank, 4)
      }
      .containerValue(\.rank, 3)
      Ranked()
      VStack { Text("e").containerValue(\.rank, 9) }
    }
    #expect(values(content, \.rank) == [1, 0, 3, 4, 7, 0])
    #expect(
      values(content.containerValue(\.isPinned, true), \.isPinned)
        == Array(repeating: true, count: 6))
  }

  @Test("tags are found by type and value; a row without one has the id of its ForEach")
  func tags() {
    let content = Group {
      Text("a").tag("x")
      Text("b").tag(2)
      Text("c")
      ForEach([10], id: \.self) { _ in Text("d") }
    }
    #expect(values(content) { $0.tag(for: String.self) } == ["x", nil, nil, nil])
    #expect(values(content) { $0.tag(for: Int.self) } == [nil, 2, nil, 10])
    #expect(values(content) { $0.hasTag(2) } == [false, true, false, false])
  }

  private struct Pins: View {
    @State private var isPinned = false
    var body: some View {
      VStack {
        Button("pin") { isPinned.toggle() }
        Group(subviews: Text("row").containerValue(\.isPinned, isPinned)) { subviews in
          ForEach(subviews) { subview in
            HStack {
              Text(subview.containerValues.isPinned ? "pinned" : "loose")
              subview
            }
          }
        }
      }
    }
  }

  @Test("the container follows a value that changes")
  func changes() throws {
    let host = TestHost(columns: 30, rows: 8) { Pins() }
    #expect(host.screen.contains("loose"), "\(host.screen)")
    try host.find(.button, "pin").tap()
    #expect(host.screen.contains("pinned"), "\(host.screen)")
  }
}
