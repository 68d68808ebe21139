import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
  let summary: String
}

struct CourseView: View {
  let lessons: [Lesson]
  @State private var isExpanded = false
  @State private var finished: Set<Lesson.ID> = []

  var body: some View {
    List {
      ForEach(lessons) { lesson in
        // bug: Which lesson was open: all open and close together
        DisclosureGroup(lesson.title, isExpanded: $isExpanded) {
          Text(lesson.summary)
          Button("Finish") { finished.insert(lesson.id) }
            .disabled(finished.contains(lesson.id))
        }
      }
    }
  }
}
