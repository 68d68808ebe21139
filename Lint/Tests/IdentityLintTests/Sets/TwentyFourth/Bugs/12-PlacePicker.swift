import SwiftUI

struct Place: Identifiable, Sendable {
  let id: String
  let name: String
}

struct PlaceService: Sendable {
  func find(_ text: String) async throws -> [Place] {
    try await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
    return [Place(id: text, name: text.capitalized)]
  }
}

@MainActor
final class PlaceSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Place] = []
  @Published private(set) var isSearching = false
  private let service = PlaceService()

  func queryChanged() {
    guard query.count > 1 else {
      results = []
      isSearching = false
      return
    }
    let text = query
    isSearching = true
    // bug: the results of the current query: those of an earlier query replace them. When:
    // answers arrive out of order while the user types.
    Task {
      results = (try? await service.find(text)) ?? []
      isSearching = false
    }
  }
}

struct PlacePicker: View {
  @StateObject private var model = PlaceSearchModel()
  let onPick: (Place) -> Void

  var body: some View {
    List {
      TextField("City or address", text: $model.query)
      if model.isSearching { ProgressView() }
      ForEach(model.results) { place in
        Button(place.name) { onPick(place) }
      }
    }
    .onChange(of: model.query) { model.queryChanged() }
  }
}
