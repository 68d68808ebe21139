import SwiftUI

struct Accounts: View {
  let names: [String]
  @State private var current = ""

  var body: some View {
    Picker("Account", selection: $current) {
      ForEach(names, id: \.self) { Text($0) }
    }
    Profile(account: current)
  }
}

struct Profile: View {
  let account: String
  @State private var balance = 0

  var body: some View {
    Text("\(balance)")
      .task { balance = await loadBalance(of: account) }  // bug: shows the first account's balance
  }
}

func loadBalance(of account: String) async -> Int { account.count }
