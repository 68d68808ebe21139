import SwiftUI

struct Lesson: Identifiable, Hashable {
  let id: UUID
  var plan: String
}

final class Curriculum: ObservableObject {
  @Published private(set) var lessons: [Lesson] = []

  func plan(of id: Lesson.ID) -> String {
    lessons.first { $0.id == id }?.plan ?? ""
  }

  func save(_ plan: String, for id: Lesson.ID) {
    guard let index = lessons.firstIndex(where: { $0.id == id }) else { return }
    lessons[index].plan = plan
  }
}

struct CurriculumView: View {
  @StateObject private var curriculum = Curriculum()
  @State private var selection: Lesson.ID?

  var body: some View {
    NavigationSplitView {
      List(curriculum.lessons, selection: $selection) { lesson in
        Text(lesson.plan.prefix(40))
      }
    } detail: {
      if let selection {
        LessonEditor(lessonID: selection, curriculum: curriculum)
      }
    }
  }
}

struct LessonEditor: View {
  let lessonID: Lesson.ID
  @ObservedObject var curriculum: Curriculum
  @State private var plan = ""

  var body: some View {
    TextEditor(text: $plan)
      .onAppear { plan = curriculum.plan(of: lessonID) }
      .onDisappear { curriculum.save(plan, for: lessonID) }
      .onChange(of: lessonID) { left, entered in
        curriculum.save(plan, for: left)
        plan = curriculum.plan(of: entered)
      }
  }
}
