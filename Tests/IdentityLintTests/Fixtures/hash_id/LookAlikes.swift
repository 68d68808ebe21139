import SwiftUI

enum Kind: CaseIterable {
  case one, two
}

struct Account: Hashable, Identifiable {
  var id: String { name }
  var name: String
}

struct Accounts: View {
  let accounts: [Account]
  @State private var chosen: Account?

  var body: some View {
    ForEach(Kind.allCases, id: \.hashValue) { Text("\($0.hashValue)") }
    ForEach(accounts) { account in Text("\(account.hashValue)") }
    Picker("Account", selection: $chosen) {
      ForEach(accounts, id: \.hashValue) { Text($0.name) }
    }
  }
}
