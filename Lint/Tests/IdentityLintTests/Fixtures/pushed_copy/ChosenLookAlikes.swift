import SwiftUI

struct Task1: Identifiable {
  let id = UUID()
  var title: String
  var count = 0
}
struct Board: View {
  @State private var tasks: [Task1] = []
  @State private var id: UUID?
  @State private var followed: Task1?
  @State private var titled: Task1?
  @State private var edited: Task1?
  var body: some View {
    List(tasks) { task in
      Button(task.title) { id = task.id }
      Button("a") { followed = task }
      Button("b") { titled = task }
      Button("c") { edited = task }
    }
    if let task = tasks.first(where: { $0.id == id }) { Text("\(task.count)") }
    if let followed { Text("\(followed.count)") }
    if let titled { Text(titled.title) }
    Button("More") { if let edited { add(edited.count) } }
  }
  private func add(_ count: Int) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].count += count
    followed = tasks.first { $0.id == followed?.id }
  }
}
