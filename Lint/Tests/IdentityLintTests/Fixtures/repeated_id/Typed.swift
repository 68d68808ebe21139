import SwiftUI

struct Message: Identifiable {
  var id: String { text }
  var text: String
}
struct MessageRow: View {
  let message: Message
  @State private var isOpen = false
  var body: some View { Button(message.text) { isOpen.toggle() } }
}
struct Chat: View {
  @State private var messages: [Message] = []
  @State private var text = ""
  var body: some View {
    List(messages) { MessageRow(message: $0) }  // expect: repeated_id
    TextField("Message", text: $text)
      .onSubmit { messages.append(Message(text: text)) }
  }
}
