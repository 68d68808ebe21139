import Foundation
import Testing
import TheseusTesting

@MainActor private final class Ledger {
  var lines: [String] = []
  var gone = 0
}

@MainActor private final class Held: ObservableObject {
  let log: Ledger
  init(_ log: Ledger) { self.log = log }
  deinit {
    let log = log
    MainActor.assumeIsolated { log.gone += 1 }
  }
}

private struct Item: View {
  let log: Ledger
  @State private var count = 0
  @StateObject private var held: Held
  init(_ log: Ledger) {
    self.log = log
    _held = StateObject(wrappedValue: Held(log))
  }
  var body: some View {
    Button("item \(count)") { count += 1 }
      .onAppear { log.lines.append("appear \(held.log === log)") }
      .onDisappear { log.lines.append("disappear") }
  }
}

/// The way of removing the item, and the transaction that does it.
enum Removal: CaseIterable, CustomTestStringConvertible {
  case optional, arm, id, erased, element
  var testDescription: String { "\(self)" }
}

private struct Screen: View {
  let log: Ledger
  let removal: Removal
  var transition = AnyTransition.opacity
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Button("plain") { isShown.toggle() }
      Button("disabled") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { isShown.toggle() }
      }
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch removal {
    case .optional: if isShown { Item(log).transition(transition) }
    case .arm: if isShown { Item(log).transition(transition) } else { Text("other") }
    case .id: Group { if isShown { Item(log).transition(transition) } else { Text("other") } }.id(0)
    case .erased: isShown ? AnyView(Item(log).transition(transition)) : AnyView(Text("other"))
    case .element:
      ForEach(isShown ? [1, 2, 3] : [1, 3], id: \.self) {
        if $0 == 2 { Item(log).transition(transition) } else { Text("n\($0)") }
      }
    }
  }
}

@MainActor @Suite("A removed view with a transition stays until the transition ends")
struct TransitionTests {
  private func items(_ host: TestHost) -> [String] {
    host.findAll(.button).map(\.label).filter { $0.hasPrefix("item") }
  }

  @Test(
    "R66 under an animated transaction it stays with its state, then onDisappear and deinit",
    arguments: Removal.allCases)
  func staysAndEnds(_ removal: Removal) throws {
    let log = Ledger()
    let host = TestHost(columns: 40, rows: 12) { Screen(log: log, removal: removal) }
    try host.find(.button, "item 0").tap()
    log.lines = []
    log.gone = 0
    try host.find(.button, "animated").tap()
    #expect(items(host) == ["item 1"])
    try host.find(.button, "item 1").tap()
    #expect(items(host) == ["item 2"])
    host.advance(by: .milliseconds(900))
    #expect(items(host) == ["item 2"])
    #expect(log.lines.isEmpty && log.gone == 0)
    #expect(host.trace.ended(Item.self).isEmpty)
    host.advance(by: .milliseconds(200))
    #expect(items(host).isEmpty)
    #expect(log.lines == ["disappear"])
    #expect(log.gone == 1)
    let cause = try #require(host.trace.ended(Item.self).first?.cause.kind)
    let expected: Cause.Kind =
      switch removal {
      case .optional: .optionalChanged
      case .arm, .id: .branchFlipped
      case .erased: .erasedTypeChanged
      case .element: .elementRemoved
      }
    #expect(cause == expected)
    try host.find(.button, "plain").tap()
    #expect(items(host) == ["item 0"])
  }

