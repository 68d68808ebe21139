import SwiftUI

struct RelatedRecipesSection: View {
  let recipe: Recipe

  @Environment(RecipeStore.self) private var store
  @Environment(\.recipeService) private var service
  @State private var related: Loadable<[CatalogEntry]> = .loading
  @State private var attempt = 0
  @State private var preview: CatalogEntry?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("You Might Also Like").font(.headline)
      LoadableView(related, retry: { attempt += 1 }) { entries in
        if entries.isEmpty {
          Text("Nothing similar yet.")
            .foregroundStyle(.secondary)
        } else {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
              ForEach(entries) { entry in
                Button {
                  preview = entry
                } label: {
                  RelatedCard(entry: entry)
                }
                .buttonStyle(.plain)
              }
            }
          }
          .frame(height: 150)
        }
      }
    }
    .task(id: attempt) {
      await load()
    }
    .sheet(item: $preview) { entry in
      CatalogEntrySheet(entry: entry) { store.addImported($0) }
    }
  }

  private func load() async {
    related = .loading
    do {
      let entries = try await service.related(to: recipe)
      guard !Task.isCancelled else { return }
      related = .loaded(entries)
    } catch {
      guard !Task.isCancelled else { return }
      related = .failed(error.localizedDescription)
    }
  }
}

private struct RelatedCard: View {
  let entry: CatalogEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RemoteImage(url: entry.imageURL, symbol: entry.course.symbol)
        .frame(width: 140, height: 90)
        .clipShape(RoundedRectangle(cornerRadius: 10))
      Text(entry.title)
        .font(.subheadline)
        .lineLimit(1)
    }
    .frame(width: 140)
  }
}
