import SwiftUI

/// A number that no other one has.
struct Post: Identifiable {
  let channel: String
  let sequence: Int
  let text: String
  let sentAt: Date
  var id: String { "\(channel)/\(sequence)" }
}
/// The time is a part of it.
struct Bubble: Identifiable {
  let sender: String
  let text: String
  let sentAt: Date
  var id: String { "\(sender)/\(text)/\(sentAt.timeIntervalSince1970)" }
}
/// The name of a thing, of which there is one.
struct Chapter: Identifiable {
  let title: String
  let updated: Date
  var id: String { title }
}
/// Nobody said it, and it happens at no time.
struct Suggestion: Identifiable {
  let text: String
  let symbol: String
  var id: String { text }
}
/// An identifier, by its name.
struct Receipt: Identifiable {
  let messageID: String
  let reader: String
  let readAt: Date
  var id: String { messageID }
}
struct Mail: Identifiable {
  let id: UUID
  let sender: String
  let body: String
  let date: Date
}
struct Quote: Identifiable {
  let author: String
  let text: String
  var id: String { author + text }
}
struct Tagged: Identifiable {
  let number: Int
  let comment: String
  let date: Date
  var id: String { "\(number): \(comment)" }
}
struct Conversation: View {
  let posts: [Post]
  let bubbles: [Bubble]
  let chapters: [Chapter]
  let suggestions: [Suggestion]
  let receipts: [Receipt]
  let mails: [Mail]
  let tagged: [Tagged]
  private let quotes = [Quote(author: "A", text: "B"), Quote(author: "C", text: "D")]
  var body: some View {
    ForEach(posts) { Text($0.text) }
    ForEach(bubbles) { Text($0.text) }
    ForEach(chapters) { Text($0.title) }
    ForEach(suggestions, id: \.text) { Text($0.text) }
    ForEach(receipts) { Text($0.reader) }
    ForEach(mails) { Text($0.body) }
    ForEach(quotes) { Text($0.text) }
    ForEach(tagged) { Text($0.comment) }
    Menu("Bubbles") {
      ForEach(bubbles, id: \.text) { Text($0.text) }
    }
  }
}

/// A text is removed before it is added again.
struct Recent: Identifiable {
  let text: String
  let date: Date
  var id: String { text }
}
struct Search: View {
  @State private var recents: [Recent] = []
  @State private var query = ""
  var body: some View {
    TextField("Search", text: $query)
      .onSubmit {
        recents.removeAll { $0.text == query }
        recents.insert(Recent(text: query, date: .now), at: 0)
      }
    ForEach(recents) { Text($0.text) }
  }
}
