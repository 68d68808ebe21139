import SwiftUI
import UIKit

@MainActor
@Observable
final class MemoryWarningMonitor {
  private(set) var warnings = 0
  let sceneName: String

  init(sceneName: String) {
    self.sceneName = sceneName
  }

  func run() async {
    let notifications = NotificationCenter.default.notifications(
      named: UIApplication.didReceiveMemoryWarningNotification
    )
    for await _ in notifications.map({ _ in () }) {
      warnings += 1
    }
  }
}

struct RenderStatus: View {
  @State private var monitor: MemoryWarningMonitor

  init(sceneName: String) {
    _monitor = State(initialValue: MemoryWarningMonitor(sceneName: sceneName))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(monitor.sceneName)
        .font(.headline)
      if monitor.warnings > 0 {
        Label("Memory is low", systemImage: "memorychip")
          .foregroundStyle(.orange)
      }
    }
    .task {
      await monitor.run()
    }
  }
}

struct RenderPage: View {
  @State private var samples = 32.0
  @State private var comment = ""

  var body: some View {
    Form {
      RenderStatus(sceneName: "Kitchen, morning")
      Slider(value: $samples, in: 8...256, step: 8) {
        Text("Samples")
      }
      LabeledContent("Samples", value: samples, format: .number)
      TextField("Comment", text: $comment)
    }
    .navigationTitle("Render")
  }
}
