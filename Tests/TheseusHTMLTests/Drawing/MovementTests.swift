import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor private final class Model: ObservableObject {
  @Published var isFaint = false
  @Published var distance: CGFloat = 0
  @Published var width: CGFloat = 40
  @Published var isThere = true
  @Published var isTurned = false
}

private struct Faded: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0.25)
  }
}

private struct Screen: View {
  @ObservedObject var model: Model
  let transition: AnyTransition
  var body: some View {
    VStack(alignment: .leading) {
      Text("faint").opacity(model.isFaint ? 0.25 : 1)
      Text("offset").offset(x: model.distance, y: 0)
      Text("box").frame(width: model.width, height: 20, alignment: .trailing)
      Text("turned").rotationEffect(.degrees(model.isTurned ? 360 : 0))
        .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: model.isTurned)
      if model.isThere { Text("there").frame(width: 60, height: 20).transition(transition) }
    }
  }
}

/// A page with its own clock.
@MainActor private final class Moving {
  let page: ModelPage
  let model = Model()
  var time = Duration.zero

  init(_ transition: AnyTransition = .opacity, isThere: Bool = true) throws {
    let model = model
    model.isThere = isThere
    page = try ModelPage { Screen(model: model, transition: transition) }
    let window = try #require(page.page.app.keyWindow).host
    window.now = { [unowned self] in time }
    window.runtime.timeline.wake = nil
    try page.show()
  }

  var runtime: ViewRuntime { page.page.app.runtime }

  func change(_ animation: Animation? = .linear(duration: 2), _ body: (Model) -> Void) throws {
    withAnimation(animation) { body(model) }
    runtime.flush()
    try page.show()
  }

  func advance(_ seconds: Double) throws {
    time += .seconds(seconds)
    runtime.timeline.tick()
    runtime.flush()
    try page.show()
  }

  var names: [String] { page.client.operationNames }

  /// The announced movements: which nodes, and the rest of the operation.
  var movements: [(ids: [Int], timing: [JSONValue])] {
    page.client.operations.filter { $0.first == .string("anim") }.map {
      ($0[1].array?.compactMap(\.int) ?? [], Array($0.dropFirst(2)))
    }
  }

  /// The attributes that operations have set for a node, in their order.
  func changes(of id: Int) -> [[String: JSONValue]] {
    page.client.operations.compactMap {
      $0[0] == .string("=") && $0[1].int == id ? $0[2].object : nil
    }
  }

  func node(_ text: String) throws -> ModelNode {
    try #require(page.root.all.first { $0.ownText == text })
  }
}

@MainActor
@Suite("A page moves what an animation changes, without a frame for each step")
struct MovementTests {
  @Test("opacity, offset and size: one frame with the duration and the curve")
  func movements() throws {
    let page = try Moving()
    let (faint, offset) = (try page.node("faint"), try page.node("offset"))
    let framed = try page.node("box")
    let group = try #require(faint.parent)
    try page.change {
      $0.isFaint = true
      $0.distance = 30
      $0.width = 100
    }
    #expect(page.movements.count == 1)
    let movement = try #require(page.movements.first)
    #expect(movement.timing == [.number(2), .string("linear")])
    #expect(Set(movement.ids).isSuperset(of: [group.id, offset.id, framed.id]))
    #expect(page.names.first == "anim", "it says what moves before it changes it")
    #expect(group.attributes["opacity"] == .number(0.25))
    // Around the wider text, the stack begins at 150.
    #expect(offset.box[0] == 180)
    for _ in 0..<4 {
      try page.advance(0.4)
      #expect(page.names.isEmpty)
    }
  }

