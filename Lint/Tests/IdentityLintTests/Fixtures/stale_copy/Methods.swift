import SwiftUI

struct Parent: View {
  @State private var account = ""

  var body: some View {
    TextField("Account", text: $account)
    Balance(account: account)
    Title(account: account)
    Deep(account: account)
  }
}

struct Balance: View {
  let account: String
  @State private var balance = 0

  var body: some View { Text("\(balance)").task(load) }

  @Sendable private func load() async {
    balance = account.count  // expect: stale_copy
  }
}

struct Title: View {
  let account: String
  @State private var title = ""

  var body: some View { Text(title).onAppear(perform: read) }

  private func read() {
    title = "Account \(account)"  // expect: stale_copy
  }
}

struct Deep: View {
  let account: String
  @State private var title = ""

  var body: some View { Text(title).task { await load() } }

  private func load() async { show() }

  private func show() {
    title = "Account \(account)"  // expect: stale_copy
  }
}
