import SwiftUI

struct Upload: Identifiable {
  let id: UUID
  var name: String
}

@Observable
final class UploadQueue {
  var items: [Upload] = []

  func moveToEnd(_ id: UUID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items.append(items.remove(at: index))
  }
}

struct UploadsView: View {
  let queue: UploadQueue
  @State private var pendingDelete: Upload.ID?

  private var isConfirming: Binding<Bool> {
    Binding(get: { pendingDelete != nil }, set: { if !$0 { pendingDelete = nil } })
  }

  var body: some View {
    List(queue.items) { item in
      Text(item.name)
        .swipeActions {
          Button("Delete", role: .destructive) { pendingDelete = item.id }
        }
    }
    .confirmationDialog("Delete file?", isPresented: isConfirming, presenting: pendingDelete) {
      id in
      Button("Delete", role: .destructive) {
        guard let index = queue.items.firstIndex(where: { $0.id == id }) else { return }
        queue.items.remove(at: index)
      }
    }
  }
}
