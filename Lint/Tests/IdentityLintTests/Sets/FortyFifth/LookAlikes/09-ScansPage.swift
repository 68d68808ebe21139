import SwiftUI

extension Notification.Name {
  static let scanFinished = Notification.Name("scanFinished")
}

@MainActor
@Observable
final class ScanMonitor {
  private(set) var fileNames: [String] = []
  @ObservationIgnored private let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  func run() async {
    reload()
    for await _ in NotificationCenter.default.notifications(named: .scanFinished) {
      reload()
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

struct ScansPage: View {
  let folder: URL
  @State private var monitor: ScanMonitor?

  var body: some View {
    List(monitor?.fileNames ?? [], id: \.self) { name in
      Label(name, systemImage: "doc.viewfinder")
    }
    .navigationTitle("Scans")
    .task {
      let current = monitor ?? ScanMonitor(folder: folder)
      monitor = current
      await current.run()
    }
  }
}
