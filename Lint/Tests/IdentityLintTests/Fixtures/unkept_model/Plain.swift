import SwiftUI

final class Rest {
  var remaining = 90
  func tick() { remaining -= 1 }
}

@Observable final class Search {
  var query = ""
  var results: [String] = []
  func run() async { results = [query] }
}

struct RestView: View {
  private let rest = Rest()  // expect: unkept_model
  @State private var shown = 90

  var body: some View {
    Button("\(shown)") {
      rest.tick()
      shown = rest.remaining
    }
  }
}

struct SearchView: View {
  var search: Search  // expect: unkept_model

  init() { search = Search() }

  var body: some View {
    ForEach(search.results, id: \.self) { Text($0) }
      .task { await search.run() }
  }
}

struct Results: View {
  @Environment(Search.self) private var search
  var body: some View { Text("\(search.results.count)") }
}

struct Passing: View {
  private let search = Search()  // expect: unkept_model
  var body: some View { Results().environment(search) }
}

struct Page: View {
  @State private var heartRate = 60

  var body: some View {
    Stepper("Rate", value: $heartRate)
    RestView()
    SearchView()
    Passing()
  }
}
