import SwiftUI
import Combine

struct Plant: Identifiable, Equatable {
  let id: Int
  let name: String
}

final class PlantCatalog: ObservableObject {
  @Published var query = ""
  @Published private(set) var matches: [Plant]
  private let all: [Plant]
  private var subscriptions: Set<AnyCancellable> = []

  init(all: [Plant]) {
    self.all = all
    matches = all
    $query
      .removeDuplicates()
      .dropFirst()
      .debounce(for: .milliseconds(150), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.refilter() }
      .store(in: &subscriptions)
  }

  private func refilter() {
    guard !query.isEmpty else {
      matches = all
      return
    }
    matches = all.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

struct PlantCatalogScreen: View {
  @StateObject private var catalog: PlantCatalog

  init(plants: [Plant]) {
    _catalog = StateObject(wrappedValue: PlantCatalog(all: plants))
  }

  var body: some View {
    NavigationStack {
      List(catalog.matches) { plant in
        Text(plant.name)
      }
      .searchable(text: $catalog.query)
      .navigationTitle("Plants")
    }
  }
}
