import SwiftUI

struct Mail: Identifiable {
  let id: Int
  var isUnread: Bool
  var count = 0
}
extension Mail: Hashable {
  static func == (a: Mail, b: Mail) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
// The view is no `Equatable`.
struct MailRow: View {
  let mail: Mail
  var body: some View { Text(mail.isUnread ? "new" : "read") }
}
// It shows only what is compared, and what nothing changes.
struct Number: View, Equatable {
  let mail: Mail
  var body: some View { Text("\(mail.id) \(mail.count)") }
}
struct Inbox: View {
  @State private var mails: [Mail] = []
  var body: some View {
    ForEach(mails) { mail in
      MailRow(mail: mail)
      Number(mail: mail).equatable()
    }
    Button("Read") { mails[0].isUnread = false }
  }
}
