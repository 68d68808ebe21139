import SwiftUI

struct Entry: View {
  @Binding var text: String
  var body: some View { TextField("Text", text: $text) }
}
struct Label2: View {
  let text: String
  var body: some View { Text(text) }
}
struct Wide: View {
  @State private var text = ""
  var body: some View {
    ViewThatFits {
      HStack {
        Label2(text: "a"); Label2(text: "b")
      }
      VStack { Label2(text: "a") }
      Text("a")
    }
    ViewThatFits {
      HStack { Entry(text: $text) }
      VStack { Entry(text: $text) }
    }
  }
}
