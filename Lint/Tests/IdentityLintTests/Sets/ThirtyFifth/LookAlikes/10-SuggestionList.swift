import SwiftUI

struct AddressScreen: View {
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Street", text: $query)
      SuggestionList(query: query)
    }
  }
}

struct SuggestionList: View {
  let query: String
  @State private var suggestions: [String] = []

  var body: some View {
    List(suggestions, id: \.self) { Text($0) }
      .task(id: query) {
        do {
          try await Task.sleep(for: .milliseconds(300))
        } catch {
          return
        }
        let found = await suggestStreets(for: query)
        guard !Task.isCancelled else { return }
        suggestions = found
      }
  }
}

func suggestStreets(for query: String) async -> [String] {
  await withCheckedContinuation { continuation in
    let delay = Double.random(in: 0.1...1.5)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      continuation.resume(returning: ["\(query) Street", "\(query) Lane"])
    }
  }
}
