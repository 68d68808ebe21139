import SwiftUI
import Observation

struct Clip: Identifiable {
  let id: Int
  var title: String
  var gain: Double
}

@Observable
final class Timeline {
  var clips = [
    Clip(id: 1, title: "Intro", gain: 0.8),
    Clip(id: 2, title: "Interview", gain: 1.0),
    Clip(id: 3, title: "Outro", gain: 0.6),
  ]

  func update(_ id: Clip.ID, _ change: (inout Clip) -> Void) {
    guard let index = clips.firstIndex(where: { $0.id == id }) else { return }
    change(&clips[index])
  }
}

struct ClipInspector: View {
  @Binding var title: String
  @Binding var gain: Double

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Slider(value: $gain, in: 0...2) { Text("Gain") }
    }
    .padding()
    .frame(minWidth: 280)
  }
}

struct TimelineWindow: View {
  @State private var timeline = Timeline()
  @State private var inspected: Clip?

  var body: some View {
    List(timeline.clips) { clip in
      Button(clip.title) { inspected = clip }
    }
    .sheet(item: $inspected) { clip in
      ClipInspector(
        title: Binding(
          // bug: the bindings read the snapshot taken when the sheet opened but write to the
          // timeline, so typed titles and the slider jump back to the old value
          get: { clip.title },
          set: { value in timeline.update(clip.id) { $0.title = value } }
        ),
        gain: Binding(
          get: { clip.gain },
          set: { value in timeline.update(clip.id) { $0.gain = value } }
        )
      )
    }
  }
}
