import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("scrollTo finds views by their ids")
struct ScrollToTests {
  private struct Screen: View {
    let target: Int
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(target, anchor: anchor) }
          List(0..<100_000) { Text("row \($0)") }
        }
      }
    }
  }

  private func position(_ target: Int, _ anchor: UnitPoint?) throws -> Int? {
    let host = TestHost(columns: 40, rows: 11) { Screen(target: target, anchor: anchor) }
    try host.find(.button, "go").tap()
    return host.findAll(.text, "row \(target)").first.map(\.frame.y)
  }

  @Test("R87 a row that does not exist yet, at the requested anchor")
  func anchors() throws {
    #expect(try position(50_000, .top) == 1)
    #expect(try position(50_000, .bottom) == 10)
    #expect(try position(50_000, .center).map { (5...6).contains($0) } == true)
    #expect(try position(50_000, nil) == 10)
    #expect(try position(99_999, .top) == 10)
    #expect(try position(3, nil) == 4)
  }

  @Test("R87 an unknown id does nothing")
  func unknown() throws {
    let host = TestHost(columns: 40, rows: 11) { Screen(target: 200_000, anchor: .top) }
    let before = host.screen
    try host.find(.button, "go").tap()
    #expect(host.screen == before)
    #expect(host.trace.issues.isEmpty)
  }

  @Test(
    "R87 scrollTo finds the first view with the id, in rows of any height, also one just inserted")
  func explicitIDs() throws {
    struct Plain: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("go") { proxy.scrollTo("here", anchor: .top) }
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<40) { Text("line \($0)") }
                Text("target").id("here")
                ForEach(100..<140) { Text("line \($0)") }
                Text("second").id("here")
              }
            }
          }
        }
      }
    }
    let plain = TestHost(columns: 40, rows: 11) { Plain() }
    try plain.find(.button, "go").tap()
    #expect(try plain.find(.text, "target").frame.y == 1)

    struct Growing: View {
      @State private var items = Array(0..<500)
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("add") {
              items.append(items.count)
              proxy.scrollTo(items.count - 1, anchor: .bottom)
            }
            List(items, id: \.self) {
              Text("row \($0)").frame(height: CGFloat(16 + 16 * ($0 % 2)), alignment: .top)
            }
          }
        }
      }
    }
    let growing = TestHost(columns: 40, rows: 11) { Growing() }
    try growing.find(.button, "add").tap()
    #expect(try growing.find(.text, "row 500").frame.y == 10)
  }

  @Test("R85 a request counter scrolls at each change, where a Bool would only once")
  func requestCounter() throws {
    struct Screen: View {
      @State private var request = 0
      @State private var flag = false
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("ask") { request += 1 }
            Button("set") { flag = true }
            List(0..<100) { Text("row \($0)") }
          }
          .onChange(of: request) { proxy.scrollTo(0, anchor: .top) }
          .onChange(of: flag) { proxy.scrollTo(0, anchor: .top) }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { Screen() }
    func isAtTop() -> Bool { (try? host.find(.text, "row 0").frame.height) == 1 }
    for _ in 0..<3 {
      try host.find(.list).scroll(by: 50)
      #expect(!isAtTop())
      try host.find(.button, "ask").tap()
      #expect(isAtTop())
    }
    try host.find(.list).scroll(by: 50)
    try host.find(.button, "set").tap()
    #expect(isAtTop())
    try host.find(.list).scroll(by: 50)
    try host.find(.button, "set").tap()
    #expect(!isAtTop())
  }

  @Test("refreshable runs its action by Control-R, once at a time, and through the environment")
  func refresh() async throws {
    @MainActor final class Log { var runs = 0 }
    struct Inner: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "no refresh" : "can refresh") }
    }
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) {
      VStack {
        List(0..<50) { _ in Inner() }
          .refreshable { await MainActor.run { log.runs += 1 } }
        Inner()
      }
    }
    #expect(host.findAll(.text, "no refresh").count == 1)
    #expect(!host.findAll(.text, "can refresh").isEmpty)
    try host.find(.list).focus()
    host.press("r", modifiers: .control)
    #expect(host.screen.contains("▖"))
    try await host.settle()
    #expect(log.runs == 1)
    #expect(!host.screen.contains("▖"))
  }
}
