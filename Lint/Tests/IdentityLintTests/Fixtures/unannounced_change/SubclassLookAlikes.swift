import SwiftUI

@Observable class Document {
  var title = ""
}
@Observable final class Board: Document {
  var notes: [Int] = []
  func add() { notes.append(1) }
}
final class Plan: Document {
  var steps: [Int] = []
  let limit = 3
  func add() {
    steps.append(1)
    title = "\(steps.count)"
  }
}
struct Page: View {
  let board: Board
  let plan: Plan
  var body: some View {
    Text("\(board.notes.count) \(plan.title) \(plan.steps.count) \(plan.limit)")
    Button("Add") {
      board.add()
      plan.add()
    }
  }
}
