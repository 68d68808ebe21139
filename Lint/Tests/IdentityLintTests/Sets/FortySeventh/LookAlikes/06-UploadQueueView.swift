import SwiftUI

struct UploadItem: Identifiable {
  enum State { case waiting, running, finished, failed }
  let id = UUID()
  let file: URL
  var state = State.waiting
}

@MainActor
@Observable
final class UploadQueue {
  var items: [UploadItem] = []

  func upload(_ id: UploadItem.ID) async {
    guard let position = items.firstIndex(where: { $0.id == id }) else { return }
    items[position].state = .running
    var request = URLRequest(url: URL(string: "https://example.com/upload")!)
    request.httpMethod = "POST"
    do {
      _ = try await URLSession.shared.upload(for: request, fromFile: items[position].file)
      mark(id, as: .finished)
    } catch {
      mark(id, as: .failed)
    }
  }

  private func mark(_ id: UploadItem.ID, as state: UploadItem.State) {
    guard let position = items.firstIndex(where: { $0.id == id }) else { return }
    items[position].state = state
  }
}

struct UploadQueueView: View {
  @Bindable var queue: UploadQueue

  var body: some View {
    List {
      ForEach(queue.items) { item in
        HStack {
          Text(item.file.lastPathComponent)
          Spacer()
          if item.state == .running { ProgressView() }
          if item.state == .finished { Image(systemName: "checkmark") }
          Button("Upload") { Task { await queue.upload(item.id) } }
            .disabled(item.state == .running)
        }
      }
      .onMove { queue.items.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { queue.items.remove(atOffsets: $0) }
    }
  }
}
