import SwiftUI

/// Finds a target in the whole remote catalog, also beyond the pages that are loaded.
struct TargetSearchView: View {
  let title: String
  let isTaken: (CelestialTarget.ID) -> Bool
  let onPick: (CelestialTarget) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var query = ""
  @State private var results: [CelestialTarget] = []
  @State private var message: String?

  private let service = CatalogService()

  var body: some View {
    NavigationStack {
      List {
        if let message {
          Text(message)
            .foregroundStyle(.secondary)
        }
        ForEach(results) { target in
          Button {
            onPick(target)
            dismiss()
          } label: {
            HStack {
              Label(target.name, systemImage: target.kind.symbol)
              Spacer()
              Text(target.constellation)
                .foregroundStyle(.secondary)
              if isTaken(target.id) {
                Image(systemName: "checkmark")
                  .accessibilityLabel("Already in the plan")
              }
            }
          }
          .disabled(isTaken(target.id))
        }
      }
      .overlay {
        if results.isEmpty, message == nil {
          ContentUnavailableView.search(text: query)
        }
      }
      .navigationTitle(title)
      .searchable(text: $query)
      .onChange(of: query) { _, text in
        Task { await search(text) }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }

  @MainActor
  private func search(_ text: String) async {
    do {
      results = try await service.search(text)
      message = nil
    } catch {
      results = []
      message = error.localizedDescription
    }
  }
}
