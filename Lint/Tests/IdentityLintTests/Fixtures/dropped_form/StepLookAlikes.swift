import SwiftUI

struct Bound: View {
  let title: String
  @Binding var answer: String
  var body: some View { TextField(title, text: $answer) }
}
/// Begins with the answer that was given.
struct Filled: View {
  @State private var answer: String
  let save: (String) -> Void
  init(answer: String, save: @escaping (String) -> Void) {
    _answer = State(initialValue: answer)
    self.save = save
  }
  var body: some View { TextField("Answer", text: $answer).onChange(of: answer) { save(answer) } }
}
struct Refilled: View {
  let stored: String
  @State private var answer = ""
  var body: some View { TextField("Answer", text: $answer).task { answer = stored } }
}
struct Untyped: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}
struct Typed: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}
struct Pages: View {
  @State private var index = 0
  @State private var round = 0
  @State private var answers: [Int: String] = [:]
  var body: some View {
    VStack {
      Bound(title: "Answer", answer: $answers[index, default: ""]).id(index)
      Filled(answer: answers[index] ?? "") { answers[index] = $0 }.id(index)
      Refilled(stored: answers[index] ?? "").id(index)
      Untyped(title: "Answer").id(index)
      // Begins again on purpose, and never goes back.
      Typed().id(round)
      Button("Again") { round += 1 }
      Button("Back") { index -= 1 }
      Button("Next") { index += 1 }
    }
  }
}
