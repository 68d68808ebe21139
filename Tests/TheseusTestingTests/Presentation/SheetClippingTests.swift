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
