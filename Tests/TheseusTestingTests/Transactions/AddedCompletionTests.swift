import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Page: View {
  let log: Log
  @State private var place = 0.0
  @State private var isOn = false
  @State private var number = 0
  var body: some View {
    Text("moving").offset(x: place)
    Toggle("bound", isOn: $isOn.transaction(adding("bound", to: .linear(duration: 1))))
    Text("number \(number)").transaction {
      if $0.animation != nil { $0.addAnimationCompletion { log.lines.append("inside") } }
    }
    Button("two") {
      var transaction = adding("first", to: .linear(duration: 1))
      transaction.addAnimationCompletion { log.lines.append("second") }
      withTransaction(transaction) { place += 8 }
    }
    Button("nothing") { withTransaction(adding("nothing", to: .linear(duration: 1))) {} }
    Button("not animated") { withTransaction(adding("not animated", to: nil)) { place += 8 } }
    Button("nested") {
      withTransaction(adding("outer", to: .linear(duration: 2))) {
        place += 8
        withTransaction(\.isContinuous, true) { place += 8 }
      }
    }
    Button("number") { withAnimation(.linear(duration: 1)) { number += 1 } }
  }

  private func adding(_ name: String, to animation: Animation?) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: .removed) { log.lines.append(name) }
    return transaction
  }
}

@MainActor
@Suite("A completion that is added to a transaction runs once, after its animations")
struct AddedCompletionTests {
  private let log = Log()
  private func makeHost() -> TestHost { TestHost(columns: 40, rows: 12) { Page(log: log) } }

  @Test("of withTransaction, in the order in which they were added")
  func two() throws {
    let host = makeHost()
    try host.find(.button, "two").tap()
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.lines == ["first", "second"])
    host.advance(by: .seconds(3))
    #expect(log.lines == ["first", "second"])
  }

  @Test("immediately where nothing is written or animated")
  func nothing() throws {
    let host = makeHost()
    try host.find(.button, "nothing").tap()
    #expect(log.lines == ["nothing"])
    try host.find(.button, "not animated").tap()
    #expect(log.lines == ["nothing", "not animated"])
  }

  @Test("and not again for a transaction inside that inherits its values")
  func nested() throws {
    let host = makeHost()
    try host.find(.button, "nested").tap()
    host.advance(by: .seconds(3))
    #expect(log.lines == ["outer"])
  }

  @Test("for each write of a binding with the transaction")
  func bound() throws {
    let host = makeHost()
    try host.find(.toggle, "bound").toggle()
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.lines == ["bound"])
    try host.find(.toggle, "bound").toggle()
    host.advance(by: .seconds(1))
    #expect(log.lines == ["bound", "bound"])
  }

  @Test("of the modifier `transaction`")
  func inside() throws {
    let host = makeHost()
    try host.find(.button, "number").tap()
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.lines == ["inside"])
  }
}
