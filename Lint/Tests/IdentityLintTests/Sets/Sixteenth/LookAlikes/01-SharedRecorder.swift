import SwiftUI
import Combine

@MainActor
final class VoiceRecorder: ObservableObject {
  static let shared = VoiceRecorder()

  @Published private(set) var isRecording = false
  @Published private(set) var startedAt: Date?

  func toggle() {
    isRecording.toggle()
    startedAt = isRecording ? Date() : nil
  }
}

struct ConversationScreen: View {
  let title: String
  let onSend: (String) -> Void
  @State private var text = ""

  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      VoiceNoteBar()
      HStack {
        TextField("Message", text: $text)
          .textFieldStyle(.roundedBorder)
        Button("Send") {
          onSend(text)
          text = ""
        }
        .disabled(text.isEmpty)
      }
    }
    .padding()
    .navigationTitle(title)
  }
}

struct VoiceNoteBar: View {
  @ObservedObject private var recorder = VoiceRecorder.shared

  var body: some View {
    HStack {
      Button {
        recorder.toggle()
      } label: {
        Image(systemName: recorder.isRecording ? "stop.circle.fill" : "mic.circle")
          .font(.title)
      }
      if let startedAt = recorder.startedAt {
        Text(startedAt, style: .timer)
          .monospacedDigit()
      } else {
        Text("Tap to record")
          .foregroundStyle(.secondary)
      }
    }
  }
}
