import Combine
import SwiftUI

final class ContactSearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  private let contacts: [String]
  private var cancellable: AnyCancellable?

  init(contacts: [String]) {
    self.contacts = contacts
    cancellable =
      $query
      .removeDuplicates()
      // bug: $query emits in willSet
      .sink { [weak self] _ in self?.applyFilter() }
  }

  private func applyFilter() {
    if query.isEmpty {
      results = contacts
    } else {
      results = contacts.filter { $0.localizedCaseInsensitiveContains(query) }
    }
  }
}

struct ContactSearchView: View {
  @StateObject private var search = ContactSearch(
    contacts: ["Amara", "Bruno", "Chidi", "Dilnoza"]
  )

  var body: some View {
    VStack {
      TextField("Search", text: $search.query)
        .textFieldStyle(.roundedBorder)
        .padding()
      List(search.results, id: \.self) { name in
        Text(name)
      }
    }
  }
}
