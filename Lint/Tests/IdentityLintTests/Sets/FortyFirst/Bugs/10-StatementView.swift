import SwiftUI

enum Bank {
  static func statement(for account: String) async -> [String] {
    try? await Task.sleep(for: .milliseconds(200))
    return (1...6).map { "\(account) booking \($0)" }
  }
}

struct StatementView: View {
  let account: String
  @State private var lines: [String] = []
  @State private var hasLoaded = false

  var body: some View {
    List(lines, id: \.self) { line in
      Text(line)
    }
    .task(id: account) {
      // bug: After the first account has loaded the flag stays true
      guard !hasLoaded else { return }
      lines = await Bank.statement(for: account)
      hasLoaded = true
    }
  }
}

struct AccountsView: View {
  @State private var account = "Checking"

  var body: some View {
    VStack {
      Picker("Account", selection: $account) {
        Text("Checking").tag("Checking")
        Text("Savings").tag("Savings")
      }
      StatementView(account: account)
    }
  }
}
