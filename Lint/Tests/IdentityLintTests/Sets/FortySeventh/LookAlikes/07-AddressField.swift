import SwiftUI

struct AddressSuggestion: Identifiable, Decodable {
  let id: Int
  let line: String
}

struct AddressService {
  func suggestions(for text: String) async -> [AddressSuggestion] {
    var components = URLComponents(string: "https://example.com/suggest")!
    components.queryItems = [URLQueryItem(name: "q", value: text)]
    guard let url = components.url,
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return [] }
    return (try? JSONDecoder().decode([AddressSuggestion].self, from: data)) ?? []
  }
}

struct AddressField: View {
  @State private var text = ""
  @State private var suggestions: [AddressSuggestion] = []
  private let service = AddressService()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Street and number", text: $text)
        .textFieldStyle(.roundedBorder)
      ForEach(suggestions) { suggestion in
        Button(suggestion.line) { text = suggestion.line }
      }
    }
    .task(id: text) {
      try? await Task.sleep(for: .milliseconds(350))
      guard !Task.isCancelled else { return }
      let found = text.count < 3 ? [] : await service.suggestions(for: text)
      guard !Task.isCancelled else { return }
      suggestions = found
    }
  }
}
