import SwiftUI
import Observation

struct Quake: Identifiable, Decodable, Hashable {
  let id: Int
  let place: String
  let magnitude: Double
}

@MainActor @Observable
final class QuakeModel {
  private(set) var quakes: [Quake] = []
  private(set) var updatedAt: Date?
  private let endpoint: URL

  init(endpoint: URL) { self.endpoint = endpoint }

  func reload() async {
    guard
      let (data, _) = try? await URLSession.shared.data(from: endpoint),
      let fresh = try? JSONDecoder().decode([Quake].self, from: data)
    else { return }
    quakes = fresh
    updatedAt = .now
  }
}

struct QuakesScreen: View {
  let model: QuakeModel
  @State private var needsReload = true
  @AppStorage("quakes.minimum") private var minimum = 0.0

  private var shown: [Quake] {
    model.quakes.filter { $0.magnitude >= minimum }
  }

  var body: some View {
    List(shown) { quake in
      VStack(alignment: .leading) {
        Text(quake.place)
        Text(quake.magnitude, format: .number).font(.caption).foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Earthquakes")
    .toolbar {
      if let updatedAt = model.updatedAt {
        Text(updatedAt, style: .time)
      }
      Button("Reload") { needsReload = true }
        .disabled(needsReload)
    }
    .task(id: needsReload) {
      guard needsReload else { return }
      await model.reload()
      guard !Task.isCancelled else { return }
      needsReload = false
    }
  }
}
