import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A toolbar without a navigation stack")
struct ToolbarTitleTests {
  private struct Page: View {
    @State private var count = 0
    var isTitleInside: Bool
    var body: some View {
      if isTitleInside {
        content.navigationTitle("Title \(count)").navigationSubtitle("rest").toolbar { add }
      } else {
        content.toolbar { add }.navigationTitle("Title \(count)").navigationSubtitle("rest")
      }
    }
    private var content: some View {
      Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    private var add: some View { Button("Add") { count += 1 } }
  }

  @Test(
    "shows the title that views inside and around set, and follows it", arguments: [true, false])
  func title(isInside: Bool) throws {
    let host = TestHost(columns: 60, rows: 5) { Page(isTitleInside: isInside) }
    func bar() -> Substring { host.screen.split(separator: "\n").first ?? "" }
    #expect(bar().contains("Title 0  rest") && bar().contains("Add"))
    try host.find(.button, "Add").tap()
    #expect(bar().contains("Title 1  rest"))
  }
}
