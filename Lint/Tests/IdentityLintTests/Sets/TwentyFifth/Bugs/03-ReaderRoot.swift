import SwiftUI

@Observable
final class ReadingQueue {
  private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

enum Appearance: String, CaseIterable {
  case light, dark, system

  var scheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    case .system: nil
    }
  }
}

struct ReaderRoot: View {
  @AppStorage("appearance") private var appearance: Appearance = .system

  var body: some View {
    TabView {
      DiscoverView()
        .tabItem { Label("Discover", systemImage: "sparkles") }
      QueueView()
        .tabItem { Label("Queue", systemImage: "list.bullet") }
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
    }
    .preferredColorScheme(appearance.scheme)
    // bug: the whole queue. When: the appearance is changed in Settings (AppStorage re-
    // evaluates the root).
    .environment(ReadingQueue())
  }
}

struct DiscoverView: View {
  @Environment(ReadingQueue.self) private var queue

  var body: some View {
    List(["Middlemarch", "Kokoro", "Austerlitz"], id: \.self) { title in
      Button("Queue \(title)") { queue.add(title) }
    }
  }
}

struct QueueView: View {
  @Environment(ReadingQueue.self) private var queue

  var body: some View {
    List {
      LabeledContent("Waiting", value: "\(queue.titles.count)")
      Text(queue.titles.joined(separator: ", "))
    }
  }
}
