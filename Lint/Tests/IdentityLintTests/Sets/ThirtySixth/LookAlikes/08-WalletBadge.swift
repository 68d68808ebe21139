import SwiftUI

final class Wallet: ObservableObject {
  @Published var coins = 10
}

final class Account: ObservableObject {
  let wallet = Wallet()
  @Published var isLocked = false
}

struct WalletBadge: View {
  @ObservedObject var wallet: Wallet

  var body: some View {
    HStack {
      Image(systemName: "bitcoinsign.circle")
      Text("\(wallet.coins) coins")
    }
  }
}

struct AccountView: View {
  @StateObject private var account = Account()

  var body: some View {
    VStack(spacing: 16) {
      WalletBadge(wallet: account.wallet)
      Toggle("Locked", isOn: $account.isLocked)
      Button("Earn a coin") {
        account.wallet.coins += 1
      }
      .disabled(account.isLocked)
    }
    .padding()
  }
}
