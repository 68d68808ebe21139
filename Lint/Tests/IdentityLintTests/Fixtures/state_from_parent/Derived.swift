import SwiftUI

struct Parent: View {
  @State private var count = 1
  @State private var name = ""

  var body: some View {
    Stepper("Count", value: $count)
    TextField("Name", text: $name)
    Amount(count: count)
    Title(name: name)
    Upper(name: name)
  }
}

struct Amount: View {
  @State private var text: String  // expect: state_from_parent
  init(count: Int) { _text = State(initialValue: String(count)) }
  var body: some View { Text(text) }
}

struct Title: View {
  @State private var text: String  // expect: state_from_parent
  init(name: String) { _text = State(initialValue: "Name: \(name)") }
  var body: some View { Text(text) }
}

struct Upper: View {
  @State private var text: String  // expect: state_from_parent
  init(name: String) { _text = .init(initialValue: name.uppercased()) }
  var body: some View { Text(text) }
}
