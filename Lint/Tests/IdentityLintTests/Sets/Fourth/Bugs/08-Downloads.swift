import SwiftUI

struct Download: Identifiable {
  let id: UUID
  var name: String
  var isFinished = false
}

@Observable
final class DownloadQueue {
  var items: [Download] = []

  func finish(_ id: UUID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    var item = items.remove(at: index)
    item.isFinished = true
    items.append(item)
  }
}

struct DownloadsView: View {
  let queue: DownloadQueue
  @State private var pendingDelete: Int?

  private var isConfirming: Binding<Bool> {
    Binding(get: { pendingDelete != nil }, set: { if !$0 { pendingDelete = nil } })
  }

  var body: some View {
    List(queue.items) { item in
      Label(item.name, systemImage: item.isFinished ? "checkmark" : "arrow.down")
        .swipeActions {
          Button("Delete", role: .destructive) {
            pendingDelete = queue.items.firstIndex { $0.id == item.id }
          }
        }
    }
    .confirmationDialog("Delete file?", isPresented: isConfirming, presenting: pendingDelete) {
      index in
      Button("Delete", role: .destructive) {
        // bug: the position may name another file by then
        queue.items.remove(at: index)
      }
    }
  }
}
