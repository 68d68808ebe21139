import TheseusTesting
import TheseusViews
import Testing

private enum Origin: TransactionKey { static let defaultValue = "nobody" }

extension Transaction {
  fileprivate var origin: String {
    get { self[Origin.self] }
    set { self[Origin.self] = newValue }
  }
}

@MainActor @Suite("Values that an app sends along with its writes")
struct TransactionValueTests {
  final class Seen { var origins: [String] = [] }

  private struct Page: View {
    let seen: Seen
    @State private var isFaint = false
    var body: some View {
      VStack {
        Text("a").opacity(isFaint ? 0.5 : 1).transaction { seen.origins.append($0.origin) }
        Button("sent") { withTransaction(\.origin, "menu") { isFaint.toggle() } }
        Button("plain") { isFaint.toggle() }
      }
    }
  }

  @Test("R26 `.transaction` sees a write's values, and the default for other writes")
  func sent() throws {
    let seen = Seen()
    let host = TestHost(columns: 20, rows: 5) { Page(seen: seen) }
    try host.find(.button, "sent").tap()
    #expect(seen.origins.last == "menu")
    try host.find(.button, "plain").tap()
    #expect(seen.origins.last == "nobody")
  }

  @Test("a transaction stores its values, and another has none of them")
  func stored() {
    var transaction = Transaction()
    #expect(transaction.origin == "nobody")
    transaction.origin = "someone"
    #expect(transaction.origin == "someone" && Transaction().origin == "nobody")
  }
}
