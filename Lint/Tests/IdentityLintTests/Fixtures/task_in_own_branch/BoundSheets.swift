import SwiftUI

struct AddMembers: View {
  @Binding var members: [String]
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Add and continue") {
        members.append(name)
        name = ""
      }
    }
  }
}
struct Members: View {
  @State private var members: [String] = []
  @State private var isAdding = false
  var body: some View {
    if members.isEmpty {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) {  // expect: task_in_own_branch
          AddMembers(members: $members)
        }
    } else {
      List(members, id: \.count) { Text($0) }
    }
  }
}
struct Notes: View {
  @State private var notes: [String] = []
  @State private var isAdding = false
  var body: some View {
    if notes.isEmpty {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) {  // expect: task_in_own_branch
          Button("Another") { notes.append("Note") }
        }
    } else {
      Text("\(notes.count)")
    }
  }
}
