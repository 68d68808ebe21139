import SwiftUI

struct News: View {
  let fetch: (String) async throws -> [String]
  @State private var topic = "Science"
  @State private var articles: [String] = []
  @State private var headlines: [String] = []
  @State private var notes: [String] = []
  var body: some View {
    List(articles + headlines + notes, id: \.self) { Text($0) }
      .task(id: topic) {
        articles = (try? await fetch(topic)) ?? []  // expect: racing_task
      }
      .task(id: topic) {
        do {
          headlines = try await fetch(topic)
        } catch {
          headlines = []  // expect: racing_task
        }
      }
      .task(id: topic) { await load() }
  }
  private func load() async {
    notes = (try? await fetch(topic)) ?? []  // expect: racing_task
  }
}
