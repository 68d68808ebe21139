import SwiftUI

struct Room: View {
  let messages: [String]
  @State private var text = ""
  var body: some View {
    TextField("Message", text: $text)
      .id(messages.count)  // expect: content_id
  }
}
// Nothing is typed in it.
struct Board: View {
  let messages: [String]
  var body: some View { Text("\(messages.count)").id(messages.count) }
}
