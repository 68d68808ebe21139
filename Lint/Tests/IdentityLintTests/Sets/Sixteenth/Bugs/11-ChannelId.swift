import SwiftUI
import Observation

struct VoiceMessage: Identifiable {
  let id: UUID
  let sender: String
  let duration: TimeInterval
}

@Observable
final class Channel {
  let id: String
  private(set) var messages: [VoiceMessage] = []

  init(id: String) {
    self.id = id
  }

  func receive(_ message: VoiceMessage) {
    messages.append(message)
  }
}

struct ChannelView: View {
  let channel: Channel

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(channel.messages) { message in
          VoiceBubble(message: message)
        }
      }
      .padding()
    }
    .defaultScrollAnchor(.bottom)
    // bug: every received message changes the id of the scroll view, so all bubbles are re-created:
    // the voice message that plays stops, its position and the scroll offset are lost
    .id(channel.messages.count)
    .overlay {
      if channel.messages.isEmpty {
        ContentUnavailableView("No messages", systemImage: "waveform")
      }
    }
  }
}

struct VoiceBubble: View {
  let message: VoiceMessage
  @State private var position: TimeInterval = 0
  @State private var isPlaying = false

  var body: some View {
    HStack {
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
      VStack(alignment: .leading) {
        Text(message.sender).font(.caption)
        ProgressView(value: min(position, message.duration), total: message.duration)
      }
    }
    .task(id: isPlaying) {
      while isPlaying, !Task.isCancelled, position < message.duration {
        try? await Task.sleep(for: .milliseconds(100))
        position += 0.1
      }
      if position >= message.duration {
        isPlaying = false
        position = 0
      }
    }
  }
}
