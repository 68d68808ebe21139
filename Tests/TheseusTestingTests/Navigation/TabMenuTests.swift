import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// As in SwiftUI's tab bars, what has no room is behind "More".
@MainActor @Suite("a bar without room for all tabs has a menu of the others")
struct TabMenuTests {
  private struct Pages: View {
    @State private var selection: Int
    init(_ selection: Int = 0) { _selection = State(initialValue: selection) }

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<6, id: \.self) { number in
          Text("page \(number)").tabItem { Text("Tab\(number)") }.badge(number == 5 ? 7 : 0)
            .tag(number)
        }
      }
    }
  }

  private func bar(_ host: TestHost) -> Substring {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
  }

  @Test("the bar ends with it, and shows as many tabs as fit")
  func shown() {
    let host = TestHost(columns: 30, rows: 10) { Pages() }
    #expect(bar(host).contains("Tab0") && bar(host).contains("Tab1"))
    #expect(!bar(host).contains("Tab5") && bar(host).contains("…"))
  }

  @Test("a tab chosen there is shown, in the bar too")
  func choosing() throws {
    let host = TestHost(columns: 30, rows: 12) { Pages() }
    try host.find(.menu, "More").tap()
    #expect(host.screen.contains("Tab5") && host.screen.contains("7"))
    try host.find(.menuItem, "Tab4").tap()
    #expect(host.screen.contains("page 4") && bar(host).contains("Tab4"))
    #expect(bar(host).contains("Tab0") && !host.screen.contains("Tab5"))
  }

  @Test("the keyboard reaches it and its items")
  func keyboard() {
    let host = TestHost(columns: 30, rows: 12) { Pages() }
    var presses = 0
    while host.focused?.label != "More", presses < 9 {
      host.press(.tab)
      presses += 1
    }
    host.press(.return)
    host.press(.downArrow)
    host.press(.return)
    #expect(!host.screen.contains("page 0") && host.screen.contains("page"))
  }

  @Test("arrow keys in the bar visit all tabs")
  func arrows() throws {
    let host = TestHost(columns: 30, rows: 12) { Pages() }
    try host.find(.tab, "Tab0").tap()
    for number in [1, 2, 3, 4, 5, 0] {
      host.press(.rightArrow)
      #expect(host.screen.contains("page \(number)") && bar(host).contains("Tab\(number)"))
    }
  }

  @Test("a tab that the app chooses is in the bar")
  func first() {
    let host = TestHost(columns: 30, rows: 10) { Pages(5) }
    #expect(host.screen.contains("page 5") && bar(host).contains("Tab5"))
  }

  @Test("there is none where all fit, or where pages have dots")
  func none() {
    let wide = TestHost(columns: 80, rows: 10) { Pages() }
    #expect(!bar(wide).contains("…"))
    let dots = TestHost(columns: 8, rows: 10) { Pages().tabViewStyle(.page) }
    #expect(!dots.screen.contains("…"))
  }

  @Test("a bar that gets room closes it")
  func resized() throws {
    let host = TestHost(columns: 30, rows: 12) { Pages() }
    try host.find(.menu, "More").tap()
    host.resize(columns: 80, rows: 12)
    #expect(!bar(host).contains("…"))
    #expect(host.findAll(.menuItem).isEmpty)
  }
}
