import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
}
struct Course: View {
  let lessons: [Lesson]
  @State private var open: Set<Int> = []
  @State private var showsAll = false
  @State private var showsMore = false
  var body: some View {
    List {
      ForEach(lessons) { lesson in
        DisclosureGroup(lesson.title, isExpanded: isOpen(lesson.id)) { Text(lesson.title) }
        DisclosureGroup("Every one", isExpanded: $showsAll) { Text(lesson.title) }
        LessonRow(lesson: lesson)
      }
      DisclosureGroup("More", isExpanded: $showsMore) { Text("One group") }
    }
  }
  private func isOpen(_ id: Int) -> Binding<Bool> {
    Binding {
      open.contains(id)
    } set: {
      if $0 { open.insert(id) } else { open.remove(id) }
    }
  }
}
struct LessonRow: View {
  let lesson: Lesson
  @State private var isExpanded = false
  var body: some View {
    DisclosureGroup(lesson.title, isExpanded: $isExpanded) { Text(lesson.title) }
  }
}
