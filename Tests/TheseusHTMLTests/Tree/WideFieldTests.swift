import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

private struct Fields: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Name", text: $text).frame(width: 96)
      TextField("Plain", text: $text).textFieldStyle(.plain).frame(width: 96)
      SecureField("Password", text: $text).frame(width: 96)
    }
  }
}

@MainActor
@Suite("A field as wide as its window")
struct WideFieldTests {
  @Test("looks as in a new page after each resize, also where its own frame stays")
  func resizes() throws {
    let page = try ModelPage(width: 400, height: 300) { Fields() }
    func bars() throws -> Int { try page.root.lines().filter { $0.contains("flush") }.count }
    #expect(try bars() == 0)
    for (width, isBar) in [(60, true), (96, true), (97, false), (40, true), (300, false)] {
      try page.send(.resize(CGSize(width: width, height: 300)))
      #expect(try page.root.lines() == page.freshTree().lines(), "\(width) points")
      #expect(try (bars() > 0) == isBar, "\(width) points")
    }
  }
}
