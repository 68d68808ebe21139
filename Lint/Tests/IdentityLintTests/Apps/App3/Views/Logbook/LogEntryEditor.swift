import SwiftUI

struct LogEntryEditor: View {
  let entry: LogEntry

  @Environment(LogbookStore.self) private var logbook
  @Environment(CatalogStore.self) private var catalog
  @Environment(\.dismiss) private var dismiss
  @State private var draft: LogEntryDraft
  @FocusState private var focus: Field?

  private enum Field: Hashable {
    case title, text
  }

  init(entry: LogEntry) {
    self.entry = entry
    _draft = State(initialValue: LogEntryDraft(entry))
  }

  private var isChanged: Bool {
    draft != LogEntryDraft(entry)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
            .focused($focus, equals: .title)
            .onSubmit { focus = .text }
          DatePicker("When", selection: $draft.date, in: ...Date.now)
          Picker("Target", selection: $draft.targetID) {
            Text("None").tag(CelestialTarget.ID?.none)
            ForEach(catalog.targets) { target in
              Text(target.name).tag(Optional(target.id))
            }
            if let id = draft.targetID, catalog.target(id) == nil {
              Text(id).tag(Optional(id))
            }
          }
        }

        Section("Conditions") {
          Picker("Seeing", selection: $draft.seeing) {
            ForEach(Seeing.allCases) { seeing in
              Text(seeing.title).tag(seeing)
            }
          }
          LabeledContent("Rating") {
            RatingControl(rating: $draft.rating)
          }
        }

        Section("Report") {
          TextField("What did you see?", text: $draft.text, axis: .vertical)
            .lineLimit(4...12)
            .focused($focus, equals: .text)
          TagField(tags: $draft.tags)
        }
      }
      .formStyle(.grouped)
      .navigationTitle(draft.title.isEmpty ? "Entry" : draft.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            draft.apply(to: entry)
            logbook.addIfNeeded(entry)
            dismiss()
          }
          .disabled(!draft.isValid)
        }
      }
      .interactiveDismissDisabled(isChanged)
      .onAppear {
        if draft.text.isEmpty {
          focus = .title
        }
      }
    }
  }
}
