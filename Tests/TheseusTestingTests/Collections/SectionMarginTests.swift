import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Headers and footers of sections end where rows do")
struct SectionMarginTests {
  private struct Line: View {
    let name: String
    var body: some View {
      HStack {
        Text(name)
        Spacer()
        Text("END")
      }
    }
  }

  private func ends(_ host: TestHost) -> [Int] {
    host.screen.split(separator: "\n").compactMap { row in
      row.range(of: "END").map { row.distance(from: row.startIndex, to: $0.upperBound) }
    }
  }

  @Test("in forms and in lists, also with a scroll bar and in a frame")
  func ends() throws {
    struct Page: View {
      let count: Int
      var body: some View {
        ForEach(0..<count, id: \.self) { number in
          Section {
            Line(name: "row \(number)")
          } header: {
            Line(name: "header")
          } footer: {
            Line(name: "footer")
          }
        }
      }
    }
    for count in [1, 9] {
      let form = TestHost(columns: 40, rows: 12) { Form { Page(count: count) } }
      let list = TestHost(columns: 40, rows: 12) { List { Page(count: count) } }
      let boxed = TestHost(columns: 40, rows: 12) {
        List { Page(count: count) }.listStyle(.insetGrouped)
      }
      for host in [form, list, boxed] {
        #expect(ends(host).count >= 3)
        #expect(Set(ends(host)).count == 1, "\(host.screen)")
      }
    }
  }
}
