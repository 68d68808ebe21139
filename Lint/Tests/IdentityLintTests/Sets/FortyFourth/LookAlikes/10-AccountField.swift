import SwiftUI

struct BankAccount: Identifiable, Hashable {
  let id: UUID
  let name: String
  let symbol: String
}

struct TransferOrder {
  var note = ""
  var account: BankAccount
}

struct AccountField: View {
  let accounts: [BankAccount]
  @Binding var selection: BankAccount

  var body: some View {
    Picker("From", selection: $selection) {
      ForEach(accounts) { account in
        Label(account.name, systemImage: account.symbol)
          .tag(account)
      }
    }
    .pickerStyle(.menu)
  }
}

struct TransferForm: View {
  let accounts: [BankAccount]
  let onSend: (TransferOrder) -> Void
  @State private var order: TransferOrder

  init(accounts: [BankAccount], first: BankAccount, onSend: @escaping (TransferOrder) -> Void) {
    self.accounts = accounts
    self.onSend = onSend
    _order = State(initialValue: TransferOrder(account: first))
  }

  var body: some View {
    Form {
      TextField("Note", text: $order.note)
      AccountField(accounts: accounts, selection: $order.account)
      Button("Send") { onSend(order) }
    }
  }
}
