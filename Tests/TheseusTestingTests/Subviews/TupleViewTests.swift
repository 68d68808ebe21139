import Foundation
import Testing
import TheseusTesting

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Takes two views of a builder apart.
private struct Swapped<First: View, Second: View>: View {
  let first: First
  let second: Second
  let isSwapped: Bool

  init(isSwapped: Bool, @ViewBuilder content: () -> TupleView<(First, Second)>) {
    (first, second) = content().value
    self.isSwapped = isSwapped
  }

  var body: some View {
    if isSwapped {
      second
      first
    } else {
      first
      second
    }
  }
}

private struct Screen: View {
  @State private var isSwapped = false
  var body: some View {
    Button("swap") { isSwapped.toggle() }
    Swapped(isSwapped: isSwapped) {
      Counter(name: "a")
      Counter(name: "b")
    }
  }
}

@MainActor @Suite("A TupleView holds the views of a builder as a tuple")
struct TupleViewTests {
  private func buttons(_ host: TestHost) -> [String] { host.findAll(.button).map(\.label) }

  @Test("A view that takes two views can distinguish them")
  func apart() throws {
    let host = TestHost(columns: 40, rows: 12) { Screen() }
    #expect(buttons(host) == ["swap", "a 0", "b 0"])
    try host.find(.button, "b 0").tap()
    #expect(buttons(host) == ["swap", "a 0", "b 1"])
    try host.find(.button, "swap").tap()
    #expect(buttons(host) == ["swap", "b 0", "a 0"], "the branch flipped")
  }

  @Test("A tuple made by hand is shown, each view with its own state")
  func byHand() throws {
    let host = TestHost(columns: 40, rows: 12) {
      VStack { TupleView((Counter(name: "a"), Text("text"), Counter(name: "b"))) }
    }
    try host.find(.button, "b 0").tap()
    #expect(buttons(host) == ["a 0", "b 1"])
    #expect(host.findAll(.text).map(\.label) == ["text"])
  }

  @Test("One view in a TupleView is that view")
  func single() {
    let host = TestHost(columns: 40, rows: 12) { TupleView(Text("alone")) }
    #expect(host.findAll(.text).map(\.label) == ["alone"])
  }

  @Test("An element that is not a view is not shown, and is reported")
  func noView() {
    let host = TestHost(columns: 40, rows: 12) { TupleView((Text("shown"), UInt16(3))) }
    #expect(host.findAll(.text).map(\.label) == ["shown"])
    let issues = host.trace.issues + TestHost.strayIssues
    #expect(issues.contains { $0.kind == .invalidContent && $0.message.contains("UInt16") })
  }
}
