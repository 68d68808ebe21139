import SwiftUI

struct Account: Identifiable {
  let id: Int
  let iban: String
  let name: String
}

struct TransferForm: View {
  let accounts: [Account]
  @State private var fromIBAN = ""
  @State private var amount = 0.0

  var body: some View {
    Form {
      Picker("From", selection: $fromIBAN) {
        Text("Choose…").tag("")
        ForEach(accounts) { account in
          Text(account.name)
            // bug: The chosen account is not taken over: the picker stays at "Choos
            .tag(account.id)
        }
      }
      TextField("Amount", value: $amount, format: .number)
    }
  }
}
