import SwiftUI

struct Parent: View {
  @State private var account = ""

  var body: some View {
    TextField("Account", text: $account)
    Balance(account: account)
    Title(account: account)
  }
}

// Read again by a button, which runs the same method.
struct Title: View {
  let account: String
  @State private var title = ""

  var body: some View {
    Text(title).onAppear(perform: read)
    Button("Again", action: read)
  }

  private func read() { title = "Account \(account)" }
}

// Started again with each value.
struct Balance: View {
  let account: String
  @State private var balance = 0

  var body: some View { Text("\(balance)").task(id: account, load) }

  @Sendable private func load() async { balance = account.count }
}
