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

  @Test("where not all have room, a menu has the others, and the chosen one is in the bar")
  func menu() throws {
    let page = try ModelPage(width: 200, height: 200) { Tabs(count: 8) }
    for number in [7, 3, 0, 5] {
      let name = "Number \(number)"
      if try tabs(page).contains(where: { $0.name == name }) {
        try page.click("tab", name)
      } else {
        let menu = try page.find("menu", "More")
        #expect(menu.tag == "button" && menu.attribute("aria-haspopup") == "menu")
        try page.click("menu", "More")
        let items = try page.root.all.filter { $0.kind == "menuItem" }.map(\.name)
        let shown = try tabs(page).map(\.name)
        #expect(Set(items + shown).count == 8 && items.count + shown.count == 8)
        try page.click("menuItem", name)
        #expect(try !page.root.all.contains { $0.kind == "menuItem" })
      }
      let chosen = try page.find("tab", name)
      #expect(chosen.attribute("aria-selected") == "true")
      #expect(try page.root.all.contains { $0.ownText == "page \(number)" })
      for tab in try tabs(page) + [page.find("menu", "More")] {
        #expect(tab.box[0] >= 0 && tab.box[0] + tab.box[2] <= 200, "\(number): \(tab.box)")
      }
    }
  }

  @Test("with room for all there is no menu, and a bar that becomes wider has it no longer")
  func room() throws {
    let page = try ModelPage(width: 200, height: 200) { Tabs(count: 8) }
    #expect(try page.root.first("menu") != nil)
    try page.send(.resize(CGSize(width: 900, height: 200)))
    #expect(try page.root.first("menu") == nil && tabs(page).count == 8)
    try page.send(.resize(CGSize(width: 200, height: 200)))
    #expect(try page.root.first("menu") != nil && tabs(page).count < 8)
  }

  @Test("arrow keys reach the tabs in the menu too")
  func keys() throws {
    let page = try ModelPage(width: 200, height: 200) { Tabs(count: 8) }
    var focused = try page.find("tab", "Number 0").id
    try page.send(.focus(focused))
    for number in [1, 2, 3, 4, 5, 6, 7, 0] {
      try page.send("[\"key\",\(focused),\"ArrowRight\",\"\",\"down\"]")
      focused = page.client.focus
      let tab = try page.find("tab", "Number \(number)")
      #expect(tab.id == focused && tab.attribute("aria-selected") == "true")
    }
  }
}
