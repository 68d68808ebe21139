import SwiftUI

struct Mail: Identifiable {
  let id: Int
  let subject: String
}

@MainActor
final class InboxModel: ObservableObject {
  @Published private(set) var mails: [Mail] = []
  // bug: Tapping a mail leaves it bold and the unread count unchanged
  private(set) var readIDs: Set<Int> = []

  var unreadCount: Int { mails.count - readIDs.count }

  func load() async {
    mails = (1...20).map { Mail(id: $0, subject: "Message \($0)") }
  }

  func markRead(_ mail: Mail) {
    readIDs.insert(mail.id)
  }
}

struct InboxView: View {
  @StateObject private var model = InboxModel()

  var body: some View {
    List(model.mails) { mail in
      Button {
        model.markRead(mail)
      } label: {
        Text(mail.subject)
          .bold(!model.readIDs.contains(mail.id))
      }
    }
    .navigationTitle("Inbox (\(model.unreadCount))")
    .task { await model.load() }
  }
}
