import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Content margins are room around what is scrolled")
struct ContentMarginTests {
  private func lines<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let host = TestHost(columns: 12, rows: 4) { content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
    return host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("a length moves the content from the edges that are named")
  func length() {
    let plain = lines { ScrollView { Text("row") }.frame(width: 80) }
    let moved = lines { ScrollView { Text("row") }.contentMargins(.top, 16).frame(width: 80) }
    #expect(plain.first?.contains("row") == true)
    #expect(moved.first?.contains("row") == false && moved.dropFirst().first?.contains("row") == true)
  }

  @Test("insets are each edge's own")
  func insets() {
    let moved = lines {
      ScrollView { Text("row") }.contentMargins(.all, EdgeInsets(top: 32, leading: 0, bottom: 0, trailing: 0)).frame(width: 80)
    }
    #expect(moved.firstIndex { $0.contains("row") } == 2)
  }

  @Test("those of the scroll bars leave the content where it is")
  func indicators() {
    let plain = lines { ScrollView { Text("row") }.frame(width: 80) }
    let moved = lines {
      ScrollView { Text("row") }.contentMargins(.all, EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 0), for: .scrollIndicators)
        .contentMargins(24, for: .scrollIndicators).frame(width: 80)
    }
    #expect(plain == moved)
  }
}
