import SwiftUI

struct Parent: View {
  @State private var count = 1
  @State private var name = ""

  var body: some View {
    Stepper("Count", value: $count)
    TextField("Name", text: $name)
    Amount(count: count)
    Title(name: name)
    Fixed(title: "A")
  }
}

// A method that follows the value sets it.
struct Amount: View {
  let count: Int
  @State private var text: String
  init(count: Int) {
    self.count = count
    _text = State(initialValue: String(count))
  }
  var body: some View { Text(text).onChange(of: count) { update() } }
  private func update() { text = "\(count) pieces" }
}

struct Title: View {
  let name: String
  @State private var text: String
  init(name: String) {
    self.name = name
    _text = State(initialValue: "Name: \(name)")
  }
  var body: some View { Text(text).onChange(of: name, perform: show) }
  private func show(_ new: String) { text = "Name: " + new }
}

struct Fixed: View {
  @State private var text: String
  init(title: String) { _text = State(initialValue: title.uppercased()) }
  var body: some View { TextField("Text", text: $text) }
}
