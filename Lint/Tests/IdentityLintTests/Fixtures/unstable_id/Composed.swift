import SwiftUI

struct RowView: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Button(title) { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5) }
}
struct ReviewA: Codable { let author: String }
extension ReviewA: Identifiable {
  var id: String { author + UUID().uuidString }  // expect: unstable_id
}
struct ReviewB: Identifiable {
  let author: String
  var id: String { "\(author)-\(UUID())" }  // expect: unstable_id
}
struct ReviewC: Identifiable {
  let author: String
  var id: String { [author, UUID().uuidString].joined(separator: "-") }  // expect: unstable_id
}
struct ReviewD: Identifiable {
  let author: String
  var id: String {  // expect: unstable_id
    let suffix = UUID().uuidString
    return author + "-" + suffix
  }
}
struct ReviewE: Identifiable {
  let author: String
  var id: Int { author.hashValue ^ Int.random(in: 0...1000) }  // expect: unstable_id
}
struct ReviewF: Identifiable {
  let author: String
  var id: String { makeID() }  // expect: unstable_id
  private func makeID() -> String { author + UUID().uuidString }
}
struct ReviewG: Identifiable {
  let author: String
  var id: String { "\(author)\(Date().timeIntervalSince1970)" }  // expect: unstable_id
}
enum ReviewH: Identifiable {
  case text(String), image
  var id: String {  // expect: unstable_id
    switch self {
    case .text(let t): t + UUID().uuidString
    case .image: UUID().uuidString
    }
  }
}
protocol Listed: Identifiable {}
extension Listed { var id: UUID { UUID() } }  // expect: unstable_id
struct ReviewI: Listed { let author: String }

struct Feed: View {
  let a: [ReviewA], b: [ReviewB], c: [ReviewC], d: [ReviewD], e: [ReviewE], f: [ReviewF],
    g: [ReviewG]
  let h: [ReviewH]
  let i: [ReviewI]
  @State private var least = 1
  private var visible: [ReviewA] { a.filter { $0.author.count >= least } }
  private func shown() -> [ReviewA] { a.sorted { $0.author < $1.author } }
  var body: some View {
    ScrollView {
      Stepper("\(least)", value: $least)
      ForEach(visible) { RowView(title: $0.author) }
      ForEach(shown()) { RowView(title: $0.author) }
      ForEach(b) { RowView(title: $0.author) }
      ForEach(c) { RowView(title: $0.author) }
      ForEach(d) { RowView(title: $0.author) }
      ForEach(e) { RowView(title: $0.author) }
      ForEach(f) { RowView(title: $0.author) }
      ForEach(g) { RowView(title: $0.author) }
      ForEach(h) { _ in RowView(title: "h") }
      ForEach(i) { RowView(title: $0.author) }
    }
  }
}
