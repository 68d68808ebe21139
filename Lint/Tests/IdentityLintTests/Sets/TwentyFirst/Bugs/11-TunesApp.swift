import SwiftUI
import Observation

@MainActor
@Observable
final class MediaLibrary {
  private(set) var queue: [String] = []
  var volume = 0.5

  func enqueue(_ title: String) {
    guard !queue.contains(title) else { return }
    queue.append(title)
  }

  func persist() {
    UserDefaults.standard.set(queue, forKey: "queue")
  }
}

@main
struct TunesApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("prefersDark") private var prefersDark = false

  var body: some Scene {
    WindowGroup {
      QueueView()
        // bug: the library is made in the App's body, which runs again at each scene phase or theme
        // change: the queue and volume are lost whenever the app goes to the background (and each
        // window has its own).
        .environment(MediaLibrary())
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

struct QueueView: View {
  @Environment(MediaLibrary.self) private var library

  var body: some View {
    @Bindable var library = library
    VStack {
      List(library.queue, id: \.self) { title in
        Text(title)
      }
      Slider(value: $library.volume)
      Button("Add to queue") {
        library.enqueue("Track \(library.queue.count + 1)")
        library.persist()
      }
    }
    .padding()
  }
}
