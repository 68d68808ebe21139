import SwiftUI

struct Mail: Identifiable {
  let id: Int
  var isUnread: Bool
}
extension Mail: Hashable {
  static func == (a: Mail, b: Mail) -> Bool { a.id == b.id }  // expect: partial_equality
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct MailRow: View, Equatable {
  let mail: Mail
  var body: some View { Text(mail.isUnread ? "new" : "read") }
}
struct Inbox: View {
  @State private var mails: [Mail] = []
  var body: some View {
    ForEach(mails) { MailRow(mail: $0).equatable() }
    Button("Read") { mails[0].isUnread = false }
  }
}
