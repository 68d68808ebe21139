import SwiftUI

struct Bubble: Identifiable, Hashable {
  let sender: String
  let text: String
  let sentAt: Date
  var id: String { "\(sender)/\(text)" }
}
struct Comment {
  let author: String
  let body: String
  let created: Date
}
extension Comment: Identifiable {
  var id: String { author + ": " + body }
}
struct Person: Hashable {
  let id: Int
  let name: String
}
struct Reply: Identifiable {
  let author: Person
  let isPinned: Bool
  let reply: String
  var key: String { "\(author.id)-\(reply.lowercased())" }
  var id: String { key }
}
struct Entry {
  let message: String
  let date: Date
}
struct Line: Identifiable {
  let speaker: String
  let content: String
  var id: String { [speaker, content].joined(separator: "|") }
}
@Observable final class Feed {
  var comments: [Comment] = []
  var lines: [Line] = []
}
final class Log: ObservableObject {
  @Published var entries: [Entry] = []
}
struct Conversation: View {
  let bubbles: [Bubble]
  let replies: [Reply]
  let feed: Feed
  @ObservedObject var log: Log
  var body: some View {
    ForEach(bubbles) { Text($0.text) }  // expect: repeated_id
    List(feed.comments) { Text($0.body) }  // expect: repeated_id
    LazyVStack {
      ForEach(replies.filter(\.isPinned)) { Text($0.reply) }  // expect: repeated_id
    }
    List {
      ForEach(log.entries, id: \.message) { Text($0.message) }  // expect: repeated_id
    }
    ScrollView {
      ForEach(feed.lines) { Text($0.content) }  // expect: repeated_id
    }
  }
}