  @Test("nothing moves without an animation, with nil, or where animations are disabled")
  func still() throws {
    let page = try Moving()
    try page.change(nil) { $0.isFaint = true }
    #expect(page.movements.isEmpty && page.names.contains("="))
    page.model.distance = 20
    page.runtime.flush()
    try page.page.show()
    #expect(page.movements.isEmpty && page.names.contains("b"))
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) { page.model.isFaint = false }
    page.runtime.flush()
    try page.page.show()
    #expect(page.movements.isEmpty && page.names.contains("="))
  }

  @Test("a later change without animation is not announced, though one is under way")
  func interrupted() throws {
    let page = try Moving()
    try page.change { $0.distance = 40 }
    try page.advance(0.5)
    try page.change(.easeOut(duration: 1)) { $0.distance = 0 }
    #expect(page.movements.first?.timing == [.number(1), .string("ease-out")])
    try page.change(nil) { $0.distance = 10 }
    #expect(page.movements.isEmpty)
  }

  @Test("the completion runs when the animation has ended by the clock of the app")
  func completion() throws {
    let page = try Moving()
    var isComplete = false
    withAnimation(.linear(duration: 2), completionCriteria: .removed) {
      page.model.distance = 5
    } completion: {
      isComplete = true
    }
    page.runtime.flush()
    try page.page.show()
    try page.advance(1.9)
    #expect(!isComplete)
    try page.advance(0.2)
    #expect(isComplete)
  }

  @Test("`animation(_:value:)` moves what is inside it, with its own timing")
  func ownAnimation() throws {
    let page = try Moving()
    let turned = try page.node("turned")
    page.model.isTurned = true
    page.model.distance = 10
    page.runtime.flush()
    try page.page.show()
    #expect(page.movements.map(\.ids) == [[turned.id]])
    #expect(
      page.movements.first?.timing
        == [.number(3), .string("linear"), .number(0), .number(0), .bool(false)])
  }

  @Test("curves: names, Bézier points, and springs as points of their course")
  func curves() throws {
    func easing(_ animation: Animation) -> String? { AnimationTiming(animation)?.easing }
    #expect(easing(.easeIn) == "ease-in")
    #expect(easing(.easeInOut) == "ease-in-out")
    #expect(easing(.timingCurve(0.1, -0.5, 0.9, 1.5)) == "cubic-bezier(0.1,-0.5,0.9,1.5)")
    let spring = try #require(easing(.spring(duration: 0.5, bounce: 0.4)))
    let points = spring.dropFirst("linear(".count).dropLast().split(separator: ",").map {
      Double($0) ?? .nan
    }
    #expect(points.first == 0 && points.count > 20)
    #expect(abs((points.last ?? 0) - 1) < 0.01)
    #expect(points.contains { $0 > 1.01 }, "a bouncing spring goes beyond its end")
    let timing = try #require(
      AnimationTiming(.linear(duration: 2).speed(4).repeatCount(3).delay(1)))
    #expect(timing.duration == 0.5 && timing.delay == 1 && timing.count == 3)
    #expect(timing.autoreverses && timing.easing == "linear")
    // A delay of each repetition is a level part of its curve.
    let waiting = try #require(
      AnimationTiming(.linear(duration: 2).speed(4).delay(1).repeatCount(3)))
    #expect(waiting.duration == 1.5 && waiting.delay == 0 && waiting.count == 3)
    #expect(waiting.easing.hasPrefix("linear(0,0 66.667%,"))
    #expect(waiting.easing.hasSuffix(",1 100%)"))
    #expect(AnimationTiming(.linear(duration: 0)) == nil)
    #expect(AnimationTiming(.linear(duration: .nan)) == nil)
  }
}

/// How a view looks before its insertion and after its removal.
private struct Look {
  let name: String
  let transition: AnyTransition
  let before: [String: JSONValue]
  let after: [String: JSONValue]

  static func away(_ x: Double, _ y: Double, _ scale: Double = 1, _ anchor: Double = 0.5)
    -> JSONValue
  {
    let point = "\(Int(anchor * 100))%"
    func text(_ value: Double) -> String { JSONWriter.text(value, decimals: 2) }
    return .array([
      .string(""), .string("\(point) \(point)"), .string(""), .string(""), .string(""),
      .string("translate(\(text(x))px,\(text(y))px)scale(\(text(scale)))"),
    ])
  }

  static let all: [Look] = [
    Look(
      name: "opacity", transition: .opacity, before: ["opacity": .number(0)],
      after: ["opacity": .number(0)]),
    Look(
      name: "move", transition: .move(edge: .bottom), before: ["fx": away(0, 20)],
      after: ["fx": away(0, 20)]),
    Look(
      name: "slide", transition: .slide, before: ["fx": away(-60, 0)], after: ["fx": away(60, 0)]),
    Look(
      name: "scale", transition: .scale(scale: 0.5, anchor: .topLeading),
      before: ["fx": away(0, 0, 0.5, 0)], after: ["fx": away(0, 0, 0.5, 0)]),
    Look(
      name: "offset", transition: .offset(x: 8, y: -4), before: ["fx": away(8, -4)],
      after: ["fx": away(8, -4)]),
    Look(
      name: "combined", transition: .opacity.combined(with: .offset(x: 5)),
      before: ["opacity": .number(0), "fx": away(5, 0)],
      after: ["opacity": .number(0), "fx": away(5, 0)]),
    Look(
      name: "asymmetric", transition: .asymmetric(insertion: .opacity, removal: .move(edge: .top)),
      before: ["opacity": .number(0)], after: ["fx": away(0, -20)]),
    Look(
      name: "push", transition: .push(from: .trailing),
      before: ["opacity": .number(0), "fx": away(60, 0)],
      after: ["opacity": .number(0), "fx": away(-60, 0)]),
  ]
}

