import SwiftUI

struct Bulletin: Decodable {
  let region: String
  let level: Int
}

struct AvalancheCard: View {
  let region: String
  @State private var bulletin: Bulletin?

  var body: some View {
    VStack(alignment: .leading) {
      Text(region).font(.headline)
      if let bulletin, bulletin.region == region {
        Text("Level \(bulletin.level)")
          .font(.largeTitle)
      } else {
        ProgressView()
          .task(id: region) { await load() }
      }
    }
    .padding()
  }

  private func load() async {
    guard let url = URL(string: "https://snow.example.org/")?.appending(path: region),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    bulletin = try? JSONDecoder().decode(Bulletin.self, from: data)
  }
}
