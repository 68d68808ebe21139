import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A browser is as large as its user made it.
@MainActor
@Suite("Content that is larger than the browser's window scrolls there")
struct ScrolledPageTests {
  private struct Rows: View {
    var count = 40
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row in Button("Row \(row)") {} } }
    }
  }

  private struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Rows() }
    }
  }

  private func scrollers(_ page: ModelPage) throws -> [ModelNode] {
    try page.root.all.filter { $0.attributes["scroll"] != nil }
  }

  @Test("a window's content begins at its top, and the browser scrolls it")
  func window() throws {
    let page = try ModelPage(width: 400, height: 300) { Rows() }
    let scroller = try #require(try scrollers(page).first)
    #expect(try page.find("button", "Row 0").box[1] >= 0)
    let last = try page.find("button", "Row 39").box
    try page.send(.scroll(scroller.id, CGPoint(x: 0, y: 500)))
    #expect(try page.find("button", "Row 39").box == last)
    #expect(!page.client.operationNames.contains("s"))
  }

  @Test("a window that has space for its content has no node for scrolling")
  func fits() throws {
    let page = try ModelPage(width: 400, height: 900) { Rows(count: 3) }
    #expect(try scrollers(page).isEmpty)
  }

  @Test("a sheet and a page of a stack scroll")
  func places() throws {
    let sheet = try ModelPage(width: 400, height: 300) { Sheet() }
    #expect(try scrollers(sheet).isEmpty)
    try sheet.click("button", "Open")
    #expect(try scrollers(sheet).count == 1)
    let stack = try ModelPage(width: 400, height: 300) {
      NavigationStack { Rows().navigationTitle("Title") }
    }
    #expect(try scrollers(stack).count == 1)
  }

  @Test("an app's focus scrolls to the control")
  func focus() throws {
    struct Fields: View {
      @FocusState private var focused: Int?
      var body: some View {
        VStack(spacing: 0) {
          Button("Last") { focused = 39 }
          ForEach(0..<40, id: \.self) { row in
            TextField("Field \(row)", text: .constant("")).focused($focused, equals: row)
          }
        }
      }
    }
    let page = try ModelPage(width: 400, height: 300) { Fields() }
    let scroller = try #require(try scrollers(page).first)
    try page.click("button", "Last")
    let offset = try #require(page.client.offsets[scroller.id])
    #expect(offset[1] > 100)
  }

  @Test("a window that becomes too small for its content, or for more content, is read as scrolled")
  func isRead() throws {
    let model = Model()
    let page = try ModelPage(width: 400, height: 900) { CountedRows(model: model) }
    func expectRead(scrolled: Bool) throws {
      try page.show()
      #expect(try page.root.lines() == page.freshTree().lines())
      #expect(try page.root.all.contains { $0.kind == "scrollArea" } == scrolled)
    }
    try expectRead(scrolled: false)
    try page.send(.resize(CGSize(width: 400, height: 60)))
    try expectRead(scrolled: true)
    try page.send(.resize(CGSize(width: 400, height: 900)))
    try expectRead(scrolled: false)
    for count in [60, 3] {
      model.count = count
      page.page.app.flush()
      try expectRead(scrolled: count == 60)
    }
  }

  @Observable final class Model {
    var count = 3
  }

  private struct CountedRows: View {
    let model: Model
    var body: some View { Rows(count: model.count) }
  }
}
