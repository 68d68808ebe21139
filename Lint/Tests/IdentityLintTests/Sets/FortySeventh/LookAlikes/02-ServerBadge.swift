import SwiftUI

@MainActor
@Observable
final class ServerProbe {
  private(set) var latency: Duration?
  private let endpoint: URL

  init() {
    endpoint = URL(string: "https://example.com/health")!
  }

  func poll() async {
    let clock = ContinuousClock()
    while !Task.isCancelled {
      let elapsed = await clock.measure {
        _ = try? await URLSession.shared.data(from: endpoint)
      }
      latency = elapsed
      try? await Task.sleep(for: .seconds(5))
    }
  }
}

struct ServerBadge: View {
  let tint: Color
  @State private var probe = ServerProbe()

  var body: some View {
    Label {
      Text(probe.latency?.formatted(.units(allowed: [.milliseconds])) ?? "–")
    } icon: {
      Circle().fill(tint).frame(width: 10, height: 10)
    }
    .task { await probe.poll() }
  }
}

struct ServerPanel: View {
  @State private var hue = 0.3

  var body: some View {
    VStack {
      ServerBadge(tint: Color(hue: hue, saturation: 0.8, brightness: 0.9))
      Slider(value: $hue)
    }
    .padding()
    .frame(minWidth: 240)
  }
}
