import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("A sheet draws nothing outside of its panel")
struct SheetClippingTests {
  @Test("content that is wider than the sheet is cut off at its edge")
  func wide() throws {
    let host = TestHost(columns: 100, rows: 20) {
      Text("Page").sheet(isPresented: .constant(true)) {
        GeometryReader { _ in
          Text(String(repeating: "x", count: 300)).fixedSize()
        }
        .frame(width: 320, height: 64)
      }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("xxx") })
    #expect(line.filter { $0 == "│" }.count == 2)
    #expect(line.filter { $0 == "x" }.count == 40)
  }

  @Test("content that is higher than the sheet is cut off at its bottom")
  func high() throws {
    let host = TestHost(columns: 60, rows: 20) {
      Text("Page").frame(maxHeight: .infinity).sheet(isPresented: .constant(true)) {
        VStack {
          Text("First")
          Spacer()
          Text("Last")
        }
        .frame(width: 240, height: 800)
      }
    }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let bottom = try #require(lines.lastIndex { $0.contains("╰") })
    #expect(host.screen.contains("First") && !host.screen.contains("Last"))
    #expect(lines[(bottom + 1)...].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[bottom].filter { $0 != " " }.allSatisfy { "╰─╯".contains($0) })
  }

  @Test("so is that of an item's sheet")
  func item() throws {
    struct Item: Identifiable { var id = 1 }
    let host = TestHost(columns: 100, rows: 20) {
      Text("Page").sheet(item: .constant(Item?.some(Item()))) { _ in
        Color.clear.frame(width: 320, height: 64).overlay {
          Text(String(repeating: "x", count: 300)).fixedSize()
        }
      }
    }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("xxx") })
    #expect(line.filter { $0 == "│" }.count == 2)
  }
}
