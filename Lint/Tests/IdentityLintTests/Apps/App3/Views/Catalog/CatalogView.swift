import SwiftUI

struct CatalogView: View {
  @Environment(CatalogStore.self) private var catalog
  @State private var selection: CelestialTarget.ID?
  @State private var query = ""
  @State private var showsFilter = false

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(catalog.matching(query)) { target in
          TargetRow(target: target)
            .tag(target.id)
            .swipeActions(edge: .leading) {
              Button {
                catalog.toggleFavorite(target.id)
              } label: {
                Label("Favorite", systemImage: target.isFavorite ? "heart.slash" : "heart")
              }
              .tint(.pink)
            }
        }
        if catalog.hasMore {
          CatalogFooter(catalog: catalog)
        }
      }
      .navigationTitle("Catalog")
      .searchable(text: $query, prompt: "Name, number or constellation")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            showsFilter = true
          } label: {
            Label(
              "Filter",
              systemImage: catalog.isFiltered
                ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease.circle"
            )
          }
        }
      }
      .sheet(isPresented: $showsFilter) {
        CatalogFilterSheet(catalog: catalog)
          .presentationDetents([.medium, .large])
      }
    } detail: {
      if let target = catalog.target(selection) {
        TargetDetailView(target: target)
      } else {
        ContentUnavailableView("Nothing Selected", systemImage: "sparkles")
      }
    }
  }
}

private struct TargetRow: View {
  let target: CelestialTarget

  var body: some View {
    HStack(spacing: 12) {
      TargetThumbnail(target: target)
      VStack(alignment: .leading, spacing: 2) {
        Text(target.name)
        Text("\(target.id) · \(target.constellation)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if target.isFavorite {
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .accessibilityLabel("Favorite")
      }
      Text(target.magnitude, format: .number.precision(.fractionLength(1)))
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

private struct CatalogFooter: View {
  let catalog: CatalogStore

  var body: some View {
    HStack {
      if let message = catalog.pageError {
        Text(message)
          .font(.footnote)
          .foregroundStyle(.secondary)
        Spacer()
        Button("Try Again") {
          Task { await catalog.loadNextPage() }
        }
      } else {
        ProgressView()
          .frame(maxWidth: .infinity)
      }
    }
    .task(id: catalog.nextOffset) {
      await catalog.loadNextPage()
    }
  }
}

struct CatalogFilterSheet: View {
  @Bindable var catalog: CatalogStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Kinds") {
          ForEach(TargetKind.allCases) { kind in
            Toggle(isOn: isShown(kind)) {
              Label(kind.title, systemImage: kind.symbol)
            }
          }
        }
        Section("Brightness") {
          Slider(value: $catalog.faintestMagnitude, in: 0...12, step: 0.5) {
            Text("Faintest magnitude")
          }
          LabeledContent("Down to magnitude") {
            Text(catalog.faintestMagnitude, format: .number)
          }
        }
        Button("Show Everything") {
          catalog.resetFilter()
        }
        .disabled(!catalog.isFiltered)
      }
      .navigationTitle("Filter")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  private func isShown(_ kind: TargetKind) -> Binding<Bool> {
    Binding {
      catalog.kinds.contains(kind)
    } set: { isOn in
      if isOn {
        catalog.kinds.insert(kind)
      } else {
        catalog.kinds.remove(kind)
      }
    }
  }
}