  @Test(
    "R66 back before that it is the same identity, revived; and it can leave again",
    arguments: Removal.allCases)
  func revived(_ removal: Removal) throws {
    let log = Ledger()
    let host = TestHost(columns: 40, rows: 12) { Screen(log: log, removal: removal) }
    try host.find(.button, "item 0").tap()
    log.lines = []
    log.gone = 0
    try host.find(.button, "animated").tap()
    host.advance(by: .milliseconds(600))
    try host.find(.button, "animated").tap()
    #expect(items(host) == ["item 1"])
    host.advance(by: .seconds(5))
    #expect(items(host) == ["item 1"])
    #expect(log.lines.isEmpty && log.gone == 0)
    #expect(host.trace.created(Item.self).count == 1)
    #expect(
      host.trace.survived(Item.self).contains {
        $0.cause.kind == .revived && $0.cause.rule == "R66"
      })
    try host.find(.button, "animated").tap()
    host.advance(by: .milliseconds(900))
    #expect(items(host) == ["item 1"])
    host.advance(by: .milliseconds(200))
    #expect(items(host).isEmpty)
    #expect(log.gone == 1)
  }

  @Test("R66 without an animation, or with the identity transition, a view is removed immediately")
  func atOnce() throws {
    for (button, transition) in [
      ("plain", AnyTransition.opacity), ("disabled", .opacity), ("animated", .identity),
    ] {
      let log = Ledger()
      let host = TestHost(columns: 40, rows: 12) {
        Screen(log: log, removal: .optional, transition: transition)
      }
      try host.find(.button, button).tap()
      #expect(items(host).isEmpty, "\(button)")
      #expect(log.lines.last == "disappear" && log.gone == 1)
    }
  }

  @Test("R66 only a transition on the removed view itself keeps it; inner transitions do not")
  func containers() throws {
    struct Deep: View {
      let log: Ledger
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }
          if isShown { HStack { Item(log).transition(.opacity) } }
        }
      }
    }
    let log = Ledger()
    let host = TestHost(columns: 40, rows: 12) { Deep(log: log) }
    try host.find(.button, "go").tap()
    #expect(items(host).isEmpty)
    #expect(log.gone == 1)
  }

  @Test("R66 the parent's end ends leaving views; so does unmounting")
  func parentEnds() throws {
    let log = Ledger()
    let host = TestHost(columns: 40, rows: 12) { Screen(log: log, removal: .optional) }
    try host.find(.button, "animated").tap()
    host.unmount()
    #expect(log.gone == 1)
    host.advance(by: .seconds(3))
    #expect(log.lines.filter { $0 == "disappear" }.count == 1)
  }

  @Test("R66 intermediate opacity and movement are drawn")
  func drawing() throws {
    struct Moving: View {
      @State private var isShown = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Text("here").transition(.offset(x: 160)) }
        }
        .frame(width: 320, alignment: .leading)
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Moving() }
    try host.find(.button, "go").tap()
    #expect(try host.find(.text, "here").frame.x == 20)
    host.advance(by: .milliseconds(500))
    #expect(try host.find(.text, "here").frame.x == 10)
    host.advance(by: .milliseconds(500))
    #expect(try host.find(.text, "here").frame.x == 0)
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(250))
    #expect(try host.find(.text, "here").frame.x == 5)
  }
}

