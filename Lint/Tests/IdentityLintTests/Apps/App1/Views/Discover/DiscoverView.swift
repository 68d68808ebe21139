import SwiftUI

@MainActor
@Observable
final class CatalogModel {
  private(set) var entries: [CatalogEntry] = []
  private(set) var isLoading = false
  private(set) var errorMessage: String?
  private(set) var nextPage: Int? = 0

  func loadMore(using service: any RecipeService) async {
    guard !isLoading, let page = nextPage else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      let result = try await service.catalogPage(page)
      let known = Set(entries.map(\.id))
      entries += result.entries.filter { !known.contains($0.id) }
      nextPage = result.nextPage
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

struct DiscoverView: View {
  @Environment(RecipeStore.self) private var store
  @Environment(\.recipeService) private var service
  @State private var catalog = CatalogModel()
  @State private var search = CatalogSearchModel()
  @State private var opened: CatalogEntry?

  private var isSearching: Bool {
    !search.query.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    List {
      Section {
        ImportBanner()
      }
      if isSearching {
        ForEach(search.results) { entry in
          row(for: entry)
        }
      } else {
        Section("\(catalog.entries.count) Recipes") {
          ForEach(catalog.entries) { entry in
            row(for: entry)
          }
          footer
        }
      }
    }
    .overlay {
      if isSearching, search.results.isEmpty, !search.isSearching {
        ContentUnavailableView.search(text: search.query)
      }
    }
    .navigationTitle("Discover")
    .searchable(text: $search.query, prompt: "Search the catalog")
    .onChange(of: search.query) {
      search.run(using: service)
    }
    .sheet(item: $opened) { entry in
      CatalogEntrySheet(entry: entry) { store.addImported($0) }
    }
  }

  @ViewBuilder
  private var footer: some View {
    if let message = catalog.errorMessage {
      Button("\(message) Tap to retry.") {
        Task { await catalog.loadMore(using: service) }
      }
    } else if let page = catalog.nextPage {
      ProgressView()
        .frame(maxWidth: .infinity)
        .id(page)
        .onAppear {
          Task { await catalog.loadMore(using: service) }
        }
    }
  }

  private func row(for entry: CatalogEntry) -> some View {
    Button {
      opened = entry
    } label: {
      HStack(spacing: 12) {
        Thumbnail(url: entry.imageURL, symbol: entry.course.symbol)
        VStack(alignment: .leading) {
          Text(entry.title)
          Text(entry.summary)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

struct CatalogEntrySheet: View {
  let entry: CatalogEntry
  let onAdd: (Recipe) -> Void

  @Environment(\.dismiss) private var dismiss
  @Environment(\.recipeService) private var service
  @State private var isAdding = false
  @State private var errorMessage: String?

  var body: some View {
    VStack(spacing: 16) {
      RemoteImage(url: entry.imageURL, symbol: entry.course.symbol)
        .frame(height: 200)
      Text(entry.title).font(.title2.bold())
      Text(entry.summary).foregroundStyle(.secondary)
      if let errorMessage {
        Text(errorMessage).foregroundStyle(.red)
      }
      HStack {
        Button("Close") { dismiss() }
        Button("Add to My Recipes") {
          Task { await add() }
        }
        .buttonStyle(.prominentCapsule)
        .disabled(isAdding)
      }
    }
    .padding()
    .frame(minWidth: 320)
  }

  private func add() async {
    guard !isAdding else { return }
    isAdding = true
    defer { isAdding = false }
    do {
      onAdd(try await service.recipe(for: entry.id))
      dismiss()
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
