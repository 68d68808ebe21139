import SwiftUI

struct Payment: Identifiable, Hashable {
  let id: String
  let payee: String
  let amount: Decimal
  let date: Date
}

struct DaySection: Identifiable {
  // bug: the sections are rebuilt by a computed property and each gets a new UUID at each body
  // run: every keystroke in the search field collapses all expanded day groups and rebuilds all
  // rows
  let id = UUID()
  let day: Date
  let payments: [Payment]
}

struct PaymentsView: View {
  let payments: [Payment]
  @State private var query = ""

  private var sections: [DaySection] {
    let matching =
      query.isEmpty
      ? payments : payments.filter { $0.payee.localizedCaseInsensitiveContains(query) }
    let byDay = Dictionary(grouping: matching) { Calendar.current.startOfDay(for: $0.date) }
    return byDay.keys.sorted(by: >).map { DaySection(day: $0, payments: byDay[$0] ?? []) }
  }

  var body: some View {
    List {
      ForEach(sections) { section in
        DayGroup(section: section)
      }
    }
    .searchable(text: $query)
  }
}

private struct DayGroup: View {
  let section: DaySection
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(section.payments) { payment in
        LabeledContent(payment.payee) {
          Text(payment.amount, format: .currency(code: "EUR"))
        }
      }
    } label: {
      Text(section.day, style: .date).font(.headline)
    }
  }
}
