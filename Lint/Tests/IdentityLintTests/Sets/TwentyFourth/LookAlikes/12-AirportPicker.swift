import SwiftUI

struct Airport: Identifiable, Sendable {
  let id: String
  let name: String
}

struct AirportService: Sendable {
  func find(_ text: String) async throws -> [Airport] {
    try await Task.sleep(for: .milliseconds(Int.random(in: 100...900)))
    return [Airport(id: text, name: text.capitalized)]
  }
}

@MainActor
final class AirportSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Airport] = []
  @Published private(set) var isSearching = false
  private let service = AirportService()

  func queryChanged() {
    guard query.count > 1 else {
      results = []
      isSearching = false
      return
    }
    let text = query
    isSearching = true
    Task {
      let found = (try? await service.find(text)) ?? []
      guard text == query else { return }
      results = found
      isSearching = false
    }
  }
}

struct AirportPicker: View {
  @StateObject private var model = AirportSearchModel()
  let onPick: (Airport) -> Void

  var body: some View {
    List {
      TextField("City or code", text: $model.query)
      if model.isSearching { ProgressView() }
      ForEach(model.results) { airport in
        Button(airport.name) { onPick(airport) }
      }
    }
    .onChange(of: model.query) { model.queryChanged() }
  }
}
