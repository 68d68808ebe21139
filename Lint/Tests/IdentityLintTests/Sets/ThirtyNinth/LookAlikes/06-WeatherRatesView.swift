import SwiftUI

struct WeatherRatesView: View {
  @State private var values: [String: Double] = [:]
  @State private var reloadCount = 0

  var body: some View {
    List {
      Button("Reload") {
        reloadCount += 1
      }
      ForEach(values.keys.sorted(), id: \.self) { name in
        LabeledContent(name) {
          Text(values[name] ?? 0, format: .number)
        }
      }
    }
    .task(id: reloadCount) {
      await load()
    }
  }

  @MainActor
  private func load() async {
    guard let url = URL(string: "https://example.com/weather.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([String: Double].self, from: data)
    else { return }
    guard !Task.isCancelled else { return }
    values = decoded
  }
}
