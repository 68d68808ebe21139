import SwiftUI
import Combine

struct ScanItem: Identifiable, Hashable {
  let id: UUID
  let url: URL
  let title: String
}

@MainActor
final class ExportQueue: ObservableObject {
  static let main = ExportQueue()

  @Published private(set) var progress: [UUID: Double] = [:]

  func start(_ item: ScanItem) async {
    progress[item.id] = 0
    for step in 1...20 {
      try? await Task.sleep(for: .milliseconds(150))
      progress[item.id] = Double(step) / 20
    }
  }
}

struct ScanExportView: View {
  let scans: [ScanItem]
  @State private var folder = ""

  var body: some View {
    List {
      Section {
        TextField("Folder", text: $folder)
      } footer: {
        Text(folder.isEmpty ? "Inbox" : "Will be saved in \(folder)")
      }
      ForEach(scans) { scan in
        ExportRow(scan: scan)
      }
    }
  }
}

private struct ExportRow: View {
  let scan: ScanItem
  @ObservedObject private var queue: ExportQueue

  @MainActor
  init(scan: ScanItem, queue: ExportQueue = .main) {
    self.scan = scan
    self.queue = queue
  }

  var body: some View {
    HStack {
      Text(scan.title)
      Spacer()
      if let value = queue.progress[scan.id] {
        ProgressView(value: value).frame(width: 80)
      } else {
        Button("Export") {
          Task { await queue.start(scan) }
        }
      }
    }
  }
}
