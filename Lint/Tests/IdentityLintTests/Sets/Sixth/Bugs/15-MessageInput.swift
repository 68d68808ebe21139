import SwiftUI
import UIKit

struct Conversation: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct InboxView: View {
  let conversations: [Conversation]
  let outbox: Outbox
  @State private var current: Conversation?

  var body: some View {
    NavigationSplitView {
      List(conversations, selection: $current) { conversation in
        Text(conversation.name).tag(conversation)
      }
    } detail: {
      if let current {
        VStack {
          MessagesView(conversation: current)
          ReturnKeyField(placeholder: "Message \(current.name)") { text in
            outbox.send(text, to: current.id)
          }
          .frame(height: 44)
          .padding(.horizontal)
        }
      }
    }
  }
}

struct ReturnKeyField: UIViewRepresentable {
  let placeholder: String
  let onReturn: (String) -> Void

  func makeCoordinator() -> Coordinator {
    Coordinator(onReturn: onReturn)
  }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.placeholder = placeholder
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    // bug: keeps the closure of the first conversation, later messages go to that one
    private let onReturn: (String) -> Void

    init(onReturn: @escaping (String) -> Void) {
      self.onReturn = onReturn
    }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      onReturn(field.text ?? "")
      field.text = ""
      return true
    }
  }
}

struct MessagesView: View {
  let conversation: Conversation

  var body: some View {
    ScrollView { Text("Beginning of your chat with \(conversation.name)") }
  }
}

final class Outbox {
  func send(_ text: String, to conversation: Int) {}
}
