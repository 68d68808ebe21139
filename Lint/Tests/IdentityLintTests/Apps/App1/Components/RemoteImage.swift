import SwiftUI

struct RemoteImage: View {
  let url: URL?
  var symbol = "fork.knife"

  @State private var loaded: Loaded?

  private struct Loaded {
    let url: URL
    let image: CGImage
  }

  var body: some View {
    ZStack {
      Rectangle().fill(.quaternary)
      if let loaded, loaded.url == url {
        Image(decorative: loaded.image, scale: 1)
          .resizable()
          .scaledToFill()
          .transition(.opacity)
      } else {
        Image(systemName: symbol)
          .font(.title2)
          .foregroundStyle(.secondary)
      }
    }
    .clipped()
    .task(id: url) {
      await load()
    }
  }

  private func load() async {
    guard let url else {
      loaded = nil
      return
    }
    guard let image = try? await ImageCache.shared.image(for: url), !Task.isCancelled else {
      return
    }
    withAnimation(.easeIn(duration: 0.15)) {
      loaded = Loaded(url: url, image: image)
    }
  }
}

struct Thumbnail: View {
  let url: URL?
  let symbol: String
  var side: CGFloat = 44

  var body: some View {
    RemoteImage(url: url, symbol: symbol)
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: side / 5))
  }
}
