extension RuleExample {
  static let staleCopy = RuleExample(
    failing: #"""
      struct BalanceOnce: View {
        let account: Int
        @State private var balance = 0

        var body: some View {
          Text("Account \(account): \(balance)")
            .onAppear { balance = account * 100 }
        }
      }

      struct AccountsOnce: View {
        @State private var account = 1

        var body: some View {
          VStack {
            BalanceOnce(account: account)
            Button("Next") { account += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      struct BalanceFollowed: View {
        let account: Int
        @State private var balance = 0

        var body: some View {
          Text("Account \(account): \(balance)")
            .onChange(of: account, initial: true) { balance = account * 100 }
        }
      }

      struct AccountsFollowed: View {
        @State private var account = 1

        var body: some View {
          VStack {
            BalanceFollowed(account: account)
            Button("Next") { account += 1 }
          }
        }
      }
      """#)
}
