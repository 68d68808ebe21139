import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
  let latinName: String
}

struct PlantCatalogView: View {
  let plants: [Plant]
  @State private var query = ""

  private var matches: [Plant] {
    guard !query.isEmpty else { return plants }
    return plants.filter {
      $0.name.localizedCaseInsensitiveContains(query)
        || $0.latinName.localizedCaseInsensitiveContains(query)
    }
  }

  var body: some View {
    NavigationStack {
      ZStack {
        content
      }
      .navigationTitle("Plants")
      .searchable(text: $query)
    }
  }

  @ViewBuilder
  private var content: some View {
    if matches.isEmpty {
      ContentUnavailableView.search(text: query)
    } else {
      List(matches) { plant in
        VStack(alignment: .leading) {
          Text(plant.name)
          Text(plant.latinName).italic()
        }
      }
    }
  }
}
