import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("minimum heights of rows and headers, a pixel's length, the material behind a view")
struct EnvironmentOfListsTests {
  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("rows and headers are at least as high as the environment says, and follow it")
  func heights() throws {
    struct Rows: View {
      @State private var isHigh = true
      var body: some View {
        VStack(spacing: 0) {
          Button("change") { isHigh.toggle() }
          List {
            Section("head") { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
          }
          .environment(\.defaultMinListRowHeight, isHigh ? 32 : 10)
          .environment(\.defaultMinListHeaderHeight, isHigh ? 48 : nil)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 12) { Rows() }
    let high = lines(host)
    let rows = (0..<3).compactMap { row in high.firstIndex { $0.contains("row \(row)") } }
    let head = try #require(high.firstIndex { $0.contains("head") })
    #expect(
      rows.count == 3 && rows[1] - rows[0] == 2 && rows[2] - rows[1] == 2 && rows[0] - head >= 2)
    try host.find(.button, "change").tap()
    #expect(Array(lines(host)[1...4]) == ["head", "row 0", "row 1", "row 2"])
  }

  @Test("by default a row is one line")
  func usual() {
    struct Told: View {
      @Environment(\.defaultMinListRowHeight) private var row
      @Environment(\.defaultMinListHeaderHeight) private var header
      @Environment(\.pixelLength) private var pixel
      var body: some View { Text("\(Int(row)) \(header == nil ? "none" : "some") \(Int(pixel))") }
    }
    #expect(TestHost { Told() }.screen.contains("16 none 8"))
  }

  @Test("a line of one pixel is visible")
  func pixel() {
    struct Sized: View {
      @Environment(\.pixelLength) private var pixel
      var body: some View {
        HStack(spacing: 0) {
          Text("a")
          Color.red.frame(width: pixel, height: 16)
          Text("b")
        }
      }
    }
    #expect(TestHost { Sized() }.screen.contains("a b"))
  }

  private struct Behind: View {
    @Environment(\.backgroundMaterial) private var material
    var body: some View { Text(material == .thin ? "thin" : material == nil ? "none" : "other") }
  }

  @Test("a view in front of a material can read it; others cannot")
  func material() {
    #expect(TestHost { Behind() }.screen.contains("none"))
    #expect(TestHost { Behind().background(.thinMaterial) }.screen.contains("thin"))
    #expect(TestHost { Behind().background(.red) }.screen.contains("none"))
    #expect(TestHost { Behind().environment(\.backgroundMaterial, .bar) }.screen.contains("other"))
  }
}
