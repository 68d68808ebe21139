import SwiftUI

struct Podcast: Identifiable {
  let id: String
  let title: String
}

struct PodcastRow: View {
  let podcast: Podcast
  // bug: All rows use one fixed storage key
  @AppStorage("podcast.isFavorite") private var isFavorite = false

  var body: some View {
    HStack {
      Text(podcast.title)
      Spacer()
      Button {
        isFavorite.toggle()
      } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
      }
      .buttonStyle(.borderless)
    }
  }
}

struct PodcastList: View {
  private let podcasts = [
    Podcast(id: "p1", title: "Daily News"),
    Podcast(id: "p2", title: "Old Songs"),
    Podcast(id: "p3", title: "Space Talk"),
  ]

  var body: some View {
    List(podcasts) { podcast in
      PodcastRow(podcast: podcast)
    }
  }
}
