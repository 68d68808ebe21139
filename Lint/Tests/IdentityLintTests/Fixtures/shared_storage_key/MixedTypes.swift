import SwiftUI

enum NoteOrder: String { case date, title }
enum TaskOrder: String { case date, priority }
enum Keys { static let order = "listOrder" }
struct NoteList: View {
  @AppStorage("order") private var order = NoteOrder.date  // expect: shared_storage_key
  @AppStorage(Keys.order) private var sorting: NoteOrder = .date  // expect: shared_storage_key
  @SceneStorage("scope") private var scope = NoteOrder.title  // expect: shared_storage_key
  var body: some View { Text(order.rawValue + sorting.rawValue + scope.rawValue) }
}
struct TaskList: View {
  @AppStorage("order") private var order = TaskOrder.priority
  @AppStorage("listOrder") private var sorting: TaskOrder = .date
  @SceneStorage("scope") private var scope: TaskOrder = .date
  var body: some View { Text(order.rawValue + sorting.rawValue + scope.rawValue) }
}
