import SwiftUI

struct Quake: Identifiable, Decodable, Sendable {
  let id: String
  let place: String
  let magnitude: Double
}

struct QuakeService: Sendable {
  func latest() async -> [Quake] {
    guard let url = URL(string: "https://quakes.example.org/latest.json"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([Quake].self, from: data)) ?? []
  }
}

struct QuakeFeed: View {
  let minimum: Double
  @State private var quakes: [Quake] = []

  var body: some View {
    List(quakes) { quake in
      LabeledContent(quake.place, value: quake.magnitude, format: .number)
    }
    .task {
      let service = QuakeService()
      while !Task.isCancelled {
        let all = await service.latest()
        // bug: the loop keeps the first minimum
        quakes = all.filter { $0.magnitude >= minimum }
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}

struct QuakeScreen: View {
  @State private var minimum = 2.5

  var body: some View {
    VStack {
      Slider(value: $minimum, in: 0...8, step: 0.5)
      QuakeFeed(minimum: minimum)
    }
  }
}
