import SwiftUI

struct Account: Hashable {
  var name: String
}

struct Accounts: View {
  let accounts: [Account]

  var body: some View {
    ForEach(accounts, id: \.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    ForEach(accounts, id: \.name.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    ScrollView { Text("A") }.id(accounts.hashValue)  // expect-info: hash_id
  }
}
