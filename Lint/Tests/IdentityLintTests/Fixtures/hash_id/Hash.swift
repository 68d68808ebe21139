import SwiftUI

struct Account: Hashable {
  var name: String
}

struct Constant: Hashable {
  let name: String
}

/// Different values have the same hash value.
struct Coarse: Hashable {
  let name: String
  func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
}

struct Accounts: View {
  @State private var accounts: [Account] = []
  let fixed = [Constant(name: "a")]
  let coarse: [Coarse]

  var body: some View {
    ForEach(accounts, id: \.hashValue) { account in  // expect: hash_id
      TextField(account.name, text: .constant(""))
    }
    ForEach(accounts, id: \.name.hashValue) { account in  // expect: hash_id
      Text(account.name)
    }
    .onTapGesture { accounts = [] }
    ForEach(fixed, id: \.hashValue) { account in  // expect: hash_id
      TextField(account.name, text: .constant(""))
    }
    ForEach(coarse, id: \.hashValue) { value in  // expect: hash_id
      Text(value.name)
    }
    ScrollView { Text("A") }.id(accounts.hashValue)  // expect: hash_id
  }
}
