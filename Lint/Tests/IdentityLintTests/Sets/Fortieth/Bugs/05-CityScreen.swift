import SwiftUI

enum ForecastService {
  static func summary(for city: String) async -> String {
    try? await Task.sleep(for: .milliseconds(300))
    return "Sunny spells in \(city)"
  }
}

struct ForecastFooter: ViewModifier {
  let city: String
  @State private var summary = ""

  func body(content: Content) -> some View {
    VStack {
      content
      Text(summary)
        .foregroundStyle(.secondary)
    }
    // bug: Pick another city
    .task {
      summary = await ForecastService.summary(for: city)
    }
  }
}

struct CityScreen: View {
  private let cities = ["Oslo", "Lisbon", "Vienna"]
  @State private var city = "Oslo"

  var body: some View {
    VStack {
      Picker("City", selection: $city) {
        ForEach(cities, id: \.self) { name in
          Text(name).tag(name)
        }
      }
      Text(city)
        .font(.largeTitle)
        .modifier(ForecastFooter(city: city))
    }
  }
}
