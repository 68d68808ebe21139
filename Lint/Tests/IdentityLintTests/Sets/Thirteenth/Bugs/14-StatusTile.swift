import SwiftUI
import Observation

@MainActor
@Observable
final class BuildMonitor {
  var status = "Unknown"
  var requests = 0

  func refresh() async {
    requests += 1
    guard let url = URL(string: "https://ci.example.com/status"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    status = String(decoding: data, as: UTF8.self)
  }
}

struct BuildTile: View {
  let monitor: BuildMonitor

  var body: some View {
    GroupBox("Build") {
      Text(monitor.status)
      Text("\(monitor.requests) requests").font(.caption)
    }
    .onAppear {
      // bug: every appearance (tab chosen again) starts another endless unstructured poll which
      // nobody cancels; pollers add up and outlive the tile
      Task {
        while !Task.isCancelled {
          await monitor.refresh()
          try? await Task.sleep(for: .seconds(5))
        }
      }
    }
  }
}

struct Dashboard: View {
  @State private var monitor = BuildMonitor()

  var body: some View {
    TabView {
      ScrollView { BuildTile(monitor: monitor).padding() }
        .tabItem { Label("Builds", systemImage: "hammer") }
      Text("No open incidents")
        .tabItem { Label("Incidents", systemImage: "bolt") }
    }
  }
}
