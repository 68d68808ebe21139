import Combine
import SwiftUI

@Observable
final class VideoUpload {
  private(set) var fraction = 0.0

  @MainActor
  func run(_ parts: AsyncStream<Double>) async {
    for await value in parts {
      fraction = value
    }
  }
}

struct UploadScreen: View {
  let parts: AsyncStream<Double>
  @State private var upload = VideoUpload()

  var body: some View {
    VStack(spacing: 20) {
      ProgressView("Uploading \(upload.fraction.formatted(.percent))", value: upload.fraction)
      UndoCountdown(title: "Discard upload") {}
    }
    .task { await upload.run(parts) }
  }
}

struct UndoCountdown: View {
  let title: String
  let onUndo: () -> Void
  // bug: the countdown stands still or runs slow. When: while the upload's progress changes
  // more often than once a second.
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var secondsLeft = 15

  init(title: String, onUndo: @escaping () -> Void) {
    self.title = title
    self.onUndo = onUndo
  }

  var body: some View {
    Button("\(title) (\(secondsLeft))", action: onUndo)
      .disabled(secondsLeft == 0)
      .onReceive(clock) { _ in
        secondsLeft = max(0, secondsLeft - 1)
      }
  }
}
