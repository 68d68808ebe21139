import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var title: String
}

@MainActor
@Observable
final class Mailbox {
  private var lettersByAccount = [
    "work": (1...200).map { Letter(id: $0, title: "Report \($0)") },
    "home": (1...200).map { Letter(id: $0, title: "Letter \($0)") },
  ]
  private(set) var lastSync = Date.now
  var accountID = "work"

  var letters: [Letter] { lettersByAccount[accountID] ?? [] }

  func syncForever() async {
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(15))
      } catch {
        return
      }
      lettersByAccount["home"]?[0].title = "Letter 1 (updated)"
      lastSync = .now
    }
  }
}

private struct AccountContent: ViewModifier {
  let accountID: String
  let stamp: Date

  func body(content: Content) -> some View {
    content
      .id(accountID)
      .safeAreaInset(edge: .bottom) {
        Text("Updated \(stamp, style: .relative) ago")
          .font(.footnote)
          .id(stamp)
      }
  }
}

struct MailboxScreen: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    List(mailbox.letters) { letter in
      Text(letter.title)
    }
    .modifier(AccountContent(accountID: mailbox.accountID, stamp: mailbox.lastSync))
    .toolbar {
      Button("Switch account") {
        mailbox.accountID = mailbox.accountID == "work" ? "home" : "work"
      }
    }
    .task { await mailbox.syncForever() }
  }
}
