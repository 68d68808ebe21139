import SwiftUI

struct News: View {
  let fetch: (String) async throws -> [String]
  @State private var topic = "Science"
  @State private var articles: [String] = []
  @State private var failed = false
  var body: some View {
    List(articles, id: \.self) { Text($0) }
      .task(id: topic) {
        // Stores nothing when it fails.
        if let loaded = try? await fetch(topic) { articles = loaded }
      }
      .task(id: topic) {
        do {
          articles = try await fetch(topic)
        } catch is CancellationError {
        } catch {
          articles = []
        }
      }
      .task(id: topic) {
        do {
          articles = try await fetch(topic)
        } catch {
          if !Task.isCancelled { articles = [] }
        }
      }
      // It runs once.
      .task { articles = (try? await fetch("all")) ?? [] }
      .task(id: topic) {
        let found = (try? await fetch(topic)) ?? []
        failed = found.isEmpty && !Task.isCancelled
      }
  }
}
