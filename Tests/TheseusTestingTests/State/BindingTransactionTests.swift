import TheseusTesting
import TheseusViews
import Testing

private enum SourceKey: TransactionKey { static let defaultValue = "nobody" }
private enum CountKey: TransactionKey { static let defaultValue = 0 }
private enum ActionKey: TransactionKey { static let defaultValue: @Sendable () -> Void = {} }

@MainActor private final class Log { var sources: [String] = [] }

private struct Editor: View {
  @Binding var text: String
  var body: some View { Button("write") { text += "x" } }
}

private struct Page: View {
  let log: Log
  var hasAction = false
  @State private var text = ""
  @State private var isRemote = false
  @State private var unrelated = 0

  private var transaction: Transaction {
    var transaction = Transaction()
    transaction[SourceKey.self] = isRemote ? "remote" : "local"
    transaction[CountKey.self] = 1
    if hasAction {
      let unrelated = unrelated
      transaction[ActionKey.self] = { _ = unrelated }
    }
    return transaction
  }

  var body: some View {
    VStack {
      Editor(text: $text.transaction(transaction))
      Text("text").opacity(text.count.isMultiple(of: 2) ? 1 : 0.5)
        .transaction { log.sources.append($0[SourceKey.self]) }
      Button("other source") { isRemote.toggle() }
      Button("unrelated \(unrelated)") { unrelated += 1 }
    }
  }
}

@MainActor @Suite("A binding with another transaction is another binding")
struct BindingTransactionTests {
  @Test("R40 a child writes with the newest values of its binding's transaction")
  func newestValues() throws {
    let log = Log()
    let host = TestHost(columns: 30, rows: 8) { Page(log: log) }
    try host.find(.button, "write").tap()
    #expect(log.sources.last == "local")
    try host.find(.button, "other source").tap()
    try host.find(.button, "write").tap()
    #expect(log.sources.last == "remote")
  }

  @Test("R40 with equal values the child is skipped")
  func equalValues() throws {
    let host = TestHost(columns: 30, rows: 8) { Page(log: Log()) }
    let runs = host.trace.bodyRuns(of: Editor.self)
    try host.find(.button, "unrelated 0").tap()
    #expect(host.trace.bodyRuns(of: Editor.self) == runs)
    try host.find(.button, "other source").tap()
    #expect(host.trace.bodyRuns(of: Editor.self) == runs + 1)
  }

  @Test("R40 with values that cannot be compared the child is not skipped")
  func incomparableValues() throws {
    let host = TestHost(columns: 30, rows: 8) { Page(log: Log(), hasAction: true) }
    let runs = host.trace.bodyRuns(of: Editor.self)
    try host.find(.button, "unrelated 0").tap()
    #expect(host.trace.bodyRuns(of: Editor.self) == runs + 1)
  }
}
