import SwiftUI

struct Chat29: View {
  @State private var text = ""
  @State private var isReplying = false
  var body: some View {
    if isReplying {  // bug: replying ends editing
      VStack {
        Text("Reply"); TextField("Message", text: $text)
      }
    } else {
      TextField("Message", text: $text).onSubmit { isReplying = true }
    }
  }
}
