import SwiftUI

struct Clip: Hashable {
  let name: String
  let seconds: Int
}

struct PresentedClip: Identifiable {
  let id = UUID()
  let clip: Clip
}

@MainActor @Observable
final class ClipDeck {
  var position = 0.0
  private var current: Clip?

  var presented: PresentedClip? {
    // bug: another position presents the sheet again
    get { current.map { PresentedClip(clip: $0) } }
    set { current = newValue?.clip }
  }

  func open(_ clip: Clip) {
    current = clip
    position = 0
  }
}

struct ClipDeckView: View {
  let clips: [Clip]
  @Bindable var deck: ClipDeck

  var body: some View {
    List {
      ForEach(clips, id: \.name) { clip in
        Button(clip.name) { deck.open(clip) }
      }
      ProgressView(value: deck.position)
    }
    .sheet(item: $deck.presented) { presented in
      ClipSheet(clip: presented.clip, position: $deck.position)
    }
  }
}

struct ClipSheet: View {
  let clip: Clip
  @Binding var position: Double
  @State private var comment = ""
  @State private var rating = 3

  var body: some View {
    Form {
      Text(clip.name).font(.headline)
      Slider(value: $position)
      TextField("Comment", text: $comment)
      Stepper("Rating \(rating)", value: $rating, in: 1...5)
    }
  }
}
