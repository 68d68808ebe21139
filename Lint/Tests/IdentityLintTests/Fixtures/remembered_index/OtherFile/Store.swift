import Observation

struct Chore: Identifiable {
  let id: Int
  var title: String
}
@MainActor @Observable final class Chores {
  var list: [Chore] = []
  var done: [Chore] = []
  func pull() async { list.insert(Chore(id: list.count, title: ""), at: 0) }
  func clear() { done.removeAll() }
}
