import SwiftUI

@Observable
final class WatchLater {
  static let shared = WatchLater()

  private(set) var titles: Set<String> = []

  func toggle(_ title: String) {
    if titles.remove(title) == nil {
      titles.insert(title)
    }
  }
}

private struct WatchLaterKey: EnvironmentKey {
  static var defaultValue: WatchLater { .shared }
}

extension EnvironmentValues {
  var watchLater: WatchLater {
    get { self[WatchLaterKey.self] }
    set { self[WatchLaterKey.self] = newValue }
  }
}

struct FilmRow: View {
  let title: String
  @Environment(\.watchLater) private var watchLater

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("Later", systemImage: watchLater.titles.contains(title) ? "clock.fill" : "clock") {
        watchLater.toggle(title)
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }
}

struct WatchLaterBadge: View {
  @Environment(\.watchLater) private var watchLater

  var body: some View {
    Label("\(watchLater.titles.count)", systemImage: "clock")
      .labelStyle(.titleAndIcon)
  }
}

struct FilmListView: View {
  let films: [String]

  var body: some View {
    NavigationStack {
      List(films, id: \.self) { film in
        FilmRow(title: film)
      }
      .navigationTitle("Films")
      .toolbar {
        WatchLaterBadge()
      }
    }
  }
}
