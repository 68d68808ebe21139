import SwiftUI

extension Notification.Name {
  static let libraryDidChange = Notification.Name("libraryDidChange")
}

@MainActor
@Observable
final class ShelfModel {
  private(set) var titles: [String] = []
  @ObservationIgnored private var watcher: Task<Void, Never>?

  func startWatching() {
    guard watcher == nil else { return }
    watcher = Task { [weak self] in
      // bug: Each closed shelf leaves its model alive and still reloading at every
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .libraryDidChange).map({ _ in
        ()
      }) {
        await self.reload()
      }
    }
  }

  func reload() async {
    guard let url = URL(string: "https://example.com/shelf.json"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let list = try? JSONDecoder().decode(Set<String>.self, from: data)
    else { return }
    titles = list.sorted()
  }

  deinit {
    watcher?.cancel()
  }
}

struct ShelfSheet: View {
  @State private var model = ShelfModel()

  var body: some View {
    List(model.titles, id: \.self) { Text($0) }
      .task {
        model.startWatching()
        await model.reload()
      }
  }
}

struct LibraryScreen: View {
  @State private var showsShelf = false

  var body: some View {
    Button("Open shelf") { showsShelf = true }
      .sheet(isPresented: $showsShelf) { ShelfSheet() }
  }
}
