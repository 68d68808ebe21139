import Combine
import SwiftUI

@Observable
final class MapDownload {
  private(set) var fraction = 0.0

  @MainActor
  func run(_ parts: AsyncStream<Double>) async {
    for await value in parts {
      fraction = value
    }
  }
}

struct MapDownloadScreen: View {
  let parts: AsyncStream<Double>
  @State private var download = MapDownload()

  var body: some View {
    VStack(spacing: 20) {
      ProgressView("Loading \(download.fraction.formatted(.percent))", value: download.fraction)
      CancelCountdown(title: "Cancel download") {}
    }
    .task { await download.run(parts) }
  }
}

struct CancelCountdown: View {
  let title: String
  let onCancel: () -> Void
  @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var secondsLeft = 15

  init(title: String, onCancel: @escaping () -> Void) {
    self.title = title
    self.onCancel = onCancel
  }

  var body: some View {
    Button("\(title) (\(secondsLeft))", action: onCancel)
      .disabled(secondsLeft == 0)
      .onReceive(clock) { _ in
        secondsLeft = max(0, secondsLeft - 1)
      }
  }
}
