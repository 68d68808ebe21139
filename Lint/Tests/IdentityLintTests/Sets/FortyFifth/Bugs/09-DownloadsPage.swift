import SwiftUI

extension Notification.Name {
  static let downloadFinished = Notification.Name("downloadFinished")
}

@MainActor
@Observable
final class DownloadMonitor {
  private(set) var fileNames: [String] = []
  @ObservationIgnored private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  func start() {
    reload()
    // bug: Each opened and closed downloads page leaves a model behind that goes on
    Task {
      for await _ in NotificationCenter.default.notifications(named: .downloadFinished) {
        reload()
      }
    }
  }

  private func reload() {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    fileNames = (urls ?? []).map(\.lastPathComponent).sorted()
  }
}

struct DownloadsPage: View {
  let folder: URL
  @State private var monitor: DownloadMonitor?

  var body: some View {
    List(monitor?.fileNames ?? [], id: \.self) { name in
      Label(name, systemImage: "doc")
    }
    .navigationTitle("Downloads")
    .onAppear {
      guard monitor == nil else { return }
      let monitor = DownloadMonitor(folder: folder)
      monitor.start()
      self.monitor = monitor
    }
  }
}
