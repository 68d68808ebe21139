import SwiftUI

struct AddMember: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var members: [String]
  @State private var name = ""
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Add") {
        members.append(name)
        dismiss()
      }
    }
  }
}
struct Members: View {
  @State private var members: [String] = []
  @State private var isAdding = false
  @State private var isAsking = false
  var body: some View {
    VStack {
      if members.isEmpty {
        // It closes by itself.
        Button("Add") { isAdding = true }
          .sheet(isPresented: $isAdding) { AddMember(members: $members) }
      }
    }
    .sheet(isPresented: $isAsking) { Button("Another") { members.append("New") } }
  }
}
