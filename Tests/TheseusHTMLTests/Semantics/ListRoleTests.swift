import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// ARIA allows the role `list` only around items.
@MainActor
@Suite("The role of a list")
struct ListRoleTests {
  @Observable final class Model {
    var names = ["a", "b"]
  }

  private struct Names: View {
    let model: Model
    var body: some View { List(model.names, id: \.self) { Text($0) } }
  }

  @Test("a form, whose controls are no items, is a group")
  func form() throws {
    let page = try ModelPage { Form { Toggle("Sound", isOn: .constant(true)) } }
    #expect(try page.find("list").attribute("role") == "group")
  }

  @Test("a list is one while it has rows")
  func rows() throws {
    let model = Model()
    let page = try ModelPage { Names(model: model) }
    for names in [["a", "b"], [], ["c"]] {
      model.names = names
      page.page.app.flush()
      try page.show()
      for root in [try page.root, try page.freshTree()] {
        #expect(root.first("list")?.attribute("role") == (names.isEmpty ? "group" : "list"))
      }
    }
  }
}
