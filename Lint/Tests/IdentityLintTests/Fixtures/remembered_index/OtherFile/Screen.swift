import SwiftUI

struct Screen: View {
  @Bindable var chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in
          TextField("Title", text: $chores.list[index].title)  // expect: remembered_index
        }
    }
    .task { await chores.pull() }
  }
}
/// Only a button under the page clears it.
struct DoneScreen: View {
  let chores: Chores
  var body: some View {
    NavigationStack {
      Button("Clear") { chores.clear() }
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in Text(chores.done[index].title) }
    }
  }
}
