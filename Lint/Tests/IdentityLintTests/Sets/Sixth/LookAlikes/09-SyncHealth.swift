import SwiftUI
import Observation

struct SleepNight: Identifiable, Decodable {
  let id: Int
  let date: Date
  let hours: Double
}

@MainActor
@Observable
final class SleepModel {
  private(set) var nights: [SleepNight] = []
  private(set) var isLoading = false
  private(set) var message: String?

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      let url = URL(string: "https://sleep.example.com/nights")!
      let (data, _) = try await URLSession.shared.data(from: url)
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      nights = try decoder.decode([SleepNight].self, from: data)
      message = nil
    } catch {
      message = error.localizedDescription
    }
  }
}

struct SleepScreen: View {
  @State private var model = SleepModel()

  var body: some View {
    ZStack {
      if model.isLoading {
        ProgressView("Reading your nights…")
      } else if let message = model.message {
        VStack {
          Text(message)
          Button("Try again") {
            Task { await model.load() }
          }
        }
      } else {
        List(model.nights) { night in
          LabeledContent {
            Text("\(night.hours, specifier: "%.1f") h")
          } label: {
            Text(night.date, style: .date)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Sleep")
    .task { await model.load() }
  }
}
