import SwiftUI

struct Message: Identifiable, Decodable {
  // bug: The id is made on decoding
  let id = UUID()
  let subject: String
  let body: String

  private enum CodingKeys: String, CodingKey {
    case subject, body
  }
}

struct MessageRow: View {
  let message: Message
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(message.subject, isExpanded: $isExpanded) {
      Text(message.body)
    }
  }
}

struct InboxView: View {
  @State private var messages: [Message] = []

  var body: some View {
    List(messages) { message in
      MessageRow(message: message)
    }
    .task { await load() }
    .refreshable { await load() }
  }

  @MainActor
  private func load() async {
    guard let url = URL(string: "https://example.com/inbox.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([Message].self, from: data)
    else { return }
    messages = decoded
  }
}
