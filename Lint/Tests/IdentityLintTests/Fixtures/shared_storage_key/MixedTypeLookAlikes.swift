import SwiftUI

enum NoteOrder: String { case date, title }
enum TaskOrder: String { case date, priority }
typealias EventOrder = NoteOrder
// A copy of the same choice, as an extension of the app has one.
enum WidgetOrder: String { case title, date }
struct NoteList: View {
  @AppStorage("notes.order") private var order = NoteOrder.date
  @AppStorage("order") private var sorting = NoteOrder.date
  @AppStorage("scope") private var scope = NoteOrder.date
  @AppStorage("event") private var event = NoteOrder.date
  @AppStorage("widget") private var widget = NoteOrder.date
  @AppStorage("shared", store: UserDefaults(suiteName: "notes")) private var shared = NoteOrder.date
  var body: some View { Text(order.rawValue + sorting.rawValue + scope.rawValue) }
}
struct TaskList: View {
  // Each has its own key, its own store, or the kind of store that the other has not.
  @AppStorage("tasks.order") private var order = TaskOrder.date
  @SceneStorage("scope") private var scope = TaskOrder.date
  @AppStorage("shared", store: UserDefaults(suiteName: "tasks")) private var shared = TaskOrder.date
  // One meaning: the same type, another name of it, and a copy of it.
  @AppStorage("order") private var sorting = NoteOrder.date
  @AppStorage("event") private var event = EventOrder.date
  @AppStorage("widget") private var widget = WidgetOrder.date
  var body: some View { Text(order.rawValue + sorting.rawValue + scope.rawValue) }
}
