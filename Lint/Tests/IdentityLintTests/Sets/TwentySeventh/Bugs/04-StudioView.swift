import SwiftUI

final class RemoteCommands {
  static let shared = RemoteCommands()
  weak var target: RecorderModel?

  func stopPressed() {
    target?.stop()
  }
}

@Observable
final class RecorderModel {
  private(set) var isRecording = false
  private(set) var takes: [String] = []

  init() {
    RemoteCommands.shared.target = self
  }

  func start() {
    isRecording = true
  }

  func stop() {
    isRecording = false
    takes.append("Take \(takes.count + 1)")
  }
}

struct StudioView: View {
  @State private var inputLevel = 0.5

  var body: some View {
    VStack {
      Slider(value: $inputLevel)
      RecorderPanel(inputLevel: inputLevel)
    }
    .onReceive(NotificationCenter.default.publisher(for: .remoteStop)) { _ in
      RemoteCommands.shared.stopPressed()
    }
  }
}

struct RecorderPanel: View {
  let inputLevel: Double
  // bug: the remote's stop goes to another model: recording continues, and the take is lost. When:
  // after the level slider has moved once (the panel is made again).
  @State private var recorder = RecorderModel()

  var body: some View {
    VStack {
      Gauge(value: inputLevel) { Text("Level") }
      Text("\(recorder.takes.count) takes")
      Button(recorder.isRecording ? "Stop" : "Record") {
        recorder.isRecording ? recorder.stop() : recorder.start()
      }
    }
  }
}

extension Notification.Name {
  static let remoteStop = Notification.Name("remoteStop")
}
