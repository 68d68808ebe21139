import JournalModel
import SwiftUI

/// The future log: tasks for some month, without a day.
struct FutureView: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var navigator = navigator
    let months = months
    let shown = months.map { (month: $0, entries: store.entries(on: .future($0))) }

    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack {
          title
          Spacer()
          monthPicker
        }
        VStack(alignment: .leading, spacing: 8) {
          title
          monthPicker
        }
      }
      .padding(16)
      List(selection: $navigator.selection) {
        ForEach(shown, id: \.month) { month, entries in
          Section(month.title) {
            if entries.isEmpty {
              Text("Nothing yet")
                .foregroundStyle(.secondary)
            }
            ForEach(entries) { entry in
              EntryRow(entry: entry)
                .contextMenu { EntryMenu(entry: entry) }
            }
            .onDelete { offsets in store.edit(.delete(offsets.map { entries[$0].id })) }
          }
        }
      }
      .entryKeys(shown.flatMap(\.entries))
      .scrollsToAdded()
      .takesFocusWithPage()
    }
  }

  private var title: some View {
    Text("Future Log")
      .bold()
  }

  /// The month that new entries go to.
  private var monthPicker: some View {
    Picker("New entries go to", selection: month) {
      ForEach(months, id: \.self) { month in
        Text(month.title).tag(month)
      }
    }
    .pickerStyle(.menu)
    .fixedSize()
  }

  /// A year from now, and every other month that has entries.
  private var months: [Month] {
    let now = store.today.inMonth
    return Set((0..<12).map { now.adding(months: $0) } + store.futureMonths).sorted()
  }

  private var month: Binding<Month> {
    Binding {
      navigator.futureMonth(in: store)
    } set: { month in
      navigator.month = month
    }
  }
}
