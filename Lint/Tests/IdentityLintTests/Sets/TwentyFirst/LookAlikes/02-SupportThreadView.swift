import SwiftUI
import Observation

struct SupportMessage: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
}

@MainActor
@Observable
final class SupportThread {
  private(set) var messages: [SupportMessage] = []
  private(set) var isTyping = false

  func connect() async {
    for number in 1... {
      isTyping = true
      try? await Task.sleep(for: .seconds(2))
      if Task.isCancelled { return }
      isTyping = false
      messages.append(SupportMessage(id: UUID(), author: "Agent", text: "Message \(number)"))
    }
  }

  func send(_ text: String) {
    messages.append(SupportMessage(id: UUID(), author: "Me", text: text))
  }
}

struct SupportThreadView: View {
  @State private var thread = SupportThread()
  @State private var input = ""

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(thread.messages) { message in
            Text("**\(message.author)** \(message.text)")
          }
        }
      }
      if thread.isTyping {
        Text("The agent is typing").italic()
      }
      TextField("Message", text: $input)
        .onSubmit {
          thread.send(input)
          input = ""
        }
    }
    .padding()
    .task { await thread.connect() }
  }
}
