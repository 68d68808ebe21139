import SwiftUI

struct Mailbox: Identifiable, Hashable {
  let id: String
  let name: String
}

@Observable
final class MailNavigation {
  var mailboxID: Mailbox.ID?
  var searchText = ""
}

@Observable
final class MailStore {
  var mailboxes = [
    Mailbox(id: "in", name: "Inbox"),
    Mailbox(id: "sent", name: "Sent"),
    Mailbox(id: "spam", name: "Spam"),
  ]
}

struct MailApp: App {
  @State private var store = MailStore()
  // bug: the selection and search text of one window change in all others. A second window is
  // opened: the model of the navigation belongs to the app, not to the window.
  @State private var navigation = MailNavigation()

  var body: some Scene {
    WindowGroup {
      MailWindow()
        .environment(store)
        .environment(navigation)
    }
  }
}

struct MailWindow: View {
  @Environment(MailStore.self) private var store
  @Environment(MailNavigation.self) private var navigation

  var body: some View {
    @Bindable var navigation = navigation
    NavigationSplitView {
      List(store.mailboxes, selection: $navigation.mailboxID) { mailbox in
        Text(mailbox.name)
      }
    } detail: {
      Text(navigation.mailboxID ?? "No mailbox")
        .searchable(text: $navigation.searchText)
    }
  }
}
