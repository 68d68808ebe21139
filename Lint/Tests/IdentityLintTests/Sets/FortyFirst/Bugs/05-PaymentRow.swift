import SwiftUI

struct Payment {
  let merchant: String
  let amount: Double
}

struct PaymentRow: View {
  let payment: Payment

  var body: some View {
    HStack {
      Text(payment.merchant)
      Spacer()
      Text(payment.amount, format: .currency(code: "EUR"))
    }
  }
}

struct PaymentHistory: View {
  @State private var payments = [
    Payment(merchant: "Corner Café", amount: 4.5),
    Payment(merchant: "Book Depot", amount: 23),
    Payment(merchant: "Corner Café", amount: 7.2),
  ]

  var body: some View {
    List {
      // bug: Two payments go to the same merchant
      ForEach(payments, id: \.merchant) { payment in
        PaymentRow(payment: payment)
      }
      Button("Repeat last") {
        if let last = payments.last {
          payments.append(last)
        }
      }
    }
  }
}
