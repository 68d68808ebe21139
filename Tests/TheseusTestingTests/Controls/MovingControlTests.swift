import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("controls that show unknown progress move")
struct MovingControlTests {
  @Test("a spinner changes eight times a second, and stops when it is removed")
  func spinner() throws {
    struct Page: View {
      @State private var isLoading = true
      var body: some View {
        if isLoading { ProgressView() }
        Button("Stop") { isLoading = false }
      }
    }
    let host = TestHost(columns: 20, rows: 3) { Page() }
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(host.screen)
      host.advance(by: .milliseconds(125))
    }
    #expect(Set(seen).count == 4 && seen[0] == seen[4], "\(seen)")
    try host.find(.button, "Stop").tap()
    let stopped = host.screen
    host.advance(by: .milliseconds(125))
    #expect(host.screen == stopped)
  }

  @Test("unknown progress in the linear style is a bar of which three cells move there and back")
  func bar() {
    let host = TestHost(columns: 12, rows: 1) { ProgressView().progressViewStyle(.linear) }
    func start() -> Int? {
      host.screen.firstIndex(of: "━").map {
        host.screen.distance(from: host.screen.startIndex, to: $0)
      }
    }
    var starts: [Int?] = []
    for _ in 0..<20 {
      starts.append(start())
      #expect(host.screen.filter { $0 == "━" }.count == 3)
      host.advance(by: .milliseconds(125))
    }
    #expect(starts == Array(0...9) + (0...8).reversed() + [1])
  }

  @Test("known progress does not move")
  func known() {
    let host = TestHost(columns: 30, rows: 1) { ProgressView(value: 0.5) }
    let before = host.screen
    host.advance(by: .seconds(1))
    #expect(host.screen == before)
  }
}
