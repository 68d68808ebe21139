import SwiftUI

struct Clip: Identifiable, Hashable {
  let id: String
  let title: String
  let seconds: Double
}

final class ReviewDraft: ObservableObject {
  @Published var stars = 0
  @Published var comment = ""

  var isReady: Bool { stars > 0 && !comment.isEmpty }
}

struct ClipScreen: View {
  let clip: Clip
  @State private var volume = 0.5
  @StateObject private var draft = ReviewDraft()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(clip.title).font(.title2)
      Slider(value: $volume)
      Text("Volume \(Int(volume * 100)) %")
        .font(.caption)
      ClipReviewPanel(clip: clip, draft: draft)
    }
    .padding()
  }
}

struct ClipReviewPanel: View {
  private let clip: Clip
  @ObservedObject private var draft: ReviewDraft

  init(clip: Clip, draft: ReviewDraft) {
    self.clip = clip
    _draft = ObservedObject(wrappedValue: draft)
  }

  var body: some View {
    GroupBox("Your review of \(clip.title)") {
      Stepper("Stars: \(draft.stars)", value: $draft.stars, in: 0...5)
      TextField("Comment", text: $draft.comment, axis: .vertical)
      Button("Send") { print("sending", clip.id, draft.stars, draft.comment) }
        .disabled(!draft.isReady)
    }
  }
}

#Preview {
  ClipScreen(clip: Clip(id: "c1", title: "Harbour", seconds: 31))
}
