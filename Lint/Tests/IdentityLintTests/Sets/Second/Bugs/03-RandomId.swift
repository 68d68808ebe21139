import SwiftUI

struct Feedback: View {
  @State private var stars = 0
  var body: some View {
    Form {
      Stepper("Stars \(stars)", value: $stars)
      commentField
    }
  }
  var commentField: some View {
    CommentField3().id(Int.random(in: 0...Int.max))  // bug: another rating clears the comment
  }
}
struct CommentField3: View {
  @State private var text = ""; var body: some View { TextField("Comment", text: $text) }
}
