import SwiftUI

struct Tide: Identifiable, Decodable {
  let id: Int
  let time: String
  let height: Double
}

struct TideStrip: View {
  let tides: [Tide]

  var body: some View {
    HStack {
      ForEach(tides) { tide in
        VStack {
          Text(tide.time).font(.caption)
          Text(tide.height, format: .number.precision(.fractionLength(1)))
        }
      }
    }
  }
}

struct TideCard: View {
  let harbor: String
  @State private var tides: [Tide] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text(harbor).font(.headline)
      if !tides.isEmpty {
        TideStrip(tides: tides)
          // bug: the load is attached to a view that appears only after something was loaded
          .task(id: harbor) { await load() }
      }
    }
    .padding()
    .background(.thinMaterial, in: .rect(cornerRadius: 12))
  }

  private func load() async {
    guard let url = URL(string: "https://tides.example.org/")?.appending(path: harbor),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    tides = (try? JSONDecoder().decode([Tide].self, from: data)) ?? []
  }
}
