import SwiftUI

struct ForecastRequest: Equatable {
  var city: String
  var days: Int
  var issued: Date
}

@MainActor @Observable
final class ForecastModel {
  private(set) var request = ForecastRequest(city: "Bern", days: 3, issued: .now)
  private(set) var temperatures: [Int] = []

  func refresh(city: String? = nil) {
    request = ForecastRequest(city: city ?? request.city, days: request.days, issued: .now)
  }

  func load() async {
    let request = self.request
    try? await Task.sleep(for: .milliseconds(300))
    guard !Task.isCancelled else { return }
    temperatures = (0..<request.days).map { request.city.count + $0 }
  }
}

struct ForecastView: View {
  @State private var model = ForecastModel()
  @State private var city = ""

  var body: some View {
    VStack {
      TextField("City", text: $city)
        .onSubmit { model.refresh(city: city) }
      Chart(temperatures: model.temperatures)
        .equatable()
      Button("Refresh") { model.refresh() }
    }
    .task(id: model.request) { await model.load() }
  }
}

struct Chart: View, Equatable {
  let temperatures: [Int]
  @State private var isBarred = true

  nonisolated static func == (lhs: Chart, rhs: Chart) -> Bool {
    lhs.temperatures == rhs.temperatures
  }

  var body: some View {
    VStack {
      Toggle("Bars", isOn: $isBarred)
      ForEach(Array(temperatures.enumerated()), id: \.offset) { day, temperature in
        Text("Day \(day): \(temperature)°")
          .bold(isBarred)
      }
    }
  }
}
