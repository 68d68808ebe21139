import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("onGeometryChange")
struct GeometryChangeTests {
  @Test(
    "reports the first value and each change with the previous one; equal ones are not reported")
  func changes() {
    var told: [[Int]] = []
    let host = TestHost(columns: 20, rows: 5) {
      Text("a").frame(maxWidth: .infinity).onGeometryChange(for: Int.self) {
        Int($0.size.width / 8)
      } action: { old, new in
        told.append([old, new])
      }
    }
    host.resize(columns: 30, rows: 5)
    host.resize(columns: 30, rows: 9)
    #expect(told == [[20, 20], [20, 30]])
    #expect(host.screen.contains("a"))
  }
}
