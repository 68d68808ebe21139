import SwiftUI
import Observation

struct Podcast: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isFollowed: Bool
}

@Observable
final class PodcastStore {
  var podcasts: [Podcast]

  init(podcasts: [Podcast]) {
    self.podcasts = podcasts
  }

  func podcast(_ id: Podcast.ID) -> Podcast? {
    podcasts.first { $0.id == id }
  }

  func toggleFollowed(_ id: Podcast.ID) {
    guard let index = podcasts.firstIndex(where: { $0.id == id }) else { return }
    podcasts[index].isFollowed.toggle()
  }
}

struct PodcastsScreen: View {
  @State private var store = PodcastStore(podcasts: [])

  var body: some View {
    NavigationStack {
      List(store.podcasts) { podcast in
        NavigationLink(value: podcast.id) {
          Label(podcast.title, systemImage: podcast.isFollowed ? "bell.fill" : "bell")
        }
      }
      .navigationDestination(for: Podcast.ID.self) { id in
        if let podcast = store.podcast(id) {
          PodcastDetail(podcast: podcast)
        }
      }
    }
    .environment(store)
  }
}

struct PodcastDetail: View {
  let podcast: Podcast
  @Environment(PodcastStore.self) private var store

  var body: some View {
    Text(podcast.title)
      .font(.title)
      .toolbar {
        Button {
          store.toggleFollowed(podcast.id)
        } label: {
          Image(systemName: podcast.isFollowed ? "bell.fill" : "bell")
        }
      }
  }
}
