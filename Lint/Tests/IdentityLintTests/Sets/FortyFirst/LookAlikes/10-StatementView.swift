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
  @State private var loadedAccount: String?

  var body: some View {
    List(lines, id: \.self) { line in
      Text(line)
    }
    .task(id: account) {
      guard loadedAccount != account else { return }
      loadedAccount = nil
      lines = []
      let loaded = await Bank.statement(for: account)
      guard !Task.isCancelled else { return }
      lines = loaded
      loadedAccount = account
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
