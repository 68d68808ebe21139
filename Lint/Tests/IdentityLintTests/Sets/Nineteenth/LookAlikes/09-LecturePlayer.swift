import SwiftUI

struct Lecture: Identifiable {
  let id: Int
  let title: String
  let seconds: Double
}

struct LecturePlayer: View {
  let lecture: Lecture
  let isLarge: Bool
  @Binding var position: Double
  @Binding var isPlaying: Bool

  var body: some View {
    VStack {
      Text(lecture.title).font(isLarge ? .title : .headline)
      Slider(value: $position, in: 0...lecture.seconds)
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
    .padding(isLarge ? 32 : 8)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct LectureView: View {
  let lecture: Lecture
  @Namespace private var namespace
  @State private var isExpanded = false
  @State private var position = 0.0
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Button(isExpanded ? "Shrink" : "Enlarge") {
        withAnimation(.spring()) { isExpanded.toggle() }
      }
      if isExpanded {
        LecturePlayer(lecture: lecture, isLarge: true, position: $position, isPlaying: $isPlaying)
          .matchedGeometryEffect(id: "player", in: namespace)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        Spacer()
        LecturePlayer(lecture: lecture, isLarge: false, position: $position, isPlaying: $isPlaying)
          .matchedGeometryEffect(id: "player", in: namespace)
          .frame(maxWidth: 260)
      }
    }
    .padding()
  }
}
