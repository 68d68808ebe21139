import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("scrollIndicators changes the indicators along its axes only")
struct ScrollIndicatorAxesTests {
  private func screen(_ change: @escaping (AnyView) -> AnyView) -> String {
    TestHost(columns: 10, rows: 3) {
      change(AnyView(ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }))
    }.screen
  }

  @Test("along one axis, the other, or both")
  func axes() {
    let shown = screen { $0 }
    let hidden = screen { AnyView($0.scrollIndicators(.hidden)) }
    #expect(shown != hidden)
    #expect(screen { AnyView($0.scrollIndicators(.hidden, axes: .vertical)) } == hidden)
    #expect(screen { AnyView($0.scrollIndicators(.hidden, axes: .horizontal)) } == shown)
    #expect(
      screen {
        AnyView($0.scrollIndicators(.visible, axes: .horizontal).scrollIndicators(.hidden))
      } == hidden)
  }

  @Test("both visibilities can be read")
  func reading() {
    struct Reader: View {
      @Environment(\.verticalScrollIndicatorVisibility) var vertical
      @Environment(\.horizontalScrollIndicatorVisibility) var horizontal
      var body: some View {
        Text("\(vertical == .hidden ? "-" : "v")\(horizontal == .hidden ? "-" : "h")")
      }
    }
    #expect(TestHost { Reader() }.screen.contains("vh"))
    #expect(
      TestHost { Reader().scrollIndicators(.hidden, axes: .horizontal) }.screen.contains("v-"))
    #expect(TestHost { Reader().scrollIndicators(.hidden, axes: .vertical) }.screen.contains("-h"))
    #expect(TestHost { Reader().scrollIndicators(.hidden) }.screen.contains("--"))
  }
}
