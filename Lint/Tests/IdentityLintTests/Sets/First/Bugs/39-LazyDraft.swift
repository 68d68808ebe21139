import SwiftUI

struct Threads: View {
  let threads: [Int]
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(threads, id: \.self) { id in ReplyRow(id: id) }
      }
    }
  }
}
struct ReplyRow: View {
  let id: Int
  @State private var reply = ""  // bug: a reply is lost when its row scrolls away
  var body: some View { TextField("Reply to \(id)", text: $reply) }
}
