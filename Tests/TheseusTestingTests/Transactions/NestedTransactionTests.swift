import TheseusTesting
import TheseusViews
import Testing

private enum Origin: TransactionKey { static let defaultValue = "nobody" }
private enum Stamp: TransactionKey { static let defaultValue = 0 }

extension Transaction {
  fileprivate var origin: String {
    get { self[Origin.self] }
    set { self[Origin.self] = newValue }
  }
  fileprivate var stamp: Int {
    get { self[Stamp.self] }
    set { self[Stamp.self] = newValue }
  }
}

/// Apple: `withAnimation` "sets the given Animation as the animation property of the thread's
/// current Transaction"; "the root transaction for a state change comes from the binding that
/// changed, plus any global values set by calling withTransaction or withAnimation".
@MainActor @Suite("R26 closures with transactions, one inside another, and bindings inside them")
struct NestedTransactionTests {
  @MainActor final class Seen {
    var last = Transaction()
    var count = 0
  }

  private struct Page: View {
    let seen: Seen
    let write: (Binding<Bool>) -> Void
    @State private var isFaint = false
    var body: some View {
      VStack {
        Text("a").opacity(isFaint ? 0.5 : 1).transaction {
          seen.last = $0
          seen.count += 1
        }
        Text(isFaint ? "written" : "")
        Button("write") { write($isFaint) }
      }
    }
  }

  /// The transaction with which a view saw what `write` wrote.
  private func transaction(of write: @escaping (Binding<Bool>) -> Void) throws -> Transaction {
    let seen = Seen()
    let host = TestHost(columns: 20, rows: 6) { Page(seen: seen, write: write) }
    seen.last = Transaction()
    seen.count = 0
    try host.find(.button, "write").tap()
    #expect(host.screen.contains("written"))
    #expect(seen.count > 0)
    return seen.last
  }

  @Test("withAnimation inside keeps the values, the flags and the kind of the closure around it")
  func animationInside() throws {
    let plain = try transaction { flag in
      withTransaction(\.origin, "menu") { withAnimation(.linear) { flag.wrappedValue = true } }
    }
    #expect(plain.origin == "menu" && plain.animation == .linear)
    let continuous = try transaction { flag in
      withTransaction(\.isContinuous, true) { withAnimation(.easeIn) { flag.wrappedValue = true } }
    }
    #expect(continuous.isContinuous && continuous.animation == .easeIn)
    let disabled = try transaction { flag in
      withTransaction(\.disablesAnimations, true) { withAnimation { flag.wrappedValue = true } }
    }
    #expect(disabled.disablesAnimations && disabled.animation == .default)
    let whole = try transaction { flag in
      var outer = Transaction(animation: .easeOut)
      outer.origin = "whole"
      withTransaction(outer) { withAnimation(nil) { flag.wrappedValue = true } }
    }
    #expect(whole.origin == "whole" && whole.animation == nil)
  }

  @Test("withAnimation with a completion inside keeps them too, and completes once")
  func completionInside() throws {
    var completions = 0
    let seen = Seen()
    let host = TestHost(columns: 20, rows: 6) {
      Page(seen: seen) { flag in
        withTransaction(\.origin, "menu") {
          withAnimation(.linear(duration: 1)) {
            flag.wrappedValue = true
          } completion: {
            completions += 1
          }
        }
      }
    }
    try host.find(.button, "write").tap()
    #expect(seen.last.origin == "menu" && seen.last.animation == .linear(duration: 1))
    #expect(completions == 0)
    host.advance(by: .seconds(2))
    #expect(completions == 1)
  }

  @Test("a value inside keeps the animation and the other values around it")
  func valueInside() throws {
    let one = try transaction { flag in
      withAnimation(.linear) { withTransaction(\.origin, "menu") { flag.wrappedValue = true } }
    }
    #expect(one.origin == "menu" && one.animation == .linear)
    let two = try transaction { flag in
      withTransaction(\.origin, "menu") {
        withTransaction(\.stamp, 7) { withAnimation(.linear) { flag.wrappedValue = true } }
      }
    }
    #expect(two.origin == "menu" && two.stamp == 7 && two.animation == .linear)
    let same = try transaction { flag in
      withTransaction(\.origin, "outer") {
        withTransaction(\.origin, "inner") { flag.wrappedValue = true }
      }
    }
    #expect(same.origin == "inner")
  }

  @Test("a whole transaction inside replaces that around it")
  func wholeInside() throws {
    let replaced = try transaction { flag in
      withTransaction(\.origin, "menu") {
        withAnimation(.linear) { withTransaction(Transaction()) { flag.wrappedValue = true } }
      }
    }
    #expect(replaced.origin == "nobody" && replaced.animation == nil)
    let inner = try transaction { flag in
      var transaction = Transaction(animation: .easeIn)
      transaction.stamp = 3
      withTransaction(\.origin, "menu") {
        withTransaction(transaction) { flag.wrappedValue = true }
      }
    }
    #expect(inner.origin == "nobody" && inner.stamp == 3 && inner.animation == .easeIn)
  }

