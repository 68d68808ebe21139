import TheseusTesting
import TheseusViews
import Testing

/// A view that animates a change of its own state.
private struct Child: View {
  var animation: Animation? = .linear(duration: 1)
  @State private var isOn = true
  var body: some View {
    VStack {
      Button("toggle") { withAnimation(animation) { isOn.toggle() } }
      if isOn { Text("shown").transition(.opacity) }
    }
  }
}

/// Where the child stands below the modifier.
enum ChildWrapper: CaseIterable { case none, erased, row, group }

private struct Wrapped: View {
  let wrapper: ChildWrapper
  let child: Child
  var body: some View {
    switch wrapper {
    case .none: child
    case .erased: AnyView(child)
    case .row: ForEach([1], id: \.self) { _ in child }
    case .group: Group { child }
    }
  }
}

private struct Switchable: View {
  @State private var isStill = false
  @State private var unrelated = 0
  let usesValue: Bool
  var body: some View {
    VStack {
      Button("still") { isStill.toggle() }
      if usesValue {
        Child().transaction(value: unrelated) { $0.animation = nil }
      } else {
        Child().transaction { if isStill { $0.animation = nil } }
      }
    }
  }
}

@MainActor @Suite("A transaction modifier applies to every change inside it")
struct InnerTransactionTests {
  @Test(
    "a change of a state inside is not animated when the modifier removes the animation",
    arguments: ChildWrapper.allCases)
  func removed(_ wrapper: ChildWrapper) throws {
    let host = TestHost(columns: 30, rows: 6) {
      Wrapped(wrapper: wrapper, child: Child()).transaction { $0.animation = nil }
    }
    try host.find(.button, "toggle").tap()
    #expect(!host.screen.contains("shown"))
  }

  @Test("nor when the modifier disables animations")
  func disabled() throws {
    let host = TestHost(columns: 30, rows: 6) {
      Child().transaction { $0.disablesAnimations = true }
    }
    try host.find(.button, "toggle").tap()
    #expect(!host.screen.contains("shown"))
  }

  @Test("a plain change of a state inside is animated when the modifier sets an animation")
  func added() throws {
    let host = TestHost(columns: 30, rows: 6) {
      Child(animation: nil).transaction { $0.animation = .linear(duration: 1) }
    }
    try host.find(.button, "toggle").tap()
    host.advance(by: .milliseconds(900))
    #expect(host.screen.contains("shown"))
    host.advance(by: .milliseconds(100))
    #expect(!host.screen.contains("shown"))
  }

  @Test("the newest closure applies")
  func newest() throws {
    let host = TestHost(columns: 30, rows: 8) { Switchable(usesValue: false) }
    try host.find(.button, "toggle").tap()
    #expect(host.screen.contains("shown"))
    host.advance(by: .seconds(1))
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(1))
    try host.find(.button, "still").tap()
    try host.find(.button, "toggle").tap()
    #expect(!host.screen.contains("shown"))
  }

  @Test("R68 a modifier with a value does not apply while its value stays the same")
  func value() throws {
    let host = TestHost(columns: 30, rows: 8) { Switchable(usesValue: true) }
    try host.find(.button, "toggle").tap()
    #expect(host.screen.contains("shown"))
  }
}
