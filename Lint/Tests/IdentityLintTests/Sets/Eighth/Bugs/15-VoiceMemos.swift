import SwiftUI

struct VoiceMemo: Identifiable, Equatable {
  let id: UUID
  let recorded: Date
  let file: URL
  var transcript: String?
}

struct Transcriber: Sendable {
  let language: String

  func transcript(of file: URL) async -> String {
    try? await Task.sleep(nanoseconds: 6_000_000_000)
    return "…"
  }
}

struct VoiceMemosView: View {
  let transcriber: Transcriber
  @State private var memos: [VoiceMemo]

  init(transcriber: Transcriber, memos: [VoiceMemo]) {
    self.transcriber = transcriber
    _memos = State(initialValue: memos)
  }

  var body: some View {
    List {
      ForEach(Array(memos.enumerated()), id: \.element.id) { index, memo in
        VStack(alignment: .leading, spacing: 6) {
          Text(memo.recorded, format: .dateTime.day().month().hour().minute())
            .font(.headline)
          if let transcript = memo.transcript {
            Text(transcript).font(.callout)
          } else {
            Button("Transcribe") { transcribe(memo, at: index) }
              .buttonStyle(.borderless)
          }
        }
      }
      .onDelete { memos.remove(atOffsets: $0) }
    }
    .navigationTitle("Voice memos")
  }

  private func transcribe(_ memo: VoiceMemo, at index: Int) {
    Task {
      let text = await transcriber.transcript(of: memo.file)
      guard memos.indices.contains(index) else { return }
      // bug: the place may belong to another memo by now, its transcript is overwritten
      memos[index].transcript = text
    }
  }
}
