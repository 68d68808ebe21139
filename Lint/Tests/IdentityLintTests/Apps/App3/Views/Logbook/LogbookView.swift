import SwiftUI

struct LogbookView: View {
  @Environment(LogbookStore.self) private var logbook
  @Environment(CatalogStore.self) private var catalog
  @State private var query = ""
  @State private var editedEntry: LogEntry?

  var body: some View {
    @Bindable var logbook = logbook
    let shown = logbook.entries(matching: query)

    NavigationStack {
      List {
        ForEach(shown) { entry in
          NavigationLink(value: entry) {
            LogEntryRow(entry: entry, targetName: catalog.name(of: entry.targetID))
          }
          .contextMenu {
            Button("Edit", systemImage: "pencil") {
              editedEntry = entry
            }
          }
        }
        .onDelete { offsets in
          logbook.delete(Set(offsets.map { shown[$0].id }))
        }
      }
      .overlay {
        if shown.isEmpty {
          ContentUnavailableView("No Entries", systemImage: "book.closed")
        }
      }
      .navigationTitle("Logbook")
      .navigationDestination(for: LogEntry.self) { entry in
        LogEntryDetail(entry: entry)
      }
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New Entry", systemImage: "square.and.pencil") {
            editedEntry = LogEntry.blank
          }
        }
        ToolbarItem {
          Menu {
            Picker("Sort", selection: $logbook.sort) {
              ForEach(LogbookSort.allCases) { sort in
                Text(sort.title).tag(sort)
              }
            }
            Button("Restore Deleted", systemImage: "arrow.uturn.backward") {
              withAnimation { logbook.undoLastDelete() }
            }
            .disabled(!logbook.canUndo)
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .sheet(item: $editedEntry) { entry in
        LogEntryEditor(entry: entry)
      }
    }
  }
}

private struct LogEntryRow: View {
  let entry: LogEntry
  let targetName: String

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Text(entry.title)
          .font(.headline)
        Spacer()
        RatingStars(rating: entry.rating)
      }
      Text("\(targetName), \(entry.date.formatted(date: .abbreviated, time: .shortened))")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      if !entry.tags.isEmpty {
        Text(entry.tags.map { "#" + $0 }.joined(separator: " "))
          .font(.caption)
          .foregroundStyle(.tint)
      }
    }
    .padding(.vertical, 2)
  }
}

struct LogEntryDetail: View {
  let entry: LogEntry

  @Environment(CatalogStore.self) private var catalog
  @State private var isEditing = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Label(catalog.name(of: entry.targetID), systemImage: "scope")
          Spacer()
          RatingStars(rating: entry.rating)
        }
        Text(entry.text)
          .textSelection(.enabled)
        LabeledContent("Seeing", value: entry.seeing.title)
        LabeledContent("When") {
          Text(entry.date, format: .dateTime.day().month().hour().minute())
        }
      }
      .card()
      .padding()
    }
    .navigationTitle(entry.title)
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) {
      LogEntryEditor(entry: entry)
    }
  }
}
