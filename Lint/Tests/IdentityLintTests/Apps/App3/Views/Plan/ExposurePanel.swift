import Observation
import SwiftUI

@MainActor
@Observable
final class ExposureSession {
  let frames: Int
  private(set) var finishedFrames = 0
  private(set) var isRunning = false
  var secondsPerFrame: Double = 30

  @ObservationIgnored private var task: Task<Void, Never>?

  init(frames: Int) {
    self.frames = frames
  }

  var fraction: Double {
    frames == 0 ? 0 : Double(finishedFrames) / Double(frames)
  }

  var remaining: Duration {
    .seconds(secondsPerFrame * Double(frames - finishedFrames))
  }

  func start() {
    guard !isRunning, finishedFrames < frames else { return }
    isRunning = true
    task = Task { [weak self] in
      while let seconds = self?.secondsPerFrame {
        do {
          try await Task.sleep(for: .seconds(seconds))
        } catch {
          return
        }
        guard let self else { return }
        self.finishedFrames += 1
        if self.finishedFrames >= self.frames {
          self.isRunning = false
          return
        }
      }
    }
  }

  func pause() {
    task?.cancel()
    task = nil
    isRunning = false
  }

  func reset() {
    pause()
    finishedFrames = 0
  }
}

struct ExposurePanel: View {
  @Bindable var session: ExposureSession

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Frame \(session.finishedFrames) of \(session.frames)")
          .font(.headline)
          .monospacedDigit()
          .contentTransition(.numericText())
        Spacer()
        Text(session.remaining, format: .time(pattern: .minuteSecond))
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      ProgressView(value: session.fraction)
        .animation(.linear, value: session.fraction)
      Slider(value: $session.secondsPerFrame, in: 5...300, step: 5) {
        Text("Seconds per frame")
      }
      .disabled(session.isRunning)
      HStack {
        Button(session.isRunning ? "Pause" : "Start") {
          if session.isRunning {
            session.pause()
          } else {
            session.start()
          }
        }
        .buttonStyle(.pill(session.isRunning ? .orange : .green))
        Button("Reset", role: .destructive) {
          session.reset()
        }
        .buttonStyle(.borderless)
        .disabled(session.finishedFrames == 0)
      }
    }
    .padding(.vertical, 4)
  }
}
