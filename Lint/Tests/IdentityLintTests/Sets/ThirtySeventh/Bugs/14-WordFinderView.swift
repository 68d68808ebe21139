import SwiftUI
import Combine

final class WordFinder: ObservableObject {
  @Published var query = ""
  @Published var matches: [String] = []

  private let words = ["apple", "apricot", "banana", "cherry", "chestnut"]

  init() {
    // bug: The AnyCancellable from sink is dropped when the initializer ends
    _ =
      $query
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] text in
        guard let self else { return }
        self.matches = self.words.filter { $0.hasPrefix(text.lowercased()) }
      }
  }
}

struct WordFinderView: View {
  @StateObject private var finder = WordFinder()

  var body: some View {
    List {
      TextField("Search", text: $finder.query)
      ForEach(finder.matches, id: \.self) { word in
        Text(word)
      }
    }
  }
}
