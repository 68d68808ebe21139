import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A view that is drawn but hidden from assistive technologies is hidden from them in a page too.
@MainActor
@Suite("Views hidden from reading")
struct UnreadNodeTests {
  @Observable final class Model {
    var isHidden = true
  }

  private struct Hidden: View {
    let model: Model

    var body: some View {
      VStack {
        Text("decoration").accessibilityHidden(model.isHidden)
        Button {
        } label: {
          HStack {
            Text("ornament").accessibilityHidden(model.isHidden)
            Text("Press")
          }
        }
      }
    }
  }

  private func node(_ text: String, in root: ModelNode) throws -> ModelNode {
    try #require(root.all.first { $0.ownText == text })
  }

  @Test("texts that are hidden from reading have aria-hidden, and lose it with the modifier")
  func texts() throws {
    let model = Model()
    let page = try ModelPage { Hidden(model: model) }
    for isHidden in [true, false, true] {
      model.isHidden = isHidden
      page.page.app.flush()
      try page.show()
      for root in [try page.root, try page.freshTree()] {
        for text in ["decoration", "ornament"] {
          #expect(
            try node(text, in: root).attribute("aria-hidden") == (isHidden ? "true" : nil),
            "\(text) \(isHidden)")
        }
        #expect(try node("Press", in: root).attribute("aria-hidden") == nil)
      }
    }
    #expect(try page.find("button").name == "Press")
  }
}
