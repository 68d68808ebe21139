import SwiftUI

struct Survey12: View {
  @State private var isLong = false
  var body: some View {
    VStack {
      Toggle("All questions", isOn: $isLong)
      if isLong {  // bug: showing all questions clears the answers
        ScrollView { questions }
      } else {
        questions
      }
    }
  }
  private var questions: some View { Answers12() }
}
struct Answers12: View {
  @State private var a = ""; @State private var b = "";
  var body: some View { TextField("A", text: $a); TextField("B", text: $b) }
}
