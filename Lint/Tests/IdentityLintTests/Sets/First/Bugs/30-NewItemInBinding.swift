import SwiftUI

struct Notice: Identifiable { let id = UUID(); let text: String }

struct Inbox: View {
  @State private var error: String?
  @State private var unread = 0
  var body: some View {
    Button("Fetch \(unread)") {
      unread += 1; error = "Offline"
    }
    // bug: each update presents the sheet again
    .sheet(item: Binding(get: { error.map { Notice(text: $0) } }, set: { _ in error = nil })) {
      notice in
      Text(notice.text)
    }
  }
}
