import SwiftUI
import Observation

struct QueueStatus: Decodable, Equatable, Sendable {
  var waiting = 0
  var minutes = 0
}

protocol QueueService: Sendable {
  func status() async throws -> QueueStatus
  func leave() async throws
}

@MainActor @Observable
final class QueueModel {
  private(set) var status = QueueStatus()
  private(set) var isOffline = false
  private let service: any QueueService

  init(service: any QueueService) { self.service = service }

  func startPolling() {
    // bug: each return to the tab starts another endless, unstored Task and none is cancelled:
    // requests multiply and go on after the screen has gone
    Task {
      while !Task.isCancelled {
        await refresh()
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func refresh() async {
    do {
      status = try await service.status()
      isOffline = false
    } catch {
      isOffline = true
    }
  }
}

struct QueueTabs: View {
  let model: QueueModel

  var body: some View {
    TabView {
      QueueView(model: model)
        .tabItem { Label("Queue", systemImage: "person.3") }
      Text("Opening hours: 9–17")
        .tabItem { Label("Info", systemImage: "info.circle") }
    }
  }
}

private struct QueueView: View {
  let model: QueueModel

  var body: some View {
    VStack {
      Text("\(model.status.waiting) before you").font(.title)
      Text("About \(model.status.minutes) min")
      if model.isOffline { Text("Offline").foregroundStyle(.red) }
    }
    .onAppear { model.startPolling() }
  }
}
