import Foundation
import Observation
import SwiftUI

struct PlaceRow: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading) {
      Text(place.name)
      Text(place.country)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct PlacePicker: View {
  @State private var search: PlaceSearch
  @State private var text = ""
  let choose: (Place) -> Void

  init(service: any PlaceService, choose: @escaping (Place) -> Void) {
    _search = State(initialValue: PlaceSearch(service: service))
    self.choose = choose
  }

  var body: some View {
    NavigationStack {
      List(search.results) { place in
        Button {
          choose(place)
        } label: {
          PlaceRow(place: place)
        }
      }
      .searchable(text: $text)
      .onChange(of: text) { _, newText in
        search.update(text: newText)
      }
      .navigationTitle("Where to?")
    }
  }
}

struct Place: Identifiable, Decodable, Sendable {
  let id: Int
  let name: String
  let country: String
}

protocol PlaceService: Sendable {
  func places(matching text: String) async throws -> [Place]
}

@MainActor
@Observable
final class PlaceSearch {
  private(set) var results: [Place] = []
  private let service: any PlaceService

  init(service: any PlaceService) {
    self.service = service
  }

  func update(text: String) {
    guard text.count > 1 else {
      results = []
      return
    }
    // bug: Former searches are not cancelled
    Task {
      let found = try? await service.places(matching: text)
      results = found ?? []
    }
  }
}
