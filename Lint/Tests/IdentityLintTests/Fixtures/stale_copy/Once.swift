import SwiftUI

struct Parent: View {
  @State private var account = ""
  @State private var page = 1

  var body: some View {
    TextField("Account", text: $account)
    Stepper("Page", value: $page)
    Balance(account: account)
    Title(account: account)
    Reached(page: page)
  }
}

struct Balance: View {
  let account: String
  @State private var balance = 0

  var body: some View {
    Text("\(balance)").task { balance = await load(account) }  // expect: stale_copy
  }
}

struct Title: View {
  let account: String
  @State private var title = ""

  var body: some View {
    Text(title).onAppear { title = "Account \(account)" }  // expect: stale_copy
  }
}

// Through a function of the view.
struct Reached: View {
  private let number: Int
  @State private var text = ""

  init(page: Int) { number = page }

  var body: some View {
    Text(text).onAppear { update() }
  }

  private func update() {
    text = "Page \(number)"  // expect: stale_copy
  }
}

func load(_ account: String) async -> Int { account.count }
