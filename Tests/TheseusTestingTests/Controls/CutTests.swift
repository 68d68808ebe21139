import Foundation
import Testing
import TheseusTesting
import TheseusViews
import UniformTypeIdentifiers

@MainActor @Suite("Cutting removes only what the clipboard takes")
struct CutTests {
  private struct Picture: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data() }
    }
  }

  private struct Named: Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data() }
      ProxyRepresentation(exporting: \.name).suggestedFileName("name")
    }
  }

  private struct Screen<Item: Transferable>: View {
    @State var items: [Item]
    var body: some View {
      Text("\(items.count) items").focusable()
        .cuttable(for: Item.self) {
          defer { items = [] }
          return items
        }
    }
  }

  private func cut<Item: Transferable>(_ item: Item) -> String {
    let host = TestHost(columns: 20, rows: 1) { Screen(items: [item]) }
    host.press(.tab)
    host.press("x", modifiers: .control)
    return host.screen.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("items without a text stay; those with a text or an address are cut")
  func cutting() throws {
    #expect(cut(Picture()) == "1 items")
    #expect(cut("plum") == "0 items")
    #expect(cut(try #require(URL(string: "https://swift.org"))) == "0 items")
    #expect(cut(Named(name: "moon")) == "0 items")
  }
}
