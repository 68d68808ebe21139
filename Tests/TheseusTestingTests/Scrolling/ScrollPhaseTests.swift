import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("onScrollPhaseChange")
struct ScrollPhaseTests {
  @Test(
    "reports when the user or the app scrolls and when it stops, but not scrolling without effect")
  func phases() throws {
    var told: [String] = []
    struct Page: View {
      let tell: (String) -> Void
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack {
          Button("end") { position.scrollTo(edge: .bottom) }
          ScrollView { VStack { ForEach(0..<30) { Text("row \($0)") } } }
            .scrollPosition($position)
            .onScrollPhaseChange { old, new, context in
              tell("\(old)-\(new) \(Int(context.geometry.contentOffset.y))")
            }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page { told.append($0) } }
    #expect(told == [])
    try host.find(.scrollArea).scroll(by: 2)
    #expect(told == ["idle-interacting 32", "interacting-idle 32"])
    try host.find(.scrollArea).scroll(by: 0)
    #expect(told.count == 2)
    try host.find(.button, "end").tap()
    #expect(
      told.count == 4 && told[2].hasPrefix("idle-animating") && told[3].hasPrefix("animating-idle"))
  }
}
