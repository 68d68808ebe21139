import SwiftUI

@Observable
final class ListeningQueue {
  private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

enum Accent: String, CaseIterable {
  case blue, green, orange

  var color: Color {
    switch self {
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    }
  }
}

struct ListenerRoot: View {
  @AppStorage("accent") private var accent: Accent = .blue
  @State private var queue = ListeningQueue()

  var body: some View {
    TabView {
      ShowsView()
        .tabItem { Label("Shows", systemImage: "mic") }
      ListeningView()
        .tabItem { Label("Queue", systemImage: "list.bullet") }
      Picker("Accent", selection: $accent) {
        ForEach(Accent.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
    }
    .tint(accent.color)
    .environment(queue)
  }
}

struct ShowsView: View {
  @Environment(ListeningQueue.self) private var queue

  var body: some View {
    List(["Radiolab", "In Our Time", "Song Exploder"], id: \.self) { title in
      Button("Queue \(title)") { queue.add(title) }
    }
  }
}

struct ListeningView: View {
  @Environment(ListeningQueue.self) private var queue

  var body: some View {
    List {
      LabeledContent("Waiting", value: "\(queue.titles.count)")
      Text(queue.titles.joined(separator: ", "))
    }
  }
}

struct ListeningView_Previews: PreviewProvider {
  static var previews: some View {
    ListeningView()
      .environment(ListeningQueue())
  }
}
