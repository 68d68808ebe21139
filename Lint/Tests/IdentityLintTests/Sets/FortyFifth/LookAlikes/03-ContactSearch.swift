import SwiftUI

struct Contact: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct ContactClient {
  var lookup: @Sendable (String) async -> [Contact]
}

struct ContactSearch: View {
  let client: ContactClient
  @State private var query = ""
  @State private var results: [Contact] = []

  var body: some View {
    NavigationStack {
      List(results) { contact in
        Text(contact.name)
      }
      .overlay {
        if query.isEmpty {
          ContentUnavailableView("Search for a contact", systemImage: "person")
        }
      }
      .searchable(text: $query)
      .task(id: query) {
        await refresh(for: query)
      }
    }
  }

  private func refresh(for text: String) async {
    guard !text.isEmpty else {
      results = []
      return
    }
    try? await Task.sleep(for: .milliseconds(300))
    guard !Task.isCancelled else { return }
    let found = await client.lookup(text)
    guard !Task.isCancelled else { return }
    results = found
  }
}
