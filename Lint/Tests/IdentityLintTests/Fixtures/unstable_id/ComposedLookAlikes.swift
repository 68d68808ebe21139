import SwiftUI

struct RowView: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Button(title) { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5) }
}
// Stored once.
struct ReviewA: Identifiable { let author: String; let id = "review" + UUID().uuidString }
struct ReviewB: Identifiable {
  let author: String
  let id: String
  init(author: String) {
    self.author = author
    id = author + UUID().uuidString
  }
}
final class ReviewC: Identifiable {
  let author = ""
  lazy var id = author + UUID().uuidString
}
// Of the session and the author.
enum Session { static let name = UUID().uuidString }
struct ReviewD: Identifiable { let author: String; var id: String { author + Session.name } }
struct ReviewE: Identifiable {
  let author: String
  let seed: UUID
  var id: String { seed.uuidString + "-" + author }
}
// The same all day.
struct ReviewF: Identifiable {
  let author: String
  var id: String { author + "\(Int(Date().timeIntervalSince1970) / 86_400)" }
}
struct ReviewG: Identifiable {
  let author: String
  var id: String {
    let parts = author.split(separator: " ")
    return parts.joined(separator: "-") + "."
  }
  // Not the id.
  var copyName: String { author + UUID().uuidString }
  func copied() -> String { author + UUID().uuidString }
}
struct ReviewH: Identifiable {
  let author: String
  var id: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return author + formatter.string(from: .distantPast)
  }
}
struct Feed: View {
  let a: [ReviewA], b: [ReviewB], c: [ReviewC], d: [ReviewD], e: [ReviewE], g: [ReviewG]
  var body: some View {
    ScrollView {
      ForEach(a) { RowView(title: $0.author) }
      ForEach(b) { RowView(title: $0.author) }
      ForEach(c) { RowView(title: $0.author) }
      ForEach(d) { RowView(title: $0.author) }
      ForEach(e) { RowView(title: $0.author) }
      ForEach(g) { RowView(title: $0.author) }
    }
  }
}
