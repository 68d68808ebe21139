import SwiftUI

struct Account: Hashable {
  var name: String
}

struct Accounts: View {
  @State private var accounts: [Account] = []
  let fixed = [Account(name: "a")]

  var body: some View {
    ForEach(accounts, id: \.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    ForEach(accounts, id: \.name.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    .onTapGesture { accounts = [] }
    ForEach(fixed, id: \.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    ScrollView { Text("A") }.id(accounts.hashValue)  // expect-info: hash_id
  }
}
