import SwiftUI

struct Payment {
  let merchant: String
  let amount: Double
}

struct MerchantTotal {
  let merchant: String
  let total: Double
}

struct MerchantTotals: View {
  @State private var payments = [
    Payment(merchant: "Corner Café", amount: 4.5),
    Payment(merchant: "Book Depot", amount: 23),
    Payment(merchant: "Corner Café", amount: 7.2),
  ]

  private var totals: [MerchantTotal] {
    Dictionary(grouping: payments, by: \.merchant)
      .map { name, group in
        MerchantTotal(merchant: name, total: group.reduce(0) { $0 + $1.amount })
      }
      .sorted { $0.merchant < $1.merchant }
  }

  var body: some View {
    List {
      ForEach(totals, id: \.merchant) { entry in
        HStack {
          Text(entry.merchant)
          Spacer()
          Text(entry.total, format: .currency(code: "EUR"))
        }
      }
      Button("Repeat last") {
        if let last = payments.last {
          payments.append(last)
        }
      }
    }
  }
}
