import SwiftUI

struct BookHit: Identifiable, Decodable, Sendable {
  let id: Int
  let title: String
  let author: String
}

protocol BookCatalogue: Sendable {
  func books(matching text: String) async throws -> [BookHit]
}

@MainActor
@Observable
final class BookSearch {
  private(set) var hits: [BookHit] = []
  private let catalogue: any BookCatalogue
  @ObservationIgnored private var current: Task<Void, Never>?

  init(catalogue: any BookCatalogue) {
    self.catalogue = catalogue
  }

  func update(text: String) {
    current?.cancel()
    guard text.count > 1 else {
      hits = []
      return
    }
    current = Task {
      let found = try? await catalogue.books(matching: text)
      guard !Task.isCancelled else { return }
      hits = found ?? []
    }
  }
}

struct BookPicker: View {
  @State private var search: BookSearch
  @State private var text = ""
  let choose: (BookHit) -> Void

  init(catalogue: any BookCatalogue, choose: @escaping (BookHit) -> Void) {
    _search = State(initialValue: BookSearch(catalogue: catalogue))
    self.choose = choose
  }

  var body: some View {
    NavigationStack {
      List(search.hits) { hit in
        Button {
          choose(hit)
        } label: {
          VStack(alignment: .leading) {
            Text(hit.title)
            Text(hit.author)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      }
      .searchable(text: $text)
      .onChange(of: text) { _, newText in
        search.update(text: newText)
      }
      .navigationTitle("Catalogue")
    }
  }
}
