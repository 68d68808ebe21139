import SwiftUI

struct BankAccount: Identifiable, Hashable {
  let id: UUID
  let label: String
}

struct TransferForm: View {
  let accounts: [BankAccount]
  let onSubmit: (BankAccount.ID, Double) -> Void
  @State private var sourceID: BankAccount.ID
  @State private var amount = 0.0

  init(
    accounts: [BankAccount],
    preferredID: BankAccount.ID,
    onSubmit: @escaping (BankAccount.ID, Double) -> Void
  ) {
    self.accounts = accounts
    self.onSubmit = onSubmit
    _sourceID = State(initialValue: preferredID)
  }

  var body: some View {
    Form {
      Picker("From account", selection: $sourceID) {
        ForEach(accounts) { account in
          Text(account.label)
            // bug: the tag is a BankAccount but the selection is its ID (UUID): no row ever
            // matches, the Picker shows blank and choosing an account has no effect, so the
            // transfer goes from the preselected account.
            .tag(account)
        }
      }
      TextField("Amount", value: $amount, format: .number)
        .keyboardType(.decimalPad)
      Button("Transfer") {
        onSubmit(sourceID, amount)
      }
      .disabled(amount <= 0)
    }
    .navigationTitle("Transfer")
  }
}
