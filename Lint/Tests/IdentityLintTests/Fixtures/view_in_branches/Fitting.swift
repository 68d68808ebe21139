import SwiftUI

struct Entry: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}
struct Wide: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {  // expect: view_in_branches
      HStack {
        Image("a"); Entry().frame(width: 400)
      }
      VStack {
        Image("a"); Entry()
      }
    }
  }
}
