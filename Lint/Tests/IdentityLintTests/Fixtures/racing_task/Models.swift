import SwiftUI

@Observable final class Forecasts {
  var days: [String] = []
  var city = ""
  var hint = ""
  private let load: (String) async -> [String]
  init(load: @escaping (String) async -> [String]) { self.load = load }

  func show(_ city: String) async {
    guard !city.isEmpty else { return }
    days = await load(city)
  }
  func begin(_ city: String) {
    Task {
      let found = await load(city)
      days = found
    }
  }
  func reload() {
    Task { hint = await load(city).first ?? "" }
  }
}
struct ForecastPage: View {
  @Bindable var forecasts: Forecasts
  @State private var city = ""
  @State private var region = ""
  var body: some View {
    List(forecasts.days, id: \.self) { Text($0) }
      .onChange(of: city) { _, new in
        Task { await forecasts.show(new) }  // expect: racing_task
      }
      .onChange(of: region) { _, new in
        forecasts.begin(new)  // expect: racing_task
      }
      .onChange(of: forecasts.city) {
        forecasts.reload()  // expect: racing_task
      }
  }
}
