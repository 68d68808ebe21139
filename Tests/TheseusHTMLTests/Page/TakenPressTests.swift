import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A browser takes a press for itself when a finger scrolls. The client reports that the pointer
/// has left.
@MainActor
@Suite("Presses that the browser takes")
struct TakenPressTests {
  @MainActor final class Facts {
    var taps = 0
    var drags = 0
    var ends = 0
  }

  private struct Screen: View {
    let facts: Facts

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.onTapGesture { facts.taps += 1 }
        Color.blue.gesture(
          DragGesture().onChanged { _ in facts.drags += 1 }.onEnded { _ in facts.ends += 1 })
      }
    }
  }

  private struct Run {
    let facts: Facts
    let page: ModelPage
    let areas: [ModelNode]

    @MainActor init() throws {
      let facts = Facts()
      self.facts = facts
      page = try ModelPage { Screen(facts: facts) }
      areas = try page.root.all.filter { $0.attribute("on")?.contains("p") == true }
    }

    @MainActor
    func send(_ kinds: ClientMessage.PointerInput.Kind..., area: Int) throws {
      for (index, kind) in kinds.enumerated() {
        let point = CGPoint(x: 100 + index * 30, y: area == 0 ? 150 : 450)
        try page.send(
          .pointer(
            .init(
              id: areas[area].id, kind: kind, position: point, buttons: 1, modifiers: [],
              clicks: 1)))
      }
    }
  }

  @Test("a tap that the browser takes is none, and the next one counts")
  func tap() throws {
    let run = try Run()
    try run.send(.down, .leave, area: 0)
    try run.send(.up, area: 0)
    #expect(run.facts.taps == 0)
    try run.send(.down, area: 0)
    try run.send(.up, area: 0)
    #expect(run.facts.taps == 1)
  }

  @Test("a drag that the browser takes does not end as one that is finished")
  func drag() throws {
    let run = try Run()
    try run.send(.down, .drag, .drag, .leave, .drag, .up, area: 1)
    #expect(run.facts.drags > 0 && run.facts.ends == 0)
    let count = run.facts.drags
    try run.send(.drag, .up, area: 1)
    #expect(run.facts.drags == count && run.facts.ends == 0)
  }

  @Test("nothing is held afterward, so the tab may sleep")
  func sleep() throws {
    let run = try Run()
    try run.send(.down, area: 0)
    #expect(!run.page.page.isShown)
    try run.send(.leave, area: 0)
    #expect(run.page.page.isShown)
  }
}
