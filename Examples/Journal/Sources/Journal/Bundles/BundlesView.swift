import JournalModel
import SwiftUI

/// Recurring groups of tasks.
struct BundlesView: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Bundles")
            .bold()
          Spacer()
          Button("New Bundle…") { navigator.ask(.newBundle) }
            .takesFocusWithPage(store.bundles.isEmpty)
        }
        .padding(16)
        if store.bundles.isEmpty {
          Text(
            """
            A bundle is a list of tasks, such as for a trip, that is written onto today's page at \
            once.
            """
          )
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding()
        } else {
          List {
            ForEach(store.bundles) { bundle in
              BundleRow(bundle: bundle)
            }
            .onMove { source, destination in
              store.edit(
                .reorderBundles(store.bundles.map(\.id).moved(from: source, to: destination)))
            }
            .onDelete { offsets in
              for offset in offsets { store.edit(.deleteBundle(store.bundles[offset].id)) }
            }
          }
          .scrollsToAdded()
          .takesFocusWithPage()
        }
      }
      .navigationDestination(for: TaskBundle.ID.self) { id in
        if let bundle = store.bundles.first(where: { $0.id == id }) {
          BundleView(bundle: bundle)
        } else {
          Text("This bundle was deleted.")
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

private struct BundleRow: View {
  let bundle: TaskBundle

  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    NavigationLink(value: bundle.id) {
      HStack {
        Text(bundle.name)
        Spacer()
        Text(bundle.items.count == 1 ? "1 task" : "\(bundle.items.count) tasks")
          .foregroundStyle(.secondary)
      }
    }
    .contextMenu {
      Button("Apply to Today") { store.edit(.applyBundle(bundle.id, to: .day(store.today))) }
      Button("Rename…") { navigator.ask(.renameBundle(bundle)) }
      Divider()
      Button("Delete", role: .destructive) { store.edit(.deleteBundle(bundle.id)) }
    }
  }
}
