import Testing
import TheseusTesting

private enum Words: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Shows the preference of `content`.
private struct Listener<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var words: [String] = []
  var body: some View {
    VStack {
      Text("heard " + words.joined(separator: ","))
      content
    }
    .onPreferenceChange(Words.self) { words = $0 }
  }
}

private struct Word: View {
  let word: String
  var body: some View { Text(word).preference(key: Words.self, value: [word]) }
}

@MainActor @Suite("hidden views pass no preferences up")
struct UnseenPreferenceTests {
  private func heard(_ host: TestHost) throws -> String {
    try #require(host.findAll(.text).map(\.label).first { $0.hasPrefix("heard ") })
  }

  /// Found by random apps: a page that had been visible before it was covered still contributed its
  /// words, and one that never was did not.
  @Test("R65 R73 in a navigation stack only the top view contributes; a covered one returns")
  func navigation() throws {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        Listener {
          NavigationStack(path: $path) {
            VStack {
              Word(word: "root")
              Button("push") { path.append(path.count) }
            }
            .navigationDestination(for: Int.self) { depth in
              VStack {
                Word(word: "page \(depth)")
                Button("push") { path.append(path.count) }
              }
            }
          }
        }
      }
    }
    let host = TestHost { Page() }
    #expect(try heard(host) == "heard root")
    try host.find(.button, "push").tap()
    #expect(try heard(host) == "heard page 0")
    try host.find(.button, "push").tap()
    #expect(try heard(host) == "heard page 1")
    let restored = TestHost(restoring: try host.snapshot()) { Page() }
    #expect(try heard(restored) == "heard page 1")
    host.press(.escape)
    host.press(.escape)
    #expect(try heard(host) == "heard root")
  }

  @Test("R65 R72 among tabs only the selected one contributes")
  func tabs() throws {
    let host = TestHost {
      Listener {
        TabView {
          Word(word: "a").tabItem { Text("A") }
          Word(word: "b").tabItem { Text("B") }
        }
      }
    }
    #expect(try heard(host) == "heard a")
    try host.find(.tab, "B").tap()
    #expect(try heard(host) == "heard b")
    try host.find(.tab, "A").tap()
    #expect(try heard(host) == "heard a")
  }

  @Test("R65 R71 of lazy rows the visible ones contribute, in order")
  func rows() throws {
    let host = TestHost(columns: 40, rows: 4) {
      Listener { ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { Word(word: "\($0)") } } } }
    }
    #expect(try heard(host) == "heard 0,1,2")
    try host.find(.scrollArea).scroll(by: 10)
    #expect(try heard(host) == "heard 10,11,12")
    try host.find(.scrollArea).scroll(by: -10)
    #expect(try heard(host) == "heard 0,1,2")
  }
}
