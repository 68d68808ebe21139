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

  var body: some View {
    List {
      Toggle("Only open", isOn: $onlyOpen)
      Section("Lessons") {
        ForEach($lessons) { $lesson in
          if !onlyOpen || !lesson.isFinished {
            Toggle(lesson.title, isOn: $lesson.isFinished)
          }
        }
      }
    }
  }
}
