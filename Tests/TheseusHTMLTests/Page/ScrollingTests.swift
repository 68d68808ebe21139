import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct ScrollingTests {
  private struct Rows: View {
    var body: some View {
      ScrollViewReader { reader in
        VStack {
          Button("End") { reader.scrollTo(499, anchor: .bottom) }
          List(0..<500, id: \.self) { Text("Row \($0)") }
        }
      }
    }
  }

  private func rows(_ page: ModelPage) throws -> [String] {
    try page.root.all.filter { $0.kind == "row" }.map(\.name)
  }

  @Test("the user's scrolling is not sent back")
  func theUsersScrollingIsNotSentBack() throws {
    let page = try ModelPage { Rows() }
    let list = try page.find("list")
    try page.send(.scroll(list.id, CGPoint(x: 0, y: 4_000)))
    #expect(!page.client.operationNames.contains("s"))
    #expect(try rows(page).contains("Row 100"))
  }

  @Test("scrolling of the app is sent")
  func scrollingOfTheAppIsSent() throws {
    let page = try ModelPage { Rows() }
    try page.click("button", "End")
    let offset = try #require(page.client.offsets[try page.find("list").id])
    #expect(offset[1] > 10_000)
    #expect(try rows(page).contains("Row 499"))
  }

  @Test("rows are made two screens ahead")
  func rowsAreMadeTwoScreensAhead() throws {
    let page = try ModelPage(width: 400, height: 600) {
      List(0..<500, id: \.self) { Text("Row \($0)") }
    }
    let last = try #require(try page.root.all.last { $0.kind == "row" })
    #expect(last.box[1] >= 600 + 2 * 600 - 40)
    #expect(try rows(page).count < 80)
  }

  @Test("an offset beyond the end is corrected")
  func anOffsetBeyondTheEndIsCorrected() throws {
    let page = try ModelPage { List(0..<40, id: \.self) { Text("Row \($0)") } }
    let list = try page.find("list")
    try page.send(.scroll(list.id, CGPoint(x: 0, y: 9_999_999)))
    let offset = try #require(page.client.offsets[list.id])
    #expect(offset[1] == 40 * 40 - 600)
  }

  @Test("content has its own coordinates")
  func contentHasItsOwnCoordinates() throws {
    let page = try ModelPage { List(0..<100, id: \.self) { Text("Row \($0)") } }
    let list = try page.find("list")
    let before = try page.find("row", "Row 10").box
    try page.send(.scroll(list.id, CGPoint(x: 0, y: 200)))
    #expect(try page.find("row", "Row 10").box == before)
  }
}
