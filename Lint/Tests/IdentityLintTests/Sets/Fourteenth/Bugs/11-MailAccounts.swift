import SwiftUI

struct Mailbox: Identifiable, Hashable {
  let id: String
  let name: String
  let unread: Int
}

struct MailAccount: Identifiable {
  let id: UUID
  let label: String
  let mailboxes: [Mailbox]
}

struct MailSidebar: View {
  let accounts: [MailAccount]
  @Binding var selection: Mailbox.ID?

  var body: some View {
    List(selection: $selection) {
      ForEach(accounts) { account in
        AccountSection(account: account)
      }
    }
    .listStyle(.sidebar)
  }
}

private struct AccountSection: View {
  let account: MailAccount
  @AppStorage private var isExpanded: Bool

  init(account: MailAccount) {
    self.account = account
    // bug: all account sections use one and the same AppStorage key: collapsing one account
    // collapses all of them, also after a restart
    _isExpanded = AppStorage(wrappedValue: true, "sidebar-account-expanded")
  }

  var body: some View {
    Section(isExpanded: $isExpanded) {
      ForEach(account.mailboxes) { mailbox in
        Label(mailbox.name, systemImage: "tray")
          .badge(mailbox.unread)
          .tag(mailbox.id)
      }
    } header: {
      Text(account.label)
    }
  }
}
