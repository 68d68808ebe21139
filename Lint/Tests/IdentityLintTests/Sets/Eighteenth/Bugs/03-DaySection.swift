import SwiftUI

struct Expense: Identifiable {
  let id: Int
  let day: Date
  let title: String
  let amount: Double
}

struct DayGroup: Identifiable {
  // bug: groups is computed in every body run and each DayGroup gets a new id, so flipping Show
  // cents collapses all expanded days
  let id = UUID()
  let day: Date
  let expenses: [Expense]
}

struct DaySection: View {
  let group: DayGroup
  let showsCents: Bool
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      ForEach(group.expenses) { expense in
        LabeledContent(
          expense.title,
          value: expense.amount.formatted(.number.precision(.fractionLength(showsCents ? 2 : 0))))
      }
    } label: {
      Text(group.day, style: .date)
    }
  }
}

struct ExpensesView: View {
  let expenses: [Expense]
  @State private var showsCents = true

  private var groups: [DayGroup] {
    Dictionary(grouping: expenses) { Calendar.current.startOfDay(for: $0.day) }
      .map { DayGroup(day: $0.key, expenses: $0.value) }
      .sorted { $0.day > $1.day }
  }

  var body: some View {
    List {
      Toggle("Show cents", isOn: $showsCents)
      ForEach(groups) { group in
        DaySection(group: group, showsCents: showsCents)
      }
    }
  }
}
