import SwiftUI

struct AddMembersSheet: View {
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

struct MembersView: View {
  @State private var members: [String] = []
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      if members.isEmpty {
        Button("Add the first members") { isAdding = true }
      } else {
        List(members.indices, id: \.self) { Text(members[$0]) }
      }
    }
    .sheet(isPresented: $isAdding) {
      AddMembersSheet(members: $members)
    }
  }
}
