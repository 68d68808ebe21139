import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("userActivity describes, onContinueUserActivity receives")
struct UserActivityTests {
  private struct Screen: View {
    @State private var item: String? = "one"
    @State private var shown = "nothing"
    var body: some View {
      VStack {
        Text(shown)
        Button("Other") { item = item == nil ? "two" : nil }
      }
      .userActivity("app.item", element: item) { item, activity in activity.title = item }
      .onContinueUserActivity("app.item") { shown = $0.title ?? "no title" }
    }
  }

  private struct TestApp: App {
    var body: some Scene { WindowGroup { Screen() } }
  }

  @Test("the host reads the element's activity while there is an element")
  func describes() throws {
    let host = TestHost(app: TestApp(), columns: 40, rows: 6)
    #expect(host.app?.userActivity?.activityType == "app.item")
    #expect(host.app?.userActivity?.title == "one")
    try host.find(.button, "Other").tap()
    #expect(host.app?.userActivity == nil)
    try host.find(.button, "Other").tap()
    #expect(host.app?.userActivity?.title == "two")
  }

  @Test("a continued activity reaches the views of its type only")
  func continues() throws {
    let host = TestHost(app: TestApp(), columns: 40, rows: 6)
    let other = NSUserActivity(activityType: "app.other")
    #expect(host.app?.continueActivity(other) == false)
    #expect(host.screen.contains("nothing"))
    let activity = NSUserActivity(activityType: "app.item")
    activity.title = "from a phone"
    #expect(host.app?.continueActivity(activity) == true)
    #expect(host.screen.contains("from a phone"))
  }

  @Test("an activity keeps a coded value")
  func payload() throws {
    let activity = NSUserActivity(activityType: "app.item")
    #expect(throws: (any Error).self) { try activity.typedPayload([Int].self) }
    try activity.setTypedPayload([1, 2])
    #expect(try activity.typedPayload([Int].self) == [1, 2])
  }
}
