import SwiftUI
import Observation

struct PrinterStatus: Decodable, Equatable, Sendable {
  var pages = 0
  var toner = 100
}

protocol PrinterService: Sendable {
  func status() async throws -> PrinterStatus
  func cancelJob() async throws
}

@MainActor @Observable
final class PrinterModel {
  private(set) var status = PrinterStatus()
  private(set) var isOffline = false
  private let service: any PrinterService
  @ObservationIgnored private var polling: Task<Void, Never>?

  init(service: any PrinterService) { self.service = service }

  func startPolling() {
    polling?.cancel()
    polling = Task {
      while !Task.isCancelled {
        await refresh()
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func stopPolling() {
    polling?.cancel()
    polling = nil
  }

  func refresh() async {
    do {
      status = try await service.status()
      isOffline = false
    } catch {
      isOffline = !Task.isCancelled
    }
  }
}

struct PrinterTabs: View {
  let model: PrinterModel

  var body: some View {
    TabView {
      PrinterView(model: model)
        .tabItem { Label("Printer", systemImage: "printer") }
      Text("Paper: A4")
        .tabItem { Label("Info", systemImage: "info.circle") }
    }
  }
}

private struct PrinterView: View {
  let model: PrinterModel

  var body: some View {
    VStack {
      Text("\(model.status.pages) pages left").font(.title)
      Text("Toner \(model.status.toner) %")
      if model.isOffline { Text("Offline").foregroundStyle(.red) }
    }
    .onAppear { model.startPolling() }
    .onDisappear { model.stopPolling() }
  }
}
