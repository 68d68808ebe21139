import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusHTML
import TheseusTesting
import TheseusVector
import TheseusViews

/// "No action of an app or its user stops the process": a number that an app computed may be
/// anything, and a layout with it ends. Each host has a process of its own, which a trap would end,
/// and whose issues do not count among those of other tests.
@MainActor @Suite("Numbers that are NaN, infinite, huge or tiny stop no host")
struct HostileNumberTests {
  private static func screen(_ view: @escaping @MainActor () -> AnyView) -> some View {
    VStack {
      Text("top")
      view()
    }
  }

  @Test("in a terminal, which recovers afterward")
  func cells() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for each in NumberCase.all { HostileNumberTests.cells(each) }
    }
  }

  private static func cells(_ each: NumberCase) {
    for number in NumberCase.numbers {
      let host = TestHost(columns: 40, rows: 12) { screen { each.view(number) } }
      _ = host.screen
      for key in [KeyEquivalent.tab, .rightArrow, .upArrow, .return, .pageDown, .end, .escape] {
        host.press(key)
      }
      for action in [PointerEvent.Action.press(.left), .release(.left), .scroll(right: 1, down: 1)]
      { host.send(.pointer(PointerEvent(action, column: 20, row: 6))) }
      host.advance(by: .seconds(1))
      _ = host.screen
      host.resize(columns: 1, rows: 1)
      host.resize(columns: 80, rows: 24)
      _ = host.screen
      host.update { Text("recovered") }
      #expect(host.screen.contains("recovered"), "\(each.name) after \(number)")
    }
  }

  @Test("in a picture")
  func pictures() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for each in NumberCase.all { HostileNumberTests.pictures(each) }
    }
  }

  private static func pictures(_ each: NumberCase) {
    for number in NumberCase.numbers {
      let renderer = ImageRenderer(content: screen { each.view(number) })
      renderer.proposedSize = ProposedViewSize(width: 320, height: 200)
      let svg = renderer.svg ?? ""
      #expect(svg.contains("<svg"), "\(each.name) for \(number)")
      // A text may say that a number is none.
      #expect(svg.firstMatch(of: /="[^"]*\b(nan|inf)\b[^"]*"/) == nil, "\(each.name) for \(number)")
    }
  }

  @Test("in a page")
  func pages() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for each in NumberCase.all { try HostileNumberTests.pages(each) }
    }
  }

  private static func pages(_ each: NumberCase) throws {
    for number in NumberCase.numbers {
      let page = try ModelPage { screen { each.view(number) } }
      try page.show()
    }
  }
}
