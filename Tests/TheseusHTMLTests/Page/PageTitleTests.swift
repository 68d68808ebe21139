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

  private let appName = ProcessInfo.processInfo.processName

  @Test("a window without a title has the name of the app in its page")
  func withoutTitle() throws {
    let page = try ModelPage { Text("content") }
    #expect(page.client.title == appName)
  }

  @Test("the page follows a title that the content sets and empties")
  func titleThatChanges() throws {
    let page = try ModelPage { Screen() }
    #expect(page.client.title == appName)
    try page.click("button", "Name")
    #expect(page.client.title == "Notes")
    try page.click("button", "Unname")
    #expect(page.client.title == appName)
  }
}
