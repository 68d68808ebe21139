import SwiftUI

struct Payment: Identifiable, Hashable {
  let id: Int
  let payee: String
  let amount: Decimal
  let date: Date
}

struct DayGroup: Identifiable {
  // bug: DayGroup gets a new UUID each time the computed property builds the groups: at every body
  // run (each typed search letter) all groups are new, collapsed days open again and the list
  // jumps.
  let id = UUID()
  let day: Date
  let transactions: [Payment]
}

struct PaymentsView: View {
  let transactions: [Payment]
  @State private var query = ""

  private var groups: [DayGroup] {
    let visible = transactions.filter {
      query.isEmpty || $0.payee.localizedCaseInsensitiveContains(query)
    }
    let byDay = Dictionary(grouping: visible) { Calendar.current.startOfDay(for: $0.date) }
    return
      byDay
      .map { DayGroup(day: $0.key, transactions: $0.value) }
      .sorted { $0.day > $1.day }
  }

  var body: some View {
    List {
      ForEach(groups) { group in
        DayGroupView(group: group)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Payments")
  }
}

struct DayGroupView: View {
  let group: DayGroup
  @State private var isExpanded = true

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(group.transactions) { transaction in
        HStack {
          Text(transaction.payee)
          Spacer()
          Text(transaction.amount, format: .currency(code: "EUR"))
        }
      }
    } label: {
      Text(group.day, style: .date)
    }
  }
}