@MainActor @Suite("Which animation a change has")
struct AnimationTests {
  private struct Values: View {
    let animation: Animation?
    @State private var watched = 0
    @State private var offset: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("both") {
          watched += 1; offset += 160
        }
        Button("other") { offset += 160 }
        Button("with") {
          withAnimation(.linear(duration: 4)) {
            watched += 1; offset += 160
          }
        }
        Button("disabled") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) {
            watched += 1; offset += 160
          }
        }
        Text("x").offset(x: offset).animation(animation, value: watched)
        Text("y").offset(x: offset)
      }
      .frame(width: 640, alignment: .leading)
    }
  }

  private func after(
    _ button: String, _ animation: Animation? = .linear(duration: 1), at milliseconds: Int
  ) throws -> [Int] {
    let host = TestHost(columns: 80, rows: 6) { Values(animation: animation) }
    try host.find(.button, button).tap()
    host.advance(by: .milliseconds(milliseconds))
    return [try host.find(.text, "x").frame.x, try host.find(.text, "y").frame.x]
  }

  @Test("R68 it animates its content when its value changed, and nothing else")
  func valueAnimation() throws {
    #expect(try after("both", at: 0) == [0, 20])
    #expect(try after("both", at: 500) == [10, 20])
    #expect(try after("both", at: 1000) == [20, 20])
    #expect(try after("other", at: 0) == [20, 20])
  }

  @Test("R68 it overrides withAnimation, nil included, unless animations are disabled")
  func precedence() throws {
    #expect(try after("with", at: 1000) == [20, 5])
    #expect(try after("with", nil, at: 0) == [20, 0])
    #expect(try after("disabled", at: 0) == [20, 20])
  }

  @Test("R68 it decides for removals below it too")
  func removals() throws {
    struct Removing: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("go") { isShown.toggle() }
          VStack { if isShown { Text("leaving").transition(.opacity) } }.animation(
            .linear(duration: 1), value: isShown)
          VStack { if isShown { Text("gone").transition(.opacity) } }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Removing() }
    try host.find(.button, "go").tap()
    #expect(host.findAll(.text).map(\.label) == ["leaving"])
    host.advance(by: .seconds(1))
    #expect(host.findAll(.text).isEmpty)
  }

  @Test(
    "the completion of withAnimation runs after the animation, or soon when nothing was written")
  func completion() async throws {
    struct Completing: View {
      let log: Ledger
      @State private var flag = false
      var body: some View {
        VStack {
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              flag.toggle()
            } completion: {
              log.lines.append("done")
            }
          }
          Button("nothing") {
            withAnimation(.linear(duration: 1)) {
            } completion: {
              log.lines.append("nothing")
            }
          }
          Text("\(flag)")
        }
      }
    }
    let log = Ledger()
    let host = TestHost(columns: 40, rows: 6) { Completing(log: log) }
    try host.find(.button, "go").tap()
    host.advance(by: .milliseconds(900))
    try await host.settle()
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(100))
    #expect(log.lines == ["done"])
    try host.find(.button, "nothing").tap()
    try await host.settle()
    #expect(log.lines == ["done", "nothing"])
  }

  @Test("an update without an animation is not animated because the last one was")
  func noInheritance() throws {
    struct Twice: View {
      @State private var shown = [true, true]
      var body: some View {
        VStack {
          Button("first") { withAnimation(.linear(duration: 1)) { shown[0] = false } }
          Button("second") { shown[1] = false }
          if shown[0] { Text("a").transition(.opacity) }
          if shown[1] { Text("b").transition(.opacity) }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Twice() }
    try host.find(.button, "first").tap()
    try host.find(.button, "second").tap()
    #expect(host.findAll(.text).map(\.label) == ["a"])
  }

  @Test("curves start at 0 and end at 1; repetitions, delays and speeds count")
  func curves() {
    for animation in [
      Animation.linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth,
      .timingCurve(0.1, 0.9, 0.9, 0.1),
    ] {
      let end = animation.totalDuration ?? .zero
      #expect(animation.fraction(after: .zero) == 0)
      #expect(animation.fraction(after: end) == 1)
      #expect(abs(animation.fraction(after: end * 0.999) - 1) < 0.02, "\(animation)")
    }
    #expect(Animation.linear(duration: 2).delay(1).totalDuration == .seconds(3))
    #expect(Animation.linear(duration: 2).speed(2).totalDuration == .seconds(1))
    #expect(Animation.linear(duration: 2).delay(1).speed(2).totalDuration == .seconds(1.5))
    #expect(Animation.linear(duration: 2).speed(2).delay(1).totalDuration == .seconds(2))
    #expect(Animation.linear(duration: 2).repeatCount(3).totalDuration == .seconds(6))
    #expect(Animation.linear.repeatForever().totalDuration == nil)
    #expect(Animation.linear(duration: 2).repeatCount(2).fraction(after: .seconds(3)) == 0.5)
  }
}