@MainActor
@Suite("Transitions in a page")
struct PageTransitionTests {
  @Test("an inserted view comes from its absence, a removed one goes there and is removed then")
  func lookOfEach() throws {
    for look in Look.all {
      let page = try Moving(look.transition, isThere: false)
      try page.change { $0.isThere = true }
      let text = try page.node("there")
      let node = try #require(text.parent, "\(look.name)")
      #expect(page.names.contains("+"), "\(look.name)")
      #expect(page.movements.contains { $0.ids == [node.id] }, "\(look.name): \(page.names)")
      let inserted = try page.inserted(node.id)
      for name in ["opacity", "fx"] {
        #expect(inserted[name] == look.before[name], "\(look.name) \(name)")
        #expect(node.attributes[name] == nil, "\(look.name) \(name)")
      }
      try page.change { $0.isThere = false }
      #expect(page.movements.contains { $0.ids.contains(node.id) }, "\(look.name)")
      for name in ["opacity", "fx"] {
        #expect(node.attributes[name] == look.after[name], "\(look.name) \(name)")
      }
      #expect(node.attributes["inert"] == .bool(true), "\(look.name): nobody presses it any more")
      try page.advance(1.9)
      #expect(page.names.isEmpty, "\(look.name)")
      try page.advance(0.2)
      #expect(page.names.contains("-"), "\(look.name)")
    }
  }

  @Test("a view that returns before it is gone moves back from what is shown")
  func comesBack() throws {
    let page = try Moving(.opacity)
    let node = try #require(try page.node("there").parent)
    try page.change { $0.isThere = false }
    try page.advance(1)
    try page.change(.linear(duration: 1)) { $0.isThere = true }
    #expect(page.movements.contains { $0.ids.contains(node.id) })
    #expect(page.changes(of: node.id).contains { $0["opacity"] == .null && $0["inert"] == .null })
    #expect(!page.names.contains("+") && !page.names.contains("-"))
    try page.advance(3)
    #expect(try page.node("there").parent === node)
  }

  @Test("without an animation a view appears and disappears immediately")
  func immediately() throws {
    let page = try Moving(.move(edge: .top))
    try page.change(nil) { $0.isThere = false }
    #expect(page.names.contains("-") && page.movements.isEmpty)
    try page.change(nil) { $0.isThere = true }
    #expect(page.names.contains("+") && page.movements.isEmpty)
  }

  @Test("a transition made of views shows its first phase, and moves from there")
  func ownTransition() throws {
    let page = try Moving(AnyTransition(Faded()), isThere: false)
    try page.change { $0.isThere = true }
    let node = try #require(try page.node("there").parent)
    #expect(node.attributes["opacity"] == .number(0.25))
    try page.advance(0.05)
    #expect(page.movements.contains { $0.ids.contains(node.id) })
    #expect(node.attributes["opacity"] == nil)
    try page.change { $0.isThere = false }
    #expect(node.attributes["opacity"] == .number(0.25))
    try page.advance(2.1)
    #expect(page.names.contains("-"))
  }
}

extension Moving {
  /// The attributes that a node was sent with.
  fileprivate func inserted(_ id: Int) throws -> [String: JSONValue] {
    func find(_ json: JSONValue) -> [String: JSONValue]? {
      guard let fields = json.array, fields.count >= 10 else { return nil }
      if fields[0].int == id { return fields[7].object }
      return fields[9].array?.lazy.compactMap(find).first
    }
    for operation in page.client.operations where operation[0] == .string("+") {
      if let found = find(operation[3]) { return found }
    }
    return try #require(nil as [String: JSONValue]?, "\(id) was not inserted")
  }
}
