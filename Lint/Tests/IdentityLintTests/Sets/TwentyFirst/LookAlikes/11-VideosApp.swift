import SwiftUI
import Observation

@MainActor
@Observable
final class VideoShelf {
  static let shared = VideoShelf()

  private(set) var watchList: [String] = []
  var volume = 0.5

  func add(_ title: String) {
    guard !watchList.contains(title) else { return }
    watchList.append(title)
  }

  func persist() {
    UserDefaults.standard.set(watchList, forKey: "watchList")
  }
}

@main
struct VideosApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("prefersDark") private var prefersDark = false

  var body: some Scene {
    WindowGroup {
      WatchListView()
        .environment(VideoShelf.shared)
        .preferredColorScheme(prefersDark ? .dark : nil)
        .opacity(scenePhase == .active ? 1 : 0.4)
    }
    #if os(macOS)
      Settings {
        Toggle("Dark appearance", isOn: $prefersDark)
          .padding()
      }
    #endif
  }
}

struct WatchListView: View {
  @Environment(VideoShelf.self) private var shelf

  var body: some View {
    @Bindable var shelf = shelf
    VStack {
      List(shelf.watchList, id: \.self) { title in
        Text(title)
      }
      Slider(value: $shelf.volume)
      Button("Add to watch list") {
        shelf.add("Video \(shelf.watchList.count + 1)")
        shelf.persist()
      }
    }
    .padding()
  }
}
