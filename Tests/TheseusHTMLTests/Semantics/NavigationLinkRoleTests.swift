import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// For those who listen to a page, a way to another view is a link. It acts like a button.
@MainActor
@Suite("Roles of navigation links")
struct NavigationLinkRoleTests {
  private struct Links: View {
    var isList: Bool

    var body: some View {
      NavigationStack {
        Group {
          if isList { List { rows } } else { VStack { rows } }
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }

    @ViewBuilder private var rows: some View {
      NavigationLink("View") { Text("Page") }
      NavigationLink("Value", value: 1)
      NavigationLink {
        Text("Page")
      } label: {
        HStack { Text("Own label") }
      }
      Button("Button") {}
    }
  }

  @Test("each form of a navigation link has the role of a link, and a button has its own")
  func roles() throws {
    for isList in [true, false] {
      let page = try ModelPage { Links(isList: isList) }
      for label in ["View", "Value", "Own label"] {
        let link = try page.find("button", label)
        #expect(link.tag == "button" && link.attribute("role") == "link", "\(label) \(isList)")
      }
      #expect(try page.find("button", "Button").attribute("role") == nil)
    }
  }

  @Test("a link leads to its view")
  func leads() throws {
    let page = try ModelPage { Links(isList: true) }
    try page.click("button", "View")
    #expect(try page.root.first("text", "Page") != nil)
  }
}
