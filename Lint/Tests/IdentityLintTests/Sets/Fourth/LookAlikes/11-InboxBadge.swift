import Combine
import SwiftUI

final class Inbox: ObservableObject {
  @Published private(set) var unread: Set<Int> = []

  func receive(_ id: Int) {
    unread.insert(id)
  }
}

final class Account: ObservableObject {
  @Published var address = "me@example.com"
  let inbox = Inbox()
}

struct UnreadCounter: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    Label("\(inbox.unread.count) unread", systemImage: "envelope.badge")
  }
}

struct MailSidebar: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    List {
      Section(account.address) {
        UnreadCounter(inbox: account.inbox)
        Button("Simulate") { account.inbox.receive(.random(in: 0..<1000)) }
      }
    }
  }
}
