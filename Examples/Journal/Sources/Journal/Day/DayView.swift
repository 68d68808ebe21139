import JournalModel
import SwiftUI

/// The page of a day.
struct DayView: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    @Bindable var navigator = navigator
    let day = store.shownDay
    let entries = store.entries(on: .day(day))

    VStack(alignment: .leading, spacing: 0) {
      DayHeader(day: day)
      if store.unfinishedCount > 0 && day == store.today {
        UnfinishedBanner(count: store.unfinishedCount)
      }
      if entries.isEmpty {
        EmptyPage()
          .focusable()
          .focusEffectDisabled()
          .takesFocusWithPage()
      } else {
        List(selection: $navigator.selection) {
          ForEach(entries) { entry in
            EntryRow(entry: entry)
              .contextMenu { EntryMenu(entry: entry) }
          }
          .onMove { source, destination in store.move(on: .day(day), from: source, to: destination)
          }
          .onDelete { offsets in store.edit(.delete(offsets.map { entries[$0].id })) }
        }
        .entryKeys(entries, on: .day(day))
        .scrollsToAdded()
        .takesFocusWithPage()
      }
    }
  }
}

/// The day's name, and buttons for the days around it.
private struct DayHeader: View {
  let day: Day

  @Environment(JournalStore.self) private var store

  var body: some View {
    HStack {
      ViewThatFits(in: .horizontal) {
        Text(day.longTitle)
        Text(day.shortTitle)
      }
      .bold()
      .lineLimit(1)
      if let relation = day.relation(to: store.today) {
        Text(relation.capitalized)
          .foregroundStyle(Color.accentColor)
          .lineLimit(1)
          .padding(.leading, 8)
      }
      Spacer()
      Button("‹") { store.shownDay = day.adding(days: -1) }
        .help("Previous day")
        .accessibilityLabel("Previous day")
      Button("Today") { store.shownDay = store.today }
        .disabled(day == store.today)
        .fixedSize()
      Button("›") { store.shownDay = day.adding(days: 1) }
        .help("Next day")
        .accessibilityLabel("Next day")
    }
    .padding(16)
  }
}

/// Tasks of earlier days that are neither done, abandoned nor migrated.
private struct UnfinishedBanner: View {
  let count: Int

  @Environment(JournalStore.self) private var store

  var body: some View {
    HStack {
      Label(
        count == 1
          ? "1 task of earlier days is unfinished"
          : "\(count) tasks of earlier days are unfinished", systemImage: "exclamationmark"
      )
      .foregroundStyle(.orange)
      Spacer()
      Button("Migrate to Today") { store.edit(.migrateUnfinished(to: store.today)) }
        .fixedSize()
    }
    .padding(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
  }
}

/// Shown instead of a list without entries.
private struct EmptyPage: View {
  @Environment(JournalStore.self) private var store

  var body: some View {
    ContentUnavailableView {
      Text("Nothing on this page.")
    } description: {
      Text("Type below and press Return. #name sets a category, a dash and a space make a note.")
    } actions: {
      if store.isEmpty {
        Button("Add Sample Entries") { store.addSample() }
      }
    }
    .padding(.horizontal, 16)
  }
}
