import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
  let summary: String
}

struct CourseView: View {
  let lessons: [Lesson]
  @State private var openLesson: Lesson.ID?
  @State private var finished: Set<Lesson.ID> = []

  var body: some View {
    List {
      ForEach(lessons) { lesson in
        DisclosureGroup(lesson.title, isExpanded: isExpanded(lesson.id)) {
          Text(lesson.summary)
          Button("Finish") { finished.insert(lesson.id) }
            .disabled(finished.contains(lesson.id))
        }
      }
    }
  }

  private func isExpanded(_ id: Lesson.ID) -> Binding<Bool> {
    Binding(
      get: { openLesson == id },
      set: { openLesson = $0 ? id : nil }
    )
  }
}
