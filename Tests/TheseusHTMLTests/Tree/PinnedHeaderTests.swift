import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Headers that stay in view are drawn by their container, whose own frame stays.
@MainActor
@Suite("Pinned headers on a page")
struct PinnedHeaderTests {
  @Observable final class Model {
    var name = "Header"
  }

  private struct Sections: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<30, id: \.self) { Text("Row \(section).\($0)").frame(height: 20) }
            } header: {
              Text("\(model.name) \(section)")
            }
          }
        }
      }
    }
  }

  private func pinned(_ page: ModelPage) throws -> String? {
    try page.root.all.first { !$0.overPieces.isEmpty }?.ownText
  }

  /// The page equals a new one, node by node.
  private func expectFresh(_ page: ModelPage) throws {
    let (mine, fresh) = (try page.root.lines(), try page.freshTree().lines())
    #expect(mine.count == fresh.count)
    for (mine, fresh) in zip(mine, fresh) where mine != fresh {
      Issue.record("patched \(mine)\nfresh \(fresh)")
      break
    }
  }

  @Test("follow scrolling, also back to where none is pinned")
  func scrolling() throws {
    let page = try ModelPage(width: 300, height: 200) { Sections(model: Model()) }
    let area = try page.find("scrollArea").id
    for (offset, expected) in [
      (100, "Header 0"), (130, "Header 0"), (900, "Header 1"), (0, nil), (100, "Header 0"),
    ] as [(CGFloat, String?)] {
      try page.send(.scroll(area, CGPoint(x: 0, y: offset)))
      #expect(try pinned(page) == expected, "\(offset) points")
      try expectFresh(page)
    }
  }

  @Test("show what changes inside them")
  func content() throws {
    let model = Model()
    let page = try ModelPage(width: 300, height: 200) { Sections(model: model) }
    try page.send(.scroll(page.find("scrollArea").id, CGPoint(x: 0, y: 100)))
    for name in ["Chapter", "A longer name", "Header"] {
      model.name = name
      page.page.app.flush()
      try page.show()
      #expect(try pinned(page) == "\(name) 0")
      try expectFresh(page)
    }
  }
}
