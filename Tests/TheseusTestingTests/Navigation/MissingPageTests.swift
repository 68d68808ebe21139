import Testing
import TheseusTesting
import TheseusViews

private struct Song: Hashable { var name: String }
private struct Album: Hashable { var name: String }

@MainActor @Suite("A value that code pushes without a destination shows a page that says so")
struct MissingPageTests {
  private struct Stack: View {
    var hasSongs = false
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root")
          Button("song") { path.append(Song(name: "a")) }
          Button("song and number") {
            path.append(Song(name: "a"))
            path.append(1)
          }
          Button("songs") {
            path.append(Song(name: "a"))
            path.append(Song(name: "b"))
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .modifier(Songs(isOn: hasSongs))
      }
      Text("depth \(path.count)")
    }
  }

  private struct Songs: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      if isOn {
        content.navigationDestination(for: Song.self) { Text("song \($0.name)") }
      } else {
        content
      }
    }
  }

  private func issues(_ host: TestHost) -> [RuntimeIssue] {
    host.trace.issues.filter { $0.kind == .missingDestination }
  }

  @Test("R88 the page has a way back, and the issue names the type and the stack, once")
  func path() throws {
    let host = TestHost(columns: 50, rows: 12) { Stack() }
    try host.find(.button, "song").tap()
    #expect(!host.screen.contains("root") && host.screen.contains("depth 1"))
    #expect(issues(host).count == 1)
    let issue = try #require(issues(host).first)
    #expect(issue.message.contains("Song"))
    #expect(issue.identity?.contains("NavigationStack") == true)
    #expect(issue.location?.fileID.hasSuffix("MissingPageTests.swift") == true)
    host.press(.escape)
    #expect(host.screen.contains("root") && host.screen.contains("depth 0"))
    try host.find(.button, "song").tap()
    #expect(issues(host).count == 1)
  }

  @Test("R88 pages above it are shown")
  func above() throws {
    let host = TestHost(columns: 50, rows: 12) { Stack() }
    try host.find(.button, "song and number").tap()
    #expect(host.screen.contains("number 1"))
    host.press(.escape)
    #expect(!host.screen.contains("root") && host.screen.contains("depth 1"))
    host.press(.escape)
    #expect(host.screen.contains("root"))
  }

  @Test("R88 two values of one type are one issue")
  func twoValues() throws {
    let host = TestHost(columns: 50, rows: 12) { Stack() }
    try host.find(.button, "songs").tap()
    #expect(host.screen.contains("depth 2"))
    #expect(issues(host).count == 1)
  }

  @Test("a destination that is declared later replaces the page")
  func later() throws {
    let host = TestHost(columns: 50, rows: 12) { Stack() }
    try host.find(.button, "song").tap()
    host.update { Stack(hasSongs: true) }
    #expect(host.screen.contains("song a"), "\(host.screen)")
  }

  @Test("R88 likewise a typed path, also one that is there from the start")
  func typed() throws {
    struct Typed: View {
      @State private var path = [Album(name: "a")]
      var body: some View {
        NavigationStack(path: $path) { Text("root") }
      }
    }
    let host = TestHost(columns: 50, rows: 12) { Typed() }
    #expect(!host.screen.contains("root"))
    #expect(issues(host).count == 1)
    #expect(issues(host).first?.message.contains("Album") == true)
    host.press(.escape)
    #expect(host.screen.contains("root"))
  }

  @Test("a destination that a pushed page declares is none that is missing")
  func nested() throws {
    struct Nested: View {
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Button("both") {
            path.append(2)
            path.append(Song(name: "a"))
          }
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
              .navigationDestination(for: Song.self) { Text("song \($0.name)") }
          }
        }
      }
    }
    let host = TestHost(columns: 50, rows: 12) { Nested() }
    host.press(.escape)
    try host.find(.button, "both").tap()
    #expect(host.screen.contains("song a"))
    #expect(issues(host).isEmpty)
    #expect(host.trace.created(Text.self).isEmpty || issues(host).isEmpty)
  }
}
