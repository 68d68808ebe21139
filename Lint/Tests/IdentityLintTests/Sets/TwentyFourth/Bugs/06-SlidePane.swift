import SwiftUI

struct Lecture: Identifiable {
  let id: UUID
  var title: String
  var transcript: String
}

struct SlidePane: View {
  let lecture: Lecture
  @State private var slide = 0

  var body: some View {
    VStack {
      Text("\(lecture.title) – slide \(slide + 1)")
      HStack {
        Button("Previous") { slide = max(0, slide - 1) }
        Button("Next") { slide += 1 }
      }
    }
  }
}

struct NotesPane: View {
  let lecture: Lecture
  @State private var notes = ""

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView { Text(lecture.transcript) }
      TextEditor(text: $notes)
    }
  }
}

struct LectureScreen: View {
  let lecture: Lecture

  var body: some View {
    GeometryReader { proxy in
      arrange(wide: proxy.size.width > 640)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func arrange(wide: Bool) -> AnyView {
    let slides = SlidePane(lecture: lecture)
    let notes = NotesPane(lecture: lecture)
    guard wide else {
      return AnyView(
        VStack {
          slides; notes
        })
    }
    // bug: the current slide and the notes typed. When: the window is resized or the device is
    // rotated across 640 points.
    return AnyView(
      HStack(spacing: 16) {
        slides; notes
      })
  }
}
