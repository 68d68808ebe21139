import Foundation
import Testing
import TheseusTesting

private struct Pages: View {
  @State private var count = 3
  @State private var selection = 2

  var body: some View {
    VStack {
      Button("fewer") { count = 2 }
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          Text("page \(number)").tabItem { Text("T\(number)") }.tag(number)
        }
      }
    }
  }
}

@MainActor @Suite("the bar of a tab view marks the chosen tab")
struct TabMarkTests {
  @Test("no tab is marked once the chosen one is removed")
  func removed() throws {
    let host = TestHost(columns: 40, rows: 10) { Pages() }
    #expect(host.screen.contains("━"))
    try host.find(.button, "fewer").tap()
    #expect(!host.screen.contains("━"))
  }
}
