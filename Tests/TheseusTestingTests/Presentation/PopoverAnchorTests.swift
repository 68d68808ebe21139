import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A popover is beside the part of its view that attachmentAnchor names")
struct PopoverAnchorTests {
  private struct Page: View {
    let anchor: PopoverAttachmentAnchor
    let edge: Edge
    @State private var isShown = true
    var body: some View {
      Color.clear.frame(width: 320, height: 96)
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) { Text("panel") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The position of the panel's text.
  private func place(_ anchor: PopoverAttachmentAnchor, _ edge: Edge) throws -> CGRect {
    let host = TestHost(columns: 60, rows: 20) { Page(anchor: anchor, edge: edge) }
    for (row, line) in host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let range = line.range(of: "panel") {
        return CGRect(
          x: line.distance(from: line.startIndex, to: range.lowerBound), y: row, width: 5, height: 1
        )
      }
    }
    throw Missing()
  }
  private struct Missing: Error {}

  @Test("its bounds are the default")
  func bounds() throws {
    let whole = try place(.rect(.bounds), .bottom)
    let same = try place(.rect(.rect(CGRect(x: 0, y: 0, width: 320, height: 96))), .bottom)
    #expect(whole == same && whole.minY >= 6)
  }

  @Test("a rectangle is in the view's coordinates")
  func rectangle() throws {
    let whole = try place(.rect(.bounds), .bottom)
    let part = try place(.rect(.rect(CGRect(x: 80, y: 0, width: 80, height: 32))), .bottom)
    #expect(part.minX == whole.minX + 10 && part.minY == whole.minY - 4)
    let after = try place(.rect(.rect(CGRect(x: 0, y: 0, width: 80, height: 32))), .trailing)
    #expect(after.minX >= 10)
  }

  @Test("on a point the panel is centered")
  func point() throws {
    let below = try place(.point(.bottom), .bottom)
    #expect(abs(below.midX - 20) <= 1 && below.minY >= 6)
    let trailing = try place(.point(.bottomTrailing), .bottom)
    #expect(abs(trailing.midX - 40) <= 1)
    let beside = try place(.point(.trailing), .trailing)
    #expect(beside.minX >= 40 && abs(beside.midY - 3) <= 1)
  }

  @Test("a popover of an item has an anchor as well")
  func item() throws {
    struct Item: Identifiable { let id = 1 }
    struct Page: View {
      @State private var item: Item? = Item()
      var body: some View {
        Color.clear.frame(width: 320, height: 32)
          .popover(item: $item, attachmentAnchor: .point(.bottomTrailing)) { _ in Text("panel") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(columns: 60, rows: 12) { Page() }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("panel") })
    #expect(line.prefix { $0 != "p" }.count >= 36)
  }
}
