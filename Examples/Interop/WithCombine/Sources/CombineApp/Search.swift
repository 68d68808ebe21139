import Combine
import Foundation

/// A search whose results follow the typed text.
@MainActor
final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []

  private let words = ["attribute", "binding", "cell", "environment", "graph", "identity"]

  init() {
    $query
      .removeDuplicates()
      .map { [words] query in query.isEmpty ? [] : words.filter { $0.contains(query) } }
      .assign(to: &$results)
  }
}
