import SwiftUI
import Observation

struct Contact: Identifiable, Hashable {
  let id: String
  let name: String
}

struct SentMessage: Identifiable {
  let id = UUID()
  let text: String
}

@Observable
final class MessageLog {
  var sent: [Contact.ID: [SentMessage]] = [:]
}

struct Composer: View {
  let contact: Contact
  let onSend: (String) -> Void
  @AppStorage("composer.sendWithReturn") private var sendWithReturn = true
  // bug: the unsent draft for one contact appears under every other contact and may be sent to
  // the wrong person: one constant @AppStorage key for all conversations
  @AppStorage("composer.draft") private var draft = ""

  var body: some View {
    HStack {
      TextField("Message \(contact.name)", text: $draft)
        .onSubmit { if sendWithReturn { send() } }
      Button("Send", systemImage: "paperplane", action: send)
        .labelStyle(.iconOnly)
        .disabled(draft.isEmpty)
    }
  }

  private func send() {
    onSend(draft)
    draft = ""
  }
}

struct DirectChat: View {
  let contact: Contact
  let log: MessageLog

  var body: some View {
    VStack {
      List(log.sent[contact.id, default: []]) { Text($0.text) }
      Composer(contact: contact) { log.sent[contact.id, default: []].append(SentMessage(text: $0)) }
    }
    .navigationTitle(contact.name)
  }
}

struct ContactsScreen: View {
  let contacts: [Contact]
  @State private var log = MessageLog()

  var body: some View {
    NavigationStack {
      List(contacts) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Contact.self) { DirectChat(contact: $0, log: log) }
    }
  }
}
