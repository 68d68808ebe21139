import SwiftUI

func load(_ account: String) async -> [String] { [account] }
struct Statement: View {
  let account: String
  @State private var lines: [String] = []
  @State private var hasLoaded = false
  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task(id: account) {  // expect: stale_copy
        guard !hasLoaded else { return }
        lines = await load(account)
        hasLoaded = true
      }
  }
}
struct ByMethod: View {
  @Binding var account: String
  @State private var lines: [String] = []
  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task(id: account) { await reload() }  // expect: stale_copy
  }
  private func reload() async {
    if !lines.isEmpty { return }
    lines = await load(account)
  }
}
struct Accounts: View {
  @State private var account = "a"
  var body: some View {
    TextField("Account", text: $account)
    Statement(account: account)
    ByMethod(account: $account)
  }
}
