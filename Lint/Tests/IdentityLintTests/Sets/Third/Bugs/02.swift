import SwiftUI

enum UploadPhase: Equatable {
  case idle
  case sending(Double)
  case failed(String)
}

@MainActor
final class Uploader: ObservableObject {
  @Published private(set) var phase: UploadPhase = .idle

  func send(_ caption: String) async {
    for step in 0..<10 {
      phase = .sending(Double(step) / 10)
      try? await Task.sleep(nanoseconds: 80_000_000)
    }
    phase = .failed("The server is not reachable.")
  }
}

struct PhaseChrome: ViewModifier {
  let phase: UploadPhase

  func body(content: Content) -> some View {
    // bug: a change of the phase clears the caption
    switch phase {
    case .idle:
      content
    case .sending(let fraction):
      content
        .disabled(true)
        .overlay(ProgressView(value: fraction).padding())
    case .failed(let message):
      VStack(alignment: .leading) {
        content
        Text(message).foregroundColor(.red)
      }
    }
  }
}

extension View {
  func chrome(for phase: UploadPhase) -> some View {
    modifier(PhaseChrome(phase: phase))
  }
}

struct CaptionForm: View {
  let onSend: (String) -> Void
  @State private var caption = ""

  var body: some View {
    VStack {
      TextEditor(text: $caption)
        .frame(minHeight: 120)
      Button("Send") { onSend(caption) }
        .disabled(caption.isEmpty)
    }
  }
}

struct UploadScreen: View {
  @StateObject private var uploader = Uploader()

  var body: some View {
    CaptionForm { caption in
      Task { await uploader.send(caption) }
    }
    .chrome(for: uploader.phase)
    .padding()
  }
}
