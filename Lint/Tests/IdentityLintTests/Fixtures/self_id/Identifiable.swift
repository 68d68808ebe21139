import SwiftUI

struct Todo: Identifiable, Hashable {
  let id: Int
  var isDone: Bool
}

struct Todos: View {
  @State private var todos: [Todo] = []

  var body: some View {
    ForEach($todos, id: \.self) { $todo in  // expect: self_id
      Toggle("Done", isOn: $todo.isDone)
    }
    // By its own id.
    ForEach($todos) { $todo in
      Toggle("Done", isOn: $todo.isDone)
    }
  }
}
