import SwiftUI

final class DownloadCenter: ObservableObject {
  static let shared = DownloadCenter()

  @Published private(set) var queued: [String] = []
  @Published var allowsCellular = false

  private init() {}

  func enqueue(_ title: String) {
    guard !queued.contains(title) else { return }
    queued.append(title)
  }

  func clear() {
    queued.removeAll()
  }
}

struct DownloadPanel: View {
  @ObservedObject private var center = DownloadCenter.shared

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(center.queued.count) queued")
      Toggle("Use cellular data", isOn: $center.allowsCellular)
      Button("Clear queue") {
        center.clear()
      }
      .disabled(center.queued.isEmpty)
    }
  }
}

struct EpisodePage: View {
  let episodeTitle: String
  @State private var playbackRate = 1.0
  @State private var isStarred = false

  var body: some View {
    Form {
      Section {
        Stepper(
          "Speed: \(playbackRate, specifier: "%.1f")x",
          value: $playbackRate, in: 0.5...3, step: 0.1)
        Toggle("Starred", isOn: $isStarred)
        Button("Download") {
          DownloadCenter.shared.enqueue(episodeTitle)
        }
      }
      Section("Downloads") {
        DownloadPanel()
      }
    }
    .navigationTitle(episodeTitle)
  }
}
