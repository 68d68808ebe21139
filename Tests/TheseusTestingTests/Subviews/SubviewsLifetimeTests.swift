import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Ledger {
  var lines: [String] = []
  var gone = 0
}

@MainActor private final class Held: ObservableObject {
  let log: Ledger
  init(_ log: Ledger) { self.log = log }
  deinit {
    let log = log
    MainActor.assumeIsolated { log.gone += 1 }
  }
}

private struct Item: View {
  let name: String
  let log: Ledger
  @StateObject private var held: Held

  init(_ name: String, _ log: Ledger) {
    self.name = name
    self.log = log
    _held = StateObject(wrappedValue: Held(log))
  }

  var body: some View {
    HStack { Text(name) }
      .onAppear { log.lines.append("+\(held.log === log ? name : "?")") }
      .onDisappear { log.lines.append("-\(name)") }
  }
}

@MainActor @Suite("Lifetimes of subviews")
struct SubviewsLifetimeTests {
  private struct Data: View {
    let log: Ledger
    var animates = false
    @State private var names = ["a", "b", "c"]
    @State private var filters = false

    var body: some View {
      VStack {
        Button("drop") { change { names.removeAll { $0 == "b" } } }
        Button("again") { change { names = ["a", "b", "c"] } }
        Button("filter") { change { filters.toggle() } }
        Group(subviews: ForEach(names, id: \.self) { Item($0, log).transition(.opacity) }) {
          subviews in
          Text("\(subviews.count) there")
          ForEach(subviews.filter { !filters || $0.id != subviews[1].id }) { subview in
            HStack { subview }
          }
        }
      }
    }

    private func change(_ change: () -> Void) {
      if animates { withAnimation(.linear(duration: 1), change) } else { change() }
    }
  }

  @Test("removed data removes its subviews: they disappear, and their objects are released")
  func removal() throws {
    let log = Ledger()
    let host = TestHost(columns: 30, rows: 10) { Data(log: log) }
    #expect(Set(log.lines) == ["+a", "+b", "+c"])
    log.lines = []
    try host.find(.button, "drop").tap()
    #expect(log.lines == ["-b"])
    #expect(log.gone == 1)
    #expect(host.screen.contains("2 there"))
    try host.find(.button, "again").tap()
    #expect(log.lines == ["-b", "+b"])
    host.unmount()
    #expect(log.gone == 4)
  }

  @Test("a subview that a transform omits disappears, and appears again when it is placed again")
  func filtering() throws {
    let log = Ledger()
    let host = TestHost(columns: 30, rows: 10) { Data(log: log) }
    log.lines = []
    try host.find(.button, "filter").tap()
    #expect(log.lines == ["-b"])
    #expect(host.screen.contains("3 there"))
    try host.find(.button, "filter").tap()
    #expect(log.lines == ["-b", "+b"])
    #expect(host.findAll(.text).map(\.label).suffix(3) == ["a", "b", "c"])
  }

  @Test(
    "a subview's removal transition runs when its data is removed and when the transform omits it",
    arguments: ["drop", "filter"])
  func transitions(cause: String) throws {
    let log = Ledger()
    let host = TestHost(columns: 30, rows: 10) { Transitions(log: log) }
    log.lines = []
    try host.find(.button, cause).tap()
    host.advance(by: .milliseconds(500))
    #expect(host.screen.contains("leaving"), "\(host.screen)")
    #expect(log.lines == [])
    host.advance(by: .milliseconds(600))
    #expect(!host.screen.contains("leaving"), "\(host.screen)")
    #expect(log.lines == ["-leaving"])
    #expect(host.trace.issues.isEmpty)
  }

  private struct Transitions: View {
    let log: Ledger
    @State private var names = ["staying", "leaving"]
    @State private var count = 2

    var body: some View {
      VStack {
        Button("drop") { withAnimation(.linear(duration: 1)) { names = ["staying"] } }
        Button("filter") { withAnimation(.linear(duration: 1)) { count = 1 } }
        Group(
          subviews: ForEach(names, id: \.self) { name in
            Text(name).transition(.opacity).onDisappear { log.lines.append("-\(name)") }
          }
        ) { subviews in
          ForEach(subviews.prefix(count)) { $0 }
        }
      }
    }
  }

  @Test("in a lazy container only the subviews near the screen are mounted")
  func lazily() {
    let log = Ledger()
    let host = TestHost(columns: 30, rows: 6) {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<500) { Item("row \($0)", log) }) { $0 }
        }
      }
    }
    #expect(host.screen.contains("row 0"))
    #expect(log.lines.count < 30)
    #expect(host.trace.bodyRuns(of: Item.self) < 30)
  }

  @Test("a subview whose identity in its content changes is another one")
  func identity() throws {
    struct Screen: View {
      let log: Ledger
      @State private var number = 0
      var body: some View {
        VStack {
          Button("next") { number += 1 }
          Group(
            subviews: Group {
              Item("by id", log).id(number)
              AnyView(number == 0 ? AnyView(Item("erased", log)) : AnyView(Text("other")))
            }
          ) { subviews in ForEach(subviews) { $0 } }
        }
      }
    }
    let log = Ledger()
    let host = TestHost(columns: 30, rows: 6) { Screen(log: log) }
    log.lines = []
    try host.find(.button, "next").tap()
    #expect(log.lines.sorted() == ["+by id", "-by id", "-erased"])
    #expect(log.gone == 2)
    #expect(host.screen.contains("other"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("saved state is restored to subviews and to the transform's own views")
  func restoration() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Framed<Content: View>: View {
      let content: Content
      @State private var count = 0
      var body: some View {
        HStack {
          content
          Button("frame \(count)") { count += 1 }
        }
      }
    }
    struct Screen: View {
      var body: some View {
        VStack {
          Group(subviews: ForEach(["x", "y"], id: \.self) { Counter(name: $0) }) { subviews in
            ForEach(subviews) { Framed(content: $0) }
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Screen() }
    try host.find(.button, "y 0").tap()
    try host.findAll(.button)[3].tap()
    let again = TestHost(restoring: try host.snapshot(), columns: 40, rows: 6) { Screen() }
    #expect(again.findAll(.button).map(\.label) == ["x 0", "frame 0", "y 1", "frame 1"])
  }
}
