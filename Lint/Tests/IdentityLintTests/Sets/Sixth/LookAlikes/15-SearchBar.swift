import SwiftUI
import UIKit

enum Market: String, CaseIterable, Identifiable {
  case homes, cars, jobs
  var id: Self { self }
}

struct MarketSearchScreen: View {
  @State private var market = Market.homes
  @State private var query = ""
  @State private var submitted: [Market: [String]] = [:]

  var body: some View {
    VStack {
      Picker("Market", selection: $market) {
        ForEach(Market.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      LegacySearchBar(text: $query, prompt: "Search \(market.rawValue)") {
        remember(query)
      }
      List(submitted[market, default: []], id: \.self) { entry in
        Text(entry)
      }
    }
  }

  private func remember(_ entry: String) {
    guard !entry.isEmpty else { return }
    submitted[market, default: []].removeAll { $0 == entry }
    submitted[market, default: []].insert(entry, at: 0)
  }
}

struct LegacySearchBar: UIViewRepresentable {
  @Binding var text: String
  let prompt: String
  let onSearch: () -> Void

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    context.coordinator.parent = self
    bar.placeholder = prompt
    if bar.text != text {
      bar.text = text
    }
  }

  final class Coordinator: NSObject, UISearchBarDelegate {
    var parent: LegacySearchBar

    init(_ parent: LegacySearchBar) {
      self.parent = parent
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      parent.text = searchText
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      searchBar.resignFirstResponder()
      parent.onSearch()
    }
  }
}
