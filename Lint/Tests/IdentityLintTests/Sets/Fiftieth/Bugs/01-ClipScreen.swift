import SwiftUI

struct Clip: Identifiable, Hashable {
  let id: String
  let title: String
  let seconds: Double
}

final class ReviewDraft: ObservableObject {
  let clipID: String
  @Published var stars = 0
  @Published var comment = ""

  init(clipID: String) {
    self.clipID = clipID
  }

  var isReady: Bool { stars > 0 && !comment.isEmpty }
}

struct ClipScreen: View {
  let clip: Clip
  @State private var volume = 0.5

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(clip.title).font(.title2)
      Slider(value: $volume)
      Text("Volume \(Int(volume * 100)) %")
        .font(.caption)
      ClipReviewPanel(clip: clip)
    }
    .padding()
  }
}

struct ClipReviewPanel: View {
  private let clip: Clip
  @ObservedObject private var draft: ReviewDraft

  init(clip: Clip) {
    self.clip = clip
    // bug: Moving the volume slider wipes the stars and comment
    _draft = ObservedObject(wrappedValue: ReviewDraft(clipID: clip.id))
  }

  var body: some View {
    GroupBox("Your review of \(clip.title)") {
      Stepper("Stars: \(draft.stars)", value: $draft.stars, in: 0...5)
      TextField("Comment", text: $draft.comment, axis: .vertical)
      Button("Send") { ReviewUploader.send(draft) }
        .disabled(!draft.isReady)
    }
  }
}

enum ReviewUploader {
  static func send(_ draft: ReviewDraft) {
    print("sending", draft.clipID, draft.stars, draft.comment)
  }
}
