import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = ""
  var isDone = false
}
struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
struct Page: View {
  let items: [Item]
  let isShown: Bool
  var body: some View {
    List(items) { item in
      Toggle(item.name, isOn: .constant(item.isDone))  // expect: constant_binding
      NameField(name: .constant(item.name))  // expect: constant_binding
      TextField("Name", text: Binding.constant(item.name))  // expect: constant_binding
      Toggle("a", isOn: Binding(get: { item.isDone }, set: { _ in }))  // expect: constant_binding
    }
    .sheet(isPresented: Binding(get: { isShown }, set: { _ in })) {  // expect: constant_binding
      Text("a")
    }
  }
}
