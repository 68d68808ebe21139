import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a phase animator moves through its phases")
struct PhaseAnimatorTests {
  @Test("forever, each for as long as its animation takes")
  func endless() async throws {
    let host = TestHost(columns: 20, rows: 2) {
      PhaseAnimator(["a", "b", "c"]) {
        Text("phase \($0)")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    try await host.settle()
    #expect(host.screen.contains("phase b"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.screen.contains("phase c"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.screen.contains("phase a"))
  }

  @Test("once for each change of its trigger")
  func triggered() async throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("x").phaseAnimator([0, 1, 2], trigger: count) { content, phase in
            HStack {
              content
              Text("phase \(phase)")
            }
          } animation: { _ in
            .linear(duration: 1)
          }
          Button("again") { count += 1 }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 4) { Page() }
    host.advance(by: .seconds(5))
    try await host.settle()
    #expect(host.screen.contains("x phase 0"))
    for _ in 0..<2 {
      try host.find(.button, "again").tap()
      try await host.settle()
      #expect(host.screen.contains("phase 1"))
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(host.screen.contains("phase 2"))
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(host.screen.contains("phase 0"))
      host.advance(by: .seconds(3))
      try await host.settle()
      #expect(host.screen.contains("phase 0"))
    }
  }

  @Test("not past a phase with an endless animation")
  func unending() async throws {
    let host = TestHost(columns: 20, rows: 2) {
      PhaseAnimator(["a", "b", "c"]) {
        Text("phase \($0)")
      } animation: {
        $0 == "b" ? .linear(duration: 1).repeatForever() : .linear(duration: 1)
      }
    }
    try await host.settle()
    #expect(host.screen.contains("phase b"))
    for _ in 0..<3 {
      host.advance(by: .seconds(1))
      try await host.settle()
      #expect(host.screen.contains("phase b"))
    }
  }

  @Test("nothing is shown of no phases")
  func none() {
    let host = TestHost(columns: 20, rows: 2) { PhaseAnimator([Int]()) { Text("phase \($0)") } }
    #expect(!host.screen.contains("phase"))
  }

  @Test("without waiting for a task, and at the same speed when the content has several views")
  func severalViews() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        PhaseAnimator(["a", "b", "c"]) { phase in
          Text("first \(phase)")
          Text("second \(phase)")
        } animation: { _ in
          .linear(duration: 1)
        }
        PhaseAnimator([0, 1], trigger: count) { phase in
          Text("third \(phase)")
          Text("fourth \(phase)")
        } animation: { _ in
          .linear(duration: 1)
        }
        Button("again") { count += 1 }
      }
    }
    let host = TestHost(columns: 20, rows: 8) { Page() }
    #expect(host.screen.contains("first a"))
    host.advance(by: .milliseconds(10))
    #expect(host.screen.contains("first b") && host.screen.contains("second b"))
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("first c") && host.screen.contains("third 0"))
    try host.find(.button, "again").tap()
    #expect(host.screen.contains("third 1") && host.screen.contains("fourth 1"))
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("first a") && host.screen.contains("third 0"))
  }

  @Test("not again because the view is shown again")
  func shownAgain() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        TabView {
          PhaseAnimator([0, 1], trigger: count) {
            Text("phase \($0)")
          } animation: { _ in
            .linear(duration: 1)
          }
          .tabItem { Text("One") }
          Text("other").tabItem { Text("Two") }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    try host.find(.tab, "Two").tap()
    try host.find(.tab, "One").tap()
    host.advance(by: .milliseconds(10))
    #expect(host.screen.contains("phase 0"))
  }
}
