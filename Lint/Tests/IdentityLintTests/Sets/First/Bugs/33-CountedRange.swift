import SwiftUI

struct Polls: View {
  @State private var answers = ["Yes", "No"]
  var body: some View {
    VStack {
      // bug: removing an answer stops the app or moves the text
      ForEach(0..<answers.count, id: \.self) { n in
        HStack {
          TextField("Answer", text: $answers[n])
          Button("Remove") { answers.remove(at: n) }
        }
      }
      Button("Add") { answers.append("") }
    }
  }
}
