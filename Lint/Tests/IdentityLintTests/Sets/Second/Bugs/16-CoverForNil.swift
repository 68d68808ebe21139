import SwiftUI

struct Albums16: View {
  let albums: [String]
  @State private var current: String? = nil
  @State private var isPlaying = false
  var body: some View {
    ScrollView {
      ForEach(albums, id: \.self) { album in
        Text(album).onTapGesture { play(album) }
      }
    }
    .fullScreenCover(isPresented: $isPlaying) {
      Text(current ?? "")  // bug: the first player has no title
    }
  }
  private func play(_ album: String) { current = album; isPlaying = true }
}
