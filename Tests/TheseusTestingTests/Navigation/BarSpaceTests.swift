import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A bar with less space than it needs draws nothing outside its frame")
struct BarSpaceTests {
  private struct Stack: View {
    let height: CGFloat

    var body: some View {
      VStack(spacing: 0) {
        Text("above")
        NavigationStack {
          NavigationLink("push") { Text("page").navigationTitle("A title") }
        }
        .frame(height: height)
        Text("below").frame(maxWidth: .infinity, alignment: .leading)
        Text("end").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test("of a stack, after its link was tapped", arguments: [0, 16])
  func stack(_ height: Int) throws {
    let host = TestHost(columns: 40, rows: 6) { Stack(height: CGFloat(height)) }
    try host.find(.button, "push").tap()
    #expect(host.screen.split(separator: "\n").contains("below"), "\(host.screen)")
    #expect(host.screen.split(separator: "\n").contains("end"), "\(host.screen)")
  }

  @Test("of tabs", arguments: [0, 16])
  func tabs(_ height: Int) {
    let host = TestHost(columns: 40, rows: 6) {
      VStack(spacing: 0) {
        TabView {
          Text("one").tabItem { Text("First") }
          Text("two").tabItem { Text("Second") }
        }
        .frame(height: CGFloat(height))
        Text("below").frame(maxWidth: .infinity, alignment: .leading)
        Text("end").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(host.screen.split(separator: "\n").contains("below"), "\(host.screen)")
    #expect(host.screen.split(separator: "\n").contains("end"), "\(host.screen)")
  }
}
