import SwiftUI

struct DownloadedEpisode: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let megabytes: Double
  let added: Date
}

@MainActor
final class DownloadsModel: ObservableObject {
  @Published private(set) var episodes: [DownloadedEpisode]

  init(episodes: [DownloadedEpisode]) {
    self.episodes = episodes
  }

  func remove(_ selected: Set<Int>) {
    episodes.removeAll { selected.contains($0.id) }
  }
}

struct DownloadsScreen: View {
  @ObservedObject var model: DownloadsModel
  @State private var selected: Set<Int> = []
  @State private var bySize = false

  private var sorted: [DownloadedEpisode] {
    model.episodes.sorted { bySize ? $0.megabytes > $1.megabytes : $0.added > $1.added }
  }

  private var selectedMegabytes: Double {
    model.episodes
      .filter { selected.contains($0.id) }
      .reduce(0) { $0 + $1.megabytes }
  }

  var body: some View {
    NavigationStack {
      List(sorted, selection: $selected) { episode in
        LabeledContent(episode.title) {
          Text("\(episode.megabytes, specifier: "%.0f") MB")
        }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Downloads")
      .toolbar {
        ToolbarItem {
          Toggle("Largest first", isOn: $bySize)
        }
        ToolbarItem(placement: .bottomBar) {
          Button("Free \(selectedMegabytes, specifier: "%.0f") MB", role: .destructive) {
            model.remove(selected)
            selected = []
          }
          .disabled(selected.isEmpty)
        }
      }
    }
  }
}
