import SwiftUI

struct StatementEntry: Hashable {
  let reference: String
  let merchant: String
  let bookedOn: Date
  let amount: Decimal
}

struct Statement {
  var title: String
  var currencyCode: String
  var entries: [StatementEntry]

  var total: Decimal {
    entries.reduce(0) { $0 + $1.amount }
  }
}

struct StatementRow: View {
  let entry: StatementEntry
  let currencyCode: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(entry.merchant)
        Text(entry.bookedOn, style: .date)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(entry.amount, format: .currency(code: currencyCode))
        .monospacedDigit()
    }
  }
}

struct StatementView: View {
  let statement: Statement

  var body: some View {
    List {
      Section("Bookings") {
        // bug: Two bookings at the same merchant share one id
        ForEach(statement.entries, id: \.merchant) { entry in
          StatementRow(entry: entry, currencyCode: statement.currencyCode)
        }
      }
      Section {
        LabeledContent("Total") {
          Text(statement.total, format: .currency(code: statement.currencyCode))
            .bold()
        }
      }
    }
    .navigationTitle(statement.title)
  }
}
