import TheseusTesting
import TheseusViews
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Deep: View {
  let name: String
  var body: some View { HStack { Counter(name: name) } }
}

@MainActor @Suite("Identity of subviews")
struct SubviewsIdentityTests {
  private struct Container<Content: View>: View {
    var reverses = false
    var hidden: Set<Int> = []
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        let shown = subviews.indices.filter { !hidden.contains($0) }.map { subviews[$0] }
        VStack { ForEach(reverses ? shown.reversed() : shown) { $0 } }
      }
    }
  }

  @Test("a subview keeps its state when the container's body runs again")
  func rerun() throws {
    let host = TestHost(columns: 20, rows: 6) {
      Container {
        Counter(name: "a")
        Deep(name: "b")
      }
    }
    try host.find(.button, "a 0").tap()
    try host.find(.button, "b 0").tap()
    host.update {
      Container {
        Counter(name: "A")
        Deep(name: "B")
      }
    }
    #expect(host.screen.contains("A 1") && host.screen.contains("B 1"), "\(host.screen)")
  }

  @Test("subviews keep their state when a ForEach over them reorders or filters them")
  func reorder() throws {
    func content(_ reverses: Bool, _ hidden: Set<Int>) -> some View {
      Container(reverses: reverses, hidden: hidden) {
        Deep(name: "a")
        Deep(name: "b")
        Deep(name: "c")
      }
    }
    let host = TestHost(columns: 20, rows: 6) { content(false, []) }
    try host.find(.button, "a 0").tap()
    try host.find(.button, "c 0").tap()
    host.update { content(true, []) }
    #expect(host.findAll(.button).map(\.label) == ["c 1", "b 0", "a 1"])
    host.update { content(true, [1]) }
    #expect(host.findAll(.button).map(\.label) == ["c 1", "a 1"])
  }

  private struct Two: View {
    let first: Int
    var body: some View {
      Group(subviews: content) { subviews in
        VStack { ForEach(subviews.prefix(first)) { $0 } }
        HStack { ForEach(subviews.dropFirst(first)) { $0 } }
      }
    }
    @ViewBuilder var content: some View {
      Counter(name: "a")
      Counter(name: "b")
    }
  }

  @Test("a custom view's state moves with it from one grouping to another")
  func moves() throws {
    let host = TestHost(columns: 20, rows: 6) { Two(first: 1) }
    try host.find(.button, "b 0").tap()
    host.update { Two(first: 2) }
    #expect(host.findAll(.button).map(\.label) == ["a 0", "b 1"])
    host.update { Two(first: 0) }
    #expect(host.findAll(.button).map(\.label) == ["a 0", "b 1"])
    try host.find(.button, "b 1").tap()
    #expect(host.screen.contains("b 2"), "\(host.screen)")
  }

  @MainActor private final class Log { var lines: [String] = [] }

  @Test("a subview that is not shown is not mounted: neither its body nor its onAppear runs")
  func hidden() {
    let log = Log()
    func content(_ count: Int) -> some View {
      Group(
        subviews: ForEach(0..<3) { number in
          Text("row \(number)").onAppear { log.lines.append("\(number)") }
        }
      ) { subviews in
        VStack { ForEach(subviews.prefix(count)) { $0.onDisappear { log.lines.append("gone") } } }
        Text("\(subviews.count) in all")
      }
    }
    let host = TestHost(columns: 20, rows: 6) { content(1) }
    #expect(log.lines == ["0"])
    #expect(host.screen == "row 0\n3 in all" || host.screen.contains("3 in all"), "\(host.screen)")
    host.update { content(2) }
    #expect(log.lines == ["0", "1"])
    host.update { content(1) }
    #expect(log.lines == ["0", "1", "gone"])

    let unseen = TestHost(columns: 20, rows: 6) {
      Group(subviews: Counter(name: "x")) { subviews in Text("\(subviews.count) not shown") }
    }
    #expect(unseen.screen.contains("1 not shown"))
    #expect(unseen.trace.bodyRuns(of: Counter.self) == 0)
  }

  private struct Rows: View {
    @State private var items = [1, 2]
    var body: some View {
      VStack {
        Button("add") { items.append(items.count + 1) }
        Button("drop") { items.removeFirst() }
        Group(subviews: ForEach(items, id: \.self) { Counter(name: "row \($0)") }) { subviews in
          Text("\(subviews.count) rows")
          ForEach(subviews) { $0 }
        }
      }
    }
  }

  @Test("new data of a ForEach inside adds and removes subviews; the others keep their state")
  func dynamicRows() throws {
    let host = TestHost(columns: 20, rows: 12) { Rows() }
    try host.find(.button, "row 2 0").tap()
    try host.find(.button, "add").tap()
    #expect(
      host.screen.contains("3 rows") && host.screen.contains("row 3 0")
        && host.screen.contains("row 2 1"), "\(host.screen)")
    try host.find(.button, "drop").tap()
    #expect(
      host.screen.contains("2 rows") && !host.screen.contains("row 1")
        && host.screen.contains("row 2 1"), "\(host.screen)")
    #expect(host.trace.ended(Counter.self).count == 1)
    #expect(host.trace.ended(Counter.self).first?.cause.kind == .elementRemoved)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a subview that is placed twice is shown twice")
  func twice() throws {
    let host = TestHost(columns: 20, rows: 6) {
      Group(subviews: Text("once")) { subviews in
        VStack {
          subviews
          subviews
        }
      }
    }
    #expect(host.findAll(.text, "once").count == 2)
  }

  @Test("unmounting ends all surroundings, wherever subviews were placed")
  func unmount() {
    let host = TestHost(columns: 20, rows: 6) { Two(first: 1) }
    host.unmount()
    #expect(host.trace.ended(Counter.self).count == 2)
  }
}
