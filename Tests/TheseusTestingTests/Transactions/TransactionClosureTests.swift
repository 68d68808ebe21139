import TheseusTesting
import TheseusViews
import Testing

/// Apple: "Applies the given transaction mutation function to all animations used within the view",
/// which SwiftUI does for every transaction that reaches the view.
@MainActor @Suite("the closure of a transaction modifier runs for each transaction that reaches it")
struct TransactionClosureTests {
  final class Log {
    var animations: [Animation?] = []
    func note(_ transaction: inout Transaction) { animations.append(transaction.animation) }
  }

  /// The modified view and what is around it.
  enum Form: CaseIterable { case text, erased, group, stack, row, child, outer }

  private struct Child: View {
    let count: Int
    var body: some View { Text("count \(count)") }
  }

  private struct Page: View {
    let form: Form
    let log: Log
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("plain") { count += 1 }
        Button("animated") { withAnimation(.linear) { count += 1 } }
        Button("other") { other += 1 }
        Text("other \(other)")
        content
      }
    }

    @ViewBuilder private var content: some View {
      let text = Text("count \(count)")
      switch form {
      case .text: text.transaction { log.note(&$0) }
      case .erased: AnyView(text).transaction { log.note(&$0) }
      case .group: Group { text }.transaction { log.note(&$0) }
      case .stack: HStack { text.padding(0) }.transaction { log.note(&$0) }
      case .row: ForEach(0..<1) { _ in text }.transaction { log.note(&$0) }
      case .child: Child(count: count).transaction { log.note(&$0) }
      case .outer: text.animation(nil, value: other).transaction { log.note(&$0) }
      }
    }
  }

  @Test("also around a view that animates nothing", arguments: Form.allCases)
  func always(_ form: Form) throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Page(form: form, log: log) }
    log.animations = []
    try host.find(.button, "plain").tap()
    #expect(host.screen.contains("count 1"))
    #expect(!log.animations.isEmpty && log.animations.allSatisfy { $0 == nil })
    log.animations = []
    try host.find(.button, "animated").tap()
    #expect(!log.animations.isEmpty && log.animations.allSatisfy { $0 == .linear })
    log.animations = []
    try host.find(.button, "other").tap()
    #expect(host.screen.contains("other 1"))
    // Whether it runs for a transaction that changes nothing inside is open.
    #expect(log.animations.allSatisfy { $0 == nil })
  }

  @Test("for a state of the view itself")
  func ownState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { withAnimation(.easeIn) { count += 1 } } }
    }
    let log = Log()
    let host = TestHost { Counter().transaction { log.note(&$0) } }
    log.animations = []
    try host.find(.button).tap()
    #expect(log.animations.contains(.easeIn))
  }

  @Test("the one with a value when that value has changed, and not otherwise")
  func value() throws {
    struct Valued: View {
      let log: Log
      @State private var count = 0
      @State private var key = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Button("both") {
            count += 1
            key += 1
          }
          Text("count \(count)").transaction(value: key) { log.note(&$0) }
        }
      }
    }
    let log = Log()
    let host = TestHost { Valued(log: log) }
    #expect(log.animations.isEmpty)
    try host.find(.button, "count").tap()
    #expect(log.animations.isEmpty)
    try host.find(.button, "both").tap()
    #expect(!log.animations.isEmpty)
    let ran = log.animations.count
    try host.find(.button, "count").tap()
    #expect(log.animations.count == ran)
  }

  @Test("an inner one gets what an outer one has made of the transaction")
  func nested() throws {
    struct Nested: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Text("count \(count)").transaction { log.note(&$0) }
        }
        .transaction { $0.animation = .easeOut }
      }
    }
    let log = Log()
    let host = TestHost { Nested(log: log) }
    log.animations = []
    try host.find(.button, "count").tap()
    #expect(log.animations.contains(.easeOut))
  }
}
