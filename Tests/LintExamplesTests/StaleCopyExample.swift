import Testing
import TheseusTesting

// failing:
struct BalanceOnce: View {
  let account: Int
  @State private var balance = 0

  var body: some View {
    Text("Account \(account): \(balance)")
      .onAppear { balance = account * 100 }
  }
}

struct AccountsOnce: View {
  @State private var account = 1

  var body: some View {
    VStack {
      BalanceOnce(account: account)
      Button("Next") { account += 1 }
    }
  }
}
// end

// fixed:
struct BalanceFollowed: View {
  let account: Int
  @State private var balance = 0

  var body: some View {
    Text("Account \(account): \(balance)")
      .onChange(of: account, initial: true) { balance = account * 100 }
  }
}

struct AccountsFollowed: View {
  @State private var account = 1

  var body: some View {
    VStack {
      BalanceFollowed(account: account)
      Button("Next") { account += 1 }
    }
  }
}
// end

@MainActor @Suite("The example of stale_copy")
struct StaleCopyExample {
  @Test("R30 stale_copy: what onAppear copied belongs to the first value")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button, "Next").tap()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { AccountsOnce() }) == "Account 2: 100")
    #expect(try shown(TestHost { AccountsFollowed() }) == "Account 2: 200")
  }

  @Test("stale_copy: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "stale_copy", file: #filePath).check() }
}
