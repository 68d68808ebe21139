import SwiftUI
import Combine

final class WorkoutModel: ObservableObject {
  @Published var heartRate = 72
  @Published var isResting = false
  private var feed: AnyCancellable?

  func start(_ samples: AnyPublisher<Int, Never>) {
    feed =
      samples
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.heartRate = $0 }
  }
}

struct RestCountdown: View {
  let total: Int
  let onFinish: () -> Void
  @State private var elapsed = 0
  @State private var ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      ProgressView(value: Double(elapsed), total: Double(total))
      Text("\(total - elapsed) s").monospacedDigit()
    }
    .onReceive(ticker) { _ in
      guard elapsed < total else { return }
      elapsed += 1
      if elapsed == total { onFinish() }
    }
  }
}

struct WorkoutScreen: View {
  @StateObject private var model = WorkoutModel()
  let samples: AnyPublisher<Int, Never>

  var body: some View {
    VStack(spacing: 24) {
      Label("\(model.heartRate)", systemImage: "heart.fill")
        .font(.largeTitle)
      if model.isResting {
        RestCountdown(total: 90) { model.isResting = false }
      } else {
        Button("Rest") { model.isResting = true }
      }
    }
    .onAppear { model.start(samples) }
  }
}
