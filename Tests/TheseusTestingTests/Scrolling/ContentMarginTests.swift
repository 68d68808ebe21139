import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("content margins are space around scrolled content")
struct ContentMarginTests {
  private func lines<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let host = TestHost(columns: 12, rows: 4) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("a length moves the content from the edges that are named")
  func length() {
    let plain = lines { ScrollView { Text("row") }.frame(width: 80) }
    let moved = lines { ScrollView { Text("row") }.contentMargins(.top, 16).frame(width: 80) }
    #expect(plain.first?.contains("row") == true)
    #expect(
      moved.first?.contains("row") == false && moved.dropFirst().first?.contains("row") == true)
  }

  @Test("insets are each edge's own")
  func insets() {
    let moved = lines {
      ScrollView { Text("row") }.contentMargins(
        .all, EdgeInsets(top: 32, leading: 0, bottom: 0, trailing: 0)
      ).frame(width: 80)
    }
    #expect(moved.firstIndex { $0.contains("row") } == 2)
  }

  @Test("those of the scroll bars do not affect the content")
  func indicators() {
    let plain = lines { ScrollView { Text("row") }.frame(width: 80) }
    let moved = lines {
      ScrollView { Text("row") }.contentMargins(
        .all, EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 0), for: .scrollIndicators
      )
      .contentMargins(24, for: .scrollIndicators).frame(width: 80)
    }
    #expect(plain == moved)
  }

  @Test("they are inside the scroll view, and scroll with the content")
  func scrolls() throws {
    let host = TestHost(columns: 12, rows: 6) {
      VStack(spacing: 0) {
        Text("above")
        ScrollView { ForEach(0..<6, id: \.self) { Text("row \($0)") } }.contentMargins(
          .vertical, 32)
        Text("below")
      }
    }
    func lines() -> [String] {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(lines()[0].contains("above") && lines()[5].contains("below"))
    #expect(
      !lines()[1].contains("row") && !lines()[2].contains("row") && lines()[3].contains("row 0"))
    try host.find(.scrollArea).scroll(by: 2)
    #expect(lines()[1].contains("row 0") && lines()[4].contains("row 3"))
    try host.find(.scrollArea).scroll(by: 20)
    #expect(
      lines()[1].contains("row 4") && lines()[2].contains("row 5") && !lines()[3].contains("row")
        && !lines()[4].contains("row"))
  }

  @Test("a list's last and first row are visible with the margin beyond them")
  func list() throws {
    let host = TestHost(columns: 12, rows: 4) {
      List(0..<6) { Text("row \($0)") }.contentMargins(.vertical, 16, for: .scrollContent)
    }
    func lines() -> [String] {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(!lines()[0].contains("row") && lines()[1].contains("row 0"))
    try host.find(.list).focus()
    host.press(.end)
    #expect(lines()[2].contains("▌ row 5") && !lines()[3].contains("row"))
    host.press(.home)
    #expect(!lines()[0].contains("row") && lines()[1].contains("▌ row 0"))
  }

  @Test("those at the sides narrow vertically scrolled content")
  func sides() {
    func form(_ margin: CGFloat) -> [String] {
      lines { Form { Text("long row") }.contentMargins(.leading, margin) }
    }
    let (plain, moved) = (form(0), form(24))
    #expect(plain[0].contains("long row"))
    #expect(moved[0].hasPrefix("   " + plain[0].prefix(6)) && moved[1].contains("row"))
  }

  @Test("a margin for the content overrides one for all parts; nil resets it")
  func precedence() {
    let both = lines {
      ScrollView { Text("row") }.contentMargins(.top, 16).contentMargins(
        .top, 32, for: .scrollContent)
    }
    #expect(both.firstIndex { $0.contains("row") } == 2)
    let none = lines {
      ScrollView { Text("row") }.contentMargins(.top, nil).contentMargins(.vertical, 16)
    }
    #expect(none.firstIndex { $0.contains("row") } == 0)
  }

  @Test("scroll geometry reports them as insets")
  func geometry() throws {
    struct Told: View {
      @State private var words = ""
      var body: some View {
        VStack(spacing: 0) {
          Text(words)
          ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
            .contentMargins(.top, 32)
            .onScrollGeometryChange(for: String.self) {
              """
              \(Int($0.contentOffset.y)) \(Int($0.contentInsets.top)) \(Int($0.contentSize.height))
              """
            } action: {
              words = $1
            }
        }
      }
    }
    let host = TestHost(columns: 12, rows: 6) { Told() }
    try host.find(.scrollArea).scroll(by: 1)
    #expect(host.screen.contains("-16 32 144"))
  }

  @Test("scrollTo stops behind the margin")
  func scrollTo() throws {
    let host = TestHost(columns: 12, rows: 5) {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("go") { reader.scrollTo(5, anchor: .top) }
          ScrollView { ForEach(0..<20, id: \.self) { Text("row \($0)") } }.contentMargins(.top, 16)
        }
      }
    }
    try host.find(.button, "go").tap()
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].contains("row 4") && lines[2].contains("row 5"))
  }
}
