import SwiftUI
import Combine

final class CityFinder: ObservableObject {
  @Published var query = ""
  @Published var matches: [String] = []

  private let cities = ["Aachen", "Athens", "Bergen", "Cork", "Cologne"]
  private var cancellable: AnyCancellable?

  init() {
    cancellable =
      $query
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] text in
        guard let self else { return }
        self.matches = self.cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      }
  }
}

struct CityFinderView: View {
  @StateObject private var finder = CityFinder()

  var body: some View {
    List {
      TextField("Search", text: $finder.query)
      ForEach(finder.matches, id: \.self) { city in
        Text(city)
      }
    }
  }
}