  @Test("after an inner closure the outer one's transaction is back")
  func afterInside() throws {
    let back = try transaction { flag in
      withTransaction(\.origin, "menu") {
        withAnimation(.linear) {}
        flag.wrappedValue = true
      }
    }
    #expect(back.origin == "menu" && back.animation == nil)
  }

  @Test("a binding's animation keeps the rest of the closure around the write")
  func bindingAnimation() throws {
    let one = try transaction { flag in
      withTransaction(\.origin, "menu") { flag.animation(.easeIn).wrappedValue = true }
    }
    #expect(one.origin == "menu" && one.animation == .easeIn)
    let animated = try transaction { flag in
      withAnimation(.linear) { flag.animation(.easeIn).wrappedValue = true }
    }
    #expect(animated.animation == .easeIn)
    let none = try transaction { flag in
      withAnimation(.linear) { flag.animation(nil).wrappedValue = true }
    }
    #expect(none.animation == nil)
  }

  @Test("a binding's transaction wins in what it sets, and no more")
  func bindingTransaction() throws {
    var own = Transaction()
    own.stamp = 5
    let sent = own
    let joined = try transaction { flag in
      withTransaction(\.origin, "menu") {
        withAnimation(.linear) { flag.transaction(sent).wrappedValue = true }
      }
    }
    #expect(joined.stamp == 5 && joined.origin == "menu" && joined.animation == .linear)
    own.origin = "binding"
    own.animation = nil
    let full = own
    let wins = try transaction { flag in
      withTransaction(\.origin, "menu") {
        withAnimation(.linear) { flag.transaction(full).wrappedValue = true }
      }
    }
    #expect(wins.stamp == 5 && wins.origin == "binding" && wins.animation == nil)
    let property = try transaction { flag in
      var flag = flag
      flag.transaction.stamp = 9
      withAnimation(.linear) { flag.wrappedValue = true }
    }
    #expect(property.stamp == 9 && property.animation == .linear)
  }

  @Test("animation(_:) on a binding with a transaction keeps its values")
  func animatedTransaction() throws {
    var own = Transaction()
    own.stamp = 5
    let sent = own
    let both = try transaction { $0.transaction(sent).animation(.linear).wrappedValue = true }
    #expect(both.stamp == 5 && both.animation == .linear)
    let replaced = try transaction { $0.animation(.linear).transaction(sent).wrappedValue = true }
    #expect(replaced.stamp == 5 && replaced.animation == nil)
  }

  @Test("a binding made of closures hands on what it was written under")
  func closureBinding() throws {
    let inner = try transaction { flag in
      let wrapper = Binding(
        get: { flag.wrappedValue },
        set: { value in withAnimation(.easeOut) { flag.wrappedValue = value } })
      withTransaction(\.origin, "menu") { wrapper.wrappedValue = true }
    }
    #expect(inner.origin == "menu" && inner.animation == .easeOut)
    let outer = try transaction { flag in
      let wrapper = Binding(get: { flag.wrappedValue }, set: { flag.wrappedValue = $0 })
      withTransaction(\.origin, "menu") { wrapper.animation(.linear).wrappedValue = true }
    }
    #expect(outer.origin == "menu" && outer.animation == .linear)
    let passed = try transaction { flag in
      let wrapper = Binding(
        get: { flag.wrappedValue },
        set: { value, transaction in
          #expect(transaction.origin == "menu" && transaction.animation == .linear)
          withTransaction(transaction) { flag.wrappedValue = value }
        })
      withTransaction(\.origin, "menu") { wrapper.animation(.linear).wrappedValue = true }
    }
    #expect(passed.origin == "menu" && passed.animation == .linear)
  }

  @Test("a binding's writes in one closure are one update")
  func updates() throws {
    var changes: [Bool] = []
    struct Watched: View {
      let write: (Binding<Bool>) -> Void
      let changed: (Bool) -> Void
      @State private var flag = false
      var body: some View {
        Button("write \(flag)") { write($flag) }.onChange(of: flag) { _, new in changed(new) }
      }
    }
    let host = TestHost(columns: 20, rows: 4) {
      Watched(
        write: { flag in
          let own = flag.animation(.linear)
          withTransaction(\.origin, "menu") {
            own.wrappedValue = true
            own.wrappedValue = false
          }
        }, changed: { changes.append($0) })
    }
    try host.find(.button, "write false").tap()
    #expect(changes == [])
  }

  @Test("view modifiers inside change what the closures around the write made")
  func modifiers() throws {
    struct Modified: View {
      let seen: Seen
      @State private var isFaint = false
      var body: some View {
        VStack {
          Text("a").opacity(isFaint ? 0.5 : 1)
            .transaction { seen.last = $0 }
            .transaction { $0.stamp += 1 }
            .animation(.easeOut, value: isFaint)
          Button("write") {
            withTransaction(\.origin, "menu") { withAnimation(.linear) { isFaint.toggle() } }
          }
        }
      }
    }
    let seen = Seen()
    let host = TestHost(columns: 20, rows: 5) { Modified(seen: seen) }
    try host.find(.button, "write").tap()
    #expect(seen.last.origin == "menu" && seen.last.stamp == 1 && seen.last.animation == .easeOut)
  }
}
