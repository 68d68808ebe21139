import SwiftUI

struct Parent: View {
  @State private var account = ""
  @State private var isShown = false

  var body: some View {
    TextField("Account", text: $account)
    ById(account: account)
    Followed(account: account)
    Again(account: account)
    Once(account: account).id(account)
    Draft(account: account)
    Once(account: "fixed")
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Once(account: account) }
  }
}

struct ById: View {
  let account: String
  @State private var balance = 0

  var body: some View {
    Text("\(balance)").task(id: account) { balance = await load(account) }
  }
}

struct Followed: View {
  let account: String
  @State private var title = ""

  var body: some View {
    Text(title)
      .onAppear { title = account }
      .onChange(of: account) { title = account }
  }
}

// A function that something else calls too.
struct Again: View {
  let account: String
  @State private var title = ""

  var body: some View {
    Button(title) { update() }.onAppear { update() }
  }

  private func update() { title = account }
}

// Made for one account.
struct Once: View {
  let account: String
  @State private var title = ""

  var body: some View {
    Text(title).onAppear { title = account }
  }
}

// A draft begins with it.
struct Draft: View {
  let account: String
  @State private var draft = ""

  var body: some View {
    TextField("Name", text: $draft).onAppear { draft = account }
  }
}

func load(_ account: String) async -> Int { account.count }
