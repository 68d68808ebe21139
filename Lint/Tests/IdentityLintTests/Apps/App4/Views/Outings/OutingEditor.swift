import SwiftUI

struct OutingEditor: View {
  @EnvironmentObject private var outings: OutingStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Outing
  @FocusState private var titleIsFocused: Bool

  private let original: Outing

  init(outing: Outing) {
    original = outing
    _draft = State(initialValue: outing)
  }

  private var tooSmall: Bool {
    draft.participants.count > draft.capacity
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
            .focused($titleIsFocused)
          DatePicker("Start", selection: $draft.start)
        }
        Section {
          Picker("Boat", selection: $draft.boatClass) {
            ForEach(BoatClass.allCases) { boatClass in
              Text(boatClass.rawValue).tag(boatClass)
            }
          }
          .pickerStyle(.segmented)
        }
        Section("Remarks") {
          TextField("Remarks", text: $draft.remarks, axis: .vertical)
            .lineLimit(3...8)
        }
      }
      .navigationTitle(original.title.isEmpty ? "New Outing" : original.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            outings.save(draft)
            dismiss()
          }
          .disabled(draft.title.isEmpty || tooSmall)
        }
      }
      .onAppear {
        titleIsFocused = original.title.isEmpty
      }
    }
    .interactiveDismissDisabled(draft != original)
  }
}
