import SwiftUI

struct Clip: Identifiable, Hashable {
  let id: Int
  let caption: String
}

struct ClipDetail: View {
  let clip: Clip
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(clip.caption)
        .toolbar { Button("Done") { dismiss() } }
    }
  }
}

struct ClipGrid: View {
  let clips: [Clip]
  @State private var tappedClip: Clip?
  @State private var isShowingHelp = false

  private let columns = [GridItem(.adaptive(minimum: 90))]

  var body: some View {
    ScrollView {
      Button("Help") { isShowingHelp = true }
      LazyVGrid(columns: columns) {
        ForEach(clips) { clip in
          Button(clip.caption) { open(clip) }
            .frame(height: 90)
        }
      }
    }
    .sheet(item: $tappedClip) { clip in
      ClipDetail(clip: clip)
    }
    .sheet(isPresented: $isShowingHelp) {
      Text("Tap a clip to play it.")
    }
  }

  private func open(_ clip: Clip) {
    tappedClip = clip
  }
}
