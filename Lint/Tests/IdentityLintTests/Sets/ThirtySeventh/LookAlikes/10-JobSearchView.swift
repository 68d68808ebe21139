import SwiftUI

struct JobSearchView: View {
  private struct Request: Equatable {
    var query = ""
    var field = "design"
  }

  @State private var request = Request()
  @State private var results: [String] = []

  var body: some View {
    List {
      Picker("Field", selection: $request.field) {
        ForEach(["design", "software", "health"], id: \.self) { Text($0) }
      }
      ForEach(results, id: \.self) { Text($0) }
    }
    .searchable(text: $request.query)
    .task(id: request) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        let found = try await search(request)
        try Task.checkCancellation()
        results = found
      } catch {
        if !Task.isCancelled { results = [] }
      }
    }
  }

  private func search(_ request: Request) async throws -> [String] {
    var components = URLComponents(string: "https://example.com/jobs")!
    components.queryItems = [
      URLQueryItem(name: "q", value: request.query),
      URLQueryItem(name: "field", value: request.field),
    ]
    let (data, _) = try await URLSession.shared.data(from: components.url!)
    return Array(Set(try JSONDecoder().decode([String].self, from: data))).sorted()
  }
}
