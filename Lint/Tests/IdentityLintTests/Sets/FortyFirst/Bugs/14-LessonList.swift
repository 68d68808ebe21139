import SwiftUI

struct Lesson: Identifiable {
  let id: Int
  let title: String
  var isFinished: Bool
}

struct LessonList: View {
  @State private var onlyOpen = true
  @State private var lessons = [
    Lesson(id: 1, title: "Alphabet", isFinished: true),
    Lesson(id: 2, title: "Grammar", isFinished: false),
    Lesson(id: 3, title: "Numbers", isFinished: false),
  ]

  private var visible: [Lesson] {
    onlyOpen ? lessons.filter { !$0.isFinished } : lessons
  }

  var body: some View {
    List {
      Toggle("Only open", isOn: $onlyOpen)
      Section("Lessons") {
        ForEach(Array(visible.enumerated()), id: \.element.id) { index, lesson in
          // bug: The index counts the filtered lessons but is used on the full array
          Toggle(lesson.title, isOn: $lessons[index].isFinished)
        }
      }
    }
  }
}
