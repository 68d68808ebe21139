import SwiftUI

struct Station: Identifiable, Hashable {
  let id: Int
  let name: String
  let city: String
}

final class StationSearch: ObservableObject {
  @Published var query = ""
  private let catalog: [Station]

  init(catalog: [Station]) {
    self.catalog = catalog
  }

  var results: [Station] {
    query.isEmpty ? catalog : catalog.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

struct StationSearchPanel: View {
  @ObservedObject private var search: StationSearch
  let onPick: (Station) -> Void

  init(catalog: [Station], onPick: @escaping (Station) -> Void) {
    // bug: Moving the volume slider re-evaluates the parent
    _search = ObservedObject(wrappedValue: StationSearch(catalog: catalog))
    self.onPick = onPick
  }

  var body: some View {
    VStack {
      TextField("Find a station", text: $search.query)
        .textFieldStyle(.roundedBorder)
      List(search.results) { station in
        Button(station.name) { onPick(station) }
      }
    }
  }
}

struct RadioScreen: View {
  let catalog: [Station]
  @State private var volume = 0.5
  @State private var current: Station?

  var body: some View {
    VStack {
      Text(current?.name ?? "Nothing playing")
      Slider(value: $volume)
      Text("Volume \(Int(volume * 100)) %")
      StationSearchPanel(catalog: catalog) { current = $0 }
    }
    .padding()
  }
}
