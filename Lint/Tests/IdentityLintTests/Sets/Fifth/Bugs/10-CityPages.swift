import SwiftUI

struct City: Identifiable, Hashable {
  let id: String
  var name: String
  var degrees: Int
}

@Observable
final class CityStore {
  var cities: [City] = []

  func insertCurrentLocation(_ city: City) {
    cities.removeAll { $0.id == city.id }
    cities.insert(city, at: 0)
  }
}

struct CityPages: View {
  let store: CityStore
  let locate: () async -> City?
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(Array(store.cities.enumerated()), id: \.element.id) { offset, city in
        VStack {
          Text(city.name).font(.title)
          Text("\(city.degrees)°").font(.system(size: 90, weight: .thin))
        }
        // bug: the page is remembered by position
        .tag(offset)
      }
    }
    .task {
      if let here = await locate() {
        store.insertCurrentLocation(here)
      }
    }
  }
}
