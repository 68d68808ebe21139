import SwiftUI

struct TideInfo: Decodable {
  let summary: String
  let height: Double
}

struct TideView: View {
  let url: URL
  @State private var info: TideInfo?

  var body: some View {
    ZStack {
      if let info {
        VStack {
          Text(info.height, format: .number)
            .font(.largeTitle)
          Text(info.summary)
        }
      } else {
        ProgressView()
      }
    }
    .task(id: url) {
      info = nil
      let loaded = await load(from: url)
      guard !Task.isCancelled else { return }
      info = loaded
    }
  }

  private func load(from url: URL) async -> TideInfo {
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      return try JSONDecoder().decode(TideInfo.self, from: data)
    } catch {
      return TideInfo(summary: "No data", height: 0)
    }
  }
}
