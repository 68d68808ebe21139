import SwiftUI

struct AudioClip: Identifiable, Hashable {
  let id: UUID
  var name: String
  var gain: Double
}

struct ClipInspector: View {
  let clip: AudioClip
  let onApply: (AudioClip) -> Void
  @State private var name: String
  @State private var gain: Double

  init(clip: AudioClip, onApply: @escaping (AudioClip) -> Void) {
    self.clip = clip
    self.onApply = onApply
    _name = State(initialValue: clip.name)
    _gain = State(initialValue: clip.gain)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Slider(value: $gain)
      Button("Apply") {
        onApply(AudioClip(id: clip.id, name: name, gain: gain))
      }
    }
    .onChange(of: clip.id) {
      name = clip.name
      gain = clip.gain
    }
  }
}

struct MixEditor: View {
  @State var clips: [AudioClip]
  @State private var selectedID: AudioClip.ID?

  var body: some View {
    HStack {
      List(clips, selection: $selectedID) { clip in
        Text(clip.name)
      }
      if let clip = clips.first(where: { $0.id == selectedID }) {
        ClipInspector(clip: clip) { changed in
          guard let index = clips.firstIndex(where: { $0.id == changed.id }) else { return }
          clips[index] = changed
        }
        .frame(width: 260)
      }
    }
  }
}
