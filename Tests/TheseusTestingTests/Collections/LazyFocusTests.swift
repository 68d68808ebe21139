import Testing
import TheseusTesting
import TheseusViews

private struct Rows: View {
  let sections: Int
  let rows: Int
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<sections, id: \.self) { section in
          Text("section \(section)")
          ForEach(0..<rows, id: \.self) { row in
            Button("row \(section).\(row)") {}
          }
        }
      }
    }
  }
}

@MainActor @Suite("focus moves through rows that are created when they come near the screen")
struct LazyFocusTests {
  private func labels(
    _ host: TestHost, _ key: KeyEquivalent, _ modifiers: EventModifiers, count: Int
  ) -> [String] {
    var labels: [String] = []
    for _ in 0..<count {
      host.press(key, modifiers: modifiers)
      labels.append(host.focused?.label ?? "")
    }
    return labels
  }

  @Test("R70 down to the last one and back, over headings between them")
  func through() {
    let host = TestHost(columns: 30, rows: 8) { Rows(sections: 5, rows: 9) }
    let all = (0..<5).flatMap { section in (0..<9).map { "row \(section).\($0)" } }
    #expect(labels(host, .tab, [], count: all.count) == all)
    #expect(labels(host, .tab, .shift, count: all.count - 1) == all.dropLast().reversed())
  }
}
