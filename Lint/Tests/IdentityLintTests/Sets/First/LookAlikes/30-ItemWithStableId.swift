import SwiftUI

struct Notice30: Identifiable { var id: String { text }; let text: String }
struct Inbox30: View {
  @State private var error: String?
  @State private var unread = 0
  var body: some View {
    Button("\(unread)") {
      unread += 1; error = "Offline"
    }
    .sheet(item: Binding(get: { error.map { Notice30(text: $0) } }, set: { _ in error = nil })) {
      Text($0.text)
    }
  }
}
