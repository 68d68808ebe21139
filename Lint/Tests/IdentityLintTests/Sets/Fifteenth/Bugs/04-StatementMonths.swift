import SwiftUI

struct Payment: Identifiable {
  let id: Int
  let payee: String
  let amount: Double
  let date: Date
}

struct MonthSection: Identifiable {
  // bug: sections are recomputed in each body run with a fresh UUID, so on every typed letter of
  // the search all month groups are new and the expanded ones collapse
  let id = UUID()
  let month: Date
  let payments: [Payment]
}

struct StatementView: View {
  let payments: [Payment]
  @State private var query = ""

  private var sections: [MonthSection] {
    let matches =
      query.isEmpty
      ? payments
      : payments.filter { $0.payee.localizedCaseInsensitiveContains(query) }
    let groups = Dictionary(grouping: matches) { payment in
      Calendar.current.dateInterval(of: .month, for: payment.date)?.start ?? payment.date
    }
    return
      groups
      .map { MonthSection(month: $0.key, payments: $0.value) }
      .sorted { $0.month > $1.month }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(sections) { section in
          MonthGroup(section: section)
        }
      }
      .navigationTitle("Statement")
      .searchable(text: $query)
    }
  }
}

struct MonthGroup: View {
  let section: MonthSection
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(section.payments) { payment in
        LabeledContent(payment.payee) {
          Text(payment.amount, format: .currency(code: "USD"))
        }
      }
    } label: {
      Text(section.month, format: .dateTime.month(.wide).year())
    }
  }
}
