import SwiftUI

@Observable
final class SeatModel {
  var freeSeats = 0

  @MainActor
  func refresh() async {
    guard let url = URL(string: "https://example.com/seats") else { return }
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    freeSeats = Int(String(decoding: data, as: UTF8.self)) ?? freeSeats
  }
}

struct SeatView: View {
  @State private var model = SeatModel()
  @State private var polling: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("Free seats")
      Text("\(model.freeSeats)")
        .font(.largeTitle)
    }
    .onAppear {
      polling?.cancel()
      polling = Task {
        while !Task.isCancelled {
          await model.refresh()
          try? await Task.sleep(for: .seconds(5))
        }
      }
    }
    .onDisappear {
      polling?.cancel()
      polling = nil
    }
  }
}
