import SwiftUI

struct Chore: Identifiable { let id: Int; var name: String; var isDone = false; var isOpen = false }

// The row edits the parent's element.
struct BoundRow: View {
  @Binding var chore: Chore
  @State private var isTipShown = false
  var body: some View {
    Toggle(chore.name, isOn: $chore.isDone)
    Toggle("Tip", isOn: $isTipShown)
  }
}
// What the row edits, only the row reads.
struct OpenRow: View {
  @State var chore: Chore
  var body: some View { DisclosureGroup(chore.name, isExpanded: $chore.isOpen) { Text("a") } }
}
// It gives the change back.
struct ReturningRow: View {
  @State var chore: Chore
  let onChange: (Chore) -> Void
  var body: some View {
    Toggle(chore.name, isOn: $chore.isDone).onChange(of: chore.isDone) { onChange(chore) }
  }
}
// A constant list, which nothing reads again.
struct SampleRow: View {
  @State var chore: Chore
  var body: some View { Toggle(chore.name, isOn: $chore.isDone) }
}
struct Board: View {
  @State private var chores = [Chore(id: 1, name: "Dishes")]
  private let samples = [Chore(id: 1, name: "Sample")]
  var body: some View {
    List {
      Text("\(chores.filter { !$0.isDone }.count) left")
      ForEach($chores) { $chore in BoundRow(chore: $chore) }
      ForEach(chores) { OpenRow(chore: $0) }
      ForEach(chores) { chore in
        ReturningRow(chore: chore) { new in chores = chores.map { $0.id == new.id ? new : $0 } }
      }
      ForEach(samples) { SampleRow(chore: $0) }
    }
  }
}
