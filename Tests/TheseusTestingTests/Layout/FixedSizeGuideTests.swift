import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Guides of a view are those of the arrangement that is shown")
struct FixedSizeGuideTests {
  private static let long = "words that wrap in a narrow window"

  private struct Column: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(FixedSizeGuideTests.long)
        Text("x")
      }
    }
  }

  private func rows<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws -> [Int] {
    let host = TestHost(columns: 20, rows: 12) {
      HStack(alignment: .lastTextBaseline, spacing: 8) {
        Text("Total")
        view()
      }
    }
    return try ["Total", "x"].map { try host.find(.text, $0).frame.y }
  }

  @Test("a fixed size: the last baseline is that of the unwrapped text")
  func fixedSize() throws {
    let rows = try rows { Column().fixedSize() }
    #expect(rows[0] == rows[1])
    let across = try self.rows { Column().fixedSize(horizontal: true, vertical: false) }
    #expect(across[0] == across[1])
  }

  @Test("an aspect ratio: the last baseline is that in the fitted area")
  func aspectRatio() throws {
    let rows = try rows { Column().aspectRatio(0.5, contentMode: .fit) }
    #expect(rows[0] == rows[1])
  }
}
