import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

private struct Catalog: View {
  @State private var text = ""
  var body: some View {
    NavigationSplitView {
      Text("Side")
    } detail: {
      List { Text("Row") }
        .searchable(text: $text, prompt: "Find")
        .navigationTitle("Catalog")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("First") {} }
          ToolbarItem(placement: .primaryAction) { Button("Last") {} }
        }
    }
  }
}

/// A bar of a page is higher than the buttons in it.
@MainActor
@Suite("What stands in the bar of a page")
struct BarPlaceTests {
  /// The left and the right edge, and the middle of the height.
  private func place(_ page: ModelPage, _ kind: String, _ name: String) throws -> [Double] {
    let box = try page.find(kind, name).box
    return [box[0], box[0] + box[2], box[1] + box[3] / 2]
  }

  @Test("items stand in the middle of its height, and at a distance from its ends")
  func items() throws {
    let page = try ModelPage(width: 600, height: 300) {
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("First") {} }
          ToolbarItem(placement: .principal) { Button("Middle") {} }
          ToolbarItem(placement: .primaryAction) { Button("Last") {} }
        }
      }
    }
    let places = try ["First", "Middle", "Last"].map { try place(page, "button", $0) }
    for place in places { #expect(place[2] == 22) }
    #expect(places[0][0] == 16)
    #expect(places[2][1] == 600 - 16)
  }

  @Test("an item that is higher than the bar makes it higher, for the others too")
  func highItem() throws {
    let page = try ModelPage(width: 600, height: 300) {
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("First") {} }
          ToolbarItem(placement: .primaryAction) { Button("High") {}.frame(height: 80) }
        }
      }
    }
    #expect(try place(page, "button", "First")[2] == 40)
    #expect(try place(page, "button", "High")[2] == 40)
  }

  @Test("a field that searches a column is a bar from edge to edge of it")
  func searchField() throws {
    let page = try ModelPage(width: 900, height: 300) { Catalog() }
    let lines = try page.root.lines()
    #expect(lines.filter { $0.contains("flush") }.count == 1, "\(lines)")
  }
}
