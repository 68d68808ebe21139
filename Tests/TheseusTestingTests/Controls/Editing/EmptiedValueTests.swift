import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("an emptied field with a formatter has no value where its type has that")
struct EmptiedValueTests {
  private struct Page: View {
    @State private var count: Int? = 5
    @State private var day: Date? = Date(timeIntervalSince1970: 0)
    @State private var needed = 7
    let days = DateFormatter()
    var body: some View {
      VStack {
        Text("count \(count ?? 0) day \(day == nil) needed \(needed)")
        TextField("Count", value: $count, formatter: NumberFormatter())
        TextField("Day", value: $day, formatter: days)
        TextField("Needed", value: $needed, formatter: NumberFormatter())
      }
    }
  }

  @Test("of optional numbers and dates, and of no others")
  func empty() throws {
    let page = Page()
    page.days.dateFormat = "yyyy"
    let host = TestHost(columns: 40, rows: 8) { page }
    for name in ["Count", "Day", "Needed"] {
      try host.find(.textField, name).replaceText("")
      host.press(.return)
    }
    #expect(host.screen.contains("count 0 day true needed 7"), "\(host.screen)")
  }
}
