import SwiftUI

func load(_ account: String) async -> [String] { [account] }
struct Statement: View {
  let account: String
  @State private var lines: [String] = []
  @State private var loaded: String?
  @State private var isLoading = false
  @State private var hasLoaded = false
  @State private var rows: [String] = []
  var body: some View {
    List(lines + rows, id: \.self) { Text($0) }
      // It remembers for which one.
      .task(id: account) {
        guard loaded != account else { return }
        lines = await load(account)
        loaded = account
      }
      // The flag is set back.
      .task(id: account) {
        guard !isLoading else { return }
        isLoading = true
        lines = await load(account)
        isLoading = false
      }
      .onChange(of: account) { hasLoaded = false }
      .task(id: account) {
        guard !hasLoaded else { return }
        lines = await load(account)
        hasLoaded = true
      }
      // Emptied before.
      .onChange(of: account) { rows = [] }
      .task(id: account) {
        guard rows.isEmpty else { return }
        rows = await load(account)
      }
  }
}
struct Accounts: View {
  @State private var account = "a"
  var body: some View {
    TextField("Account", text: $account)
    Statement(account: account)
  }
}
