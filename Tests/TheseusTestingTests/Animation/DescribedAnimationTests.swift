import Foundation
import Testing
import TheseusCore

@testable import TheseusViews

@MainActor private final class Model: ObservableObject {
  @Published var isFaint = false
  @Published var distance: CGFloat = 0
  @Published var width: CGFloat = 40
  @Published var isThere = true
}

private struct Screen: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Text("a").opacity(model.isFaint ? 0.25 : 1)
      Text("b").offset(x: model.distance, y: 0)
      Text("c").frame(width: model.width, height: 20)
      if model.isThere { Text("d").transition(.opacity) }
    }
  }
}

@MainActor @Suite("A host that animates by itself receives descriptions, others frames")
struct DescribedAnimationTests {
  @MainActor private final class Host {
    let window: WindowHost
    let model = Model()
    var received: [ElementAnimation] = []
    /// Those with a start and an end.
    var described: [ElementAnimation] { received.filter { $0.movement != .change } }
    var commits = 0
    var time = Duration.zero

    @MainActor init(_ capabilities: HostCapabilities) {
      let model = model
      window = WindowHost(
        size: CGSize(width: 200, height: 200), metrics: HostMetrics(capabilities: capabilities)
      ) { Screen(model: model) }
      window.now = { [unowned self] in time }
      window.runtime.timeline.wake = nil
      window.onAnimations = { [unowned self] in received += $0 }
      window.onCommit = { [unowned self] _ in commits += 1 }
      window.flush()
    }

    @MainActor func change(_ animation: Animation? = .easeIn(duration: 2), _ body: (Model) -> Void)
    {
      withAnimation(animation) { body(model) }
      window.flush()
    }

    @MainActor func advance(_ seconds: Double) {
      time += .seconds(seconds)
      window.runtime.timeline.tick()
      window.flush()
    }

    @MainActor func element<E: ViewElement>(_ type: E.Type) -> E? {
      var stack: [ViewElement] = [window.root]
      while let next = stack.popLast() {
        if let found = next as? E { return found }
        stack.append(contentsOf: next.viewChildren.reversed())
      }
      return nil
    }
  }

  @Test("opacity, offset and frame: start, end, curve and duration; the end shows immediately")
  func movements() throws {
    let host = Host(.animations)
    host.change { $0.isFaint = true }
    host.change(.linear(duration: 1)) { $0.distance = 30 }
    host.change { $0.width = 100 }
    #expect(
      host.described.map(\.movement).prefix(2) == [
        .opacity(from: 1, to: 0.25),
        .offset(from: .zero, to: CGSize(width: 30, height: 0)),
      ])
    #expect(host.described.count == 3)
    guard case .frame(let from, let to)? = host.described.last?.movement else {
      Issue.record("\(host.described)")
      return
    }
    #expect(from.width == 40 && to.width == 100)
    #expect(host.described[0].animation == .easeIn(duration: 2))
    #expect(host.described[1].animation == .linear(duration: 1))
    #expect(try #require(host.element(DrawingEffectElement.self)).drawing.opacity == 0.25)
    #expect(host.described[0].element === host.element(DrawingEffectElement.self))
    let commits = host.commits
    host.advance(0.5)
    host.advance(3)
    #expect(host.commits == commits, "nothing moves by frames")
  }

  @Test("a change without animation is not described")
  func plain() {
    let host = Host(.animations)
    host.change(nil) { $0.isFaint = true }
    host.model.distance = 8
    host.window.flush()
    #expect(host.received.isEmpty)
  }

  @Test("a removed view fades until its end")
  func transition() {
    let host = Host(.animations)
    host.change { $0.isThere = false }
    #expect(host.described.map(\.movement) == [.opacity(from: 1, to: 0)])
    #expect(host.element(TransitionElement.self) != nil)
    host.advance(2.1)
    #expect(host.element(TransitionElement.self) == nil)
  }

  @Test("an inserted view comes from its absence, and what is beside it moves")
  func insertion() throws {
    let host = Host(.animations)
    host.change(nil) { $0.isThere = false }
    host.change { $0.isThere = true }
    #expect(host.described.map(\.movement) == [.opacity(from: 0, to: 1)])
    #expect(try #require(host.element(TransitionElement.self)).drawing.opacity == 1)
    #expect(
      host.received.contains { $0.movement == .change && $0.element.viewChildren.count > 1 },
      "the stack is as high as its content")
  }

  @Test("other hosts receive frames and no description")
  func frames() throws {
    let host = Host([])
    host.change(.linear(duration: 2)) { $0.isFaint = true }
    let element = try #require(host.element(DrawingEffectElement.self))
    host.advance(1)
    #expect(element.drawing.opacity == 0.625)
    host.advance(1.5)
    #expect(element.drawing.opacity == 0.25)
    #expect(host.received.isEmpty)
  }
}
