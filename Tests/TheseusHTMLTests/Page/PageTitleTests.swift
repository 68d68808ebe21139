import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Every page has a title: browsers name tabs by it, and screen readers say it first.
@MainActor
@Suite struct PageTitleTests {
  private struct Screen: View {
    @State private var title = ""

    var body: some View {
      VStack {
        Text("content").navigationTitle(title)
        Button("Name") { title = "Notes" }
        Button("Unname") { title = "" }
      }
    }
  }

  @Test("a page has its window's title, or the name of the app where that is empty")
  func title() throws {
    let appName = ProcessInfo.processInfo.processName
    let page = try ModelPage { Screen() }
    #expect(page.client.title == appName)
    try page.click("button", "Name")
    #expect(page.client.title == "Notes")
    try page.click("button", "Unname")
    #expect(page.client.title == appName)
    #expect(try ModelPage { Text("content") }.client.title == "Test")
  }
}
