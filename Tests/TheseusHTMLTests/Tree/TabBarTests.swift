import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

private struct Tabs: View {
  @State private var chosen = 0
  let count: Int
  var body: some View {
    TabView(selection: $chosen) {
      ForEach(0..<count, id: \.self) { number in
        Text("page \(number)").tabItem { Text("Number \(number)") }.tag(number)
      }
    }
  }
}

@MainActor
@Suite("A bar of tabs in a narrow window")
struct TabBarTests {
  private func tabs(_ page: ModelPage) throws -> [ModelNode] {
    try page.root.all.filter { $0.kind == "tab" }
  }

  @Test("labels have less space at their ends before one is cut off")
  func narrow() throws {
    func widths(_ width: CGFloat) throws -> [Double] {
      let page = try ModelPage(width: width, height: 200) { Tabs(count: 3) }
      let tabs = try tabs(page)
      #expect(tabs.count == 3)
      for tab in tabs { #expect(tab.box[0] >= 0 && tab.box[0] + tab.box[2] <= width) }
      return tabs.map { $0.box[2] }
    }
    let wide = try widths(600)
    let total = wide.reduce(0, +)
    let narrow = try widths(total - 12)
    #expect(abs(narrow.reduce(0, +) - (total - 12)) < 0.5)
  }

  @Test("where they have no room at all, the chosen one is visible")
  func chosen() throws {
    let page = try ModelPage(width: 200, height: 200) { Tabs(count: 8) }
    for tab in [7, 3, 0, 5] {
      try page.send(.activate(tabs(page)[tab].id))
      let box = try tabs(page)[tab].box
      #expect(box[0] >= 0 && box[0] + box[2] <= 200, "\(tab): \(box)")
    }
  }
}
