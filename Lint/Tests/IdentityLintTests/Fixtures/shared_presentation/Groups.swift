import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
}
struct Course: View {
  let lessons: [Lesson]
  @State private var isOpen = false
  var body: some View {
    List {
      ForEach(lessons) { lesson in
        DisclosureGroup(lesson.title, isExpanded: $isOpen) {  // expect-info: shared_presentation
          Text(lesson.title)
        }
      }
    }
  }
}
struct Chapters: View {
  let lessons: [Lesson]
  @State private var isOpen = true
  var body: some View {
    List {
      ForEach(lessons) { lesson in
        Section(lesson.title, isExpanded: $isOpen) {  // expect-info: shared_presentation
          Text(lesson.title)
        }
      }
    }
    .listStyle(.sidebar)
  }
}
struct LessonRow: View {
  let lesson: Lesson
  @Binding var isExpanded: Bool
  var body: some View {
    DisclosureGroup(lesson.title, isExpanded: $isExpanded) {  // expect-info: shared_presentation
      Text(lesson.title)
    }
  }
}
struct Rows: View {
  let lessons: [Lesson]
  @State private var isExpanded = false
  var body: some View {
    ForEach(lessons) { LessonRow(lesson: $0, isExpanded: $isExpanded) }
  }
}
